import { Module } from '@nestjs/common';
import { ProgressDefectController, ProgressDefectHandler } from './progress-defect/progress-defect.controller.js';
import { ListDefectsController } from './views/list-defects.controller.js';

/** What of vehicles is not all right, until it is fixed or declined. Checklists find it: the booking slice reports it. */
@Module({
  controllers: [ListDefectsController, ProgressDefectController],
  providers: [ProgressDefectHandler],
})
export class DefectsModule {}
