import { Module } from '@nestjs/common';
import { EraseDefectWordsController, EraseDefectWordsHandler } from './erase-words/erase-words.controller.js';
import { ProgressDefectController, ProgressDefectHandler } from './progress-defect/progress-defect.controller.js';
import { ReportSeenController, ReportSeenHandler } from './report-seen/report-seen.controller.js';
import { ListDefectsController } from './views/list-defects.controller.js';

/** What of vehicles is not all right, until it is fixed or declined. Checklists find it: the booking slice reports it. So does who sees it. */
@Module({
  controllers: [ListDefectsController, ProgressDefectController, ReportSeenController, EraseDefectWordsController],
  providers: [ProgressDefectHandler, ReportSeenHandler, EraseDefectWordsHandler],
})
export class DefectsModule {}
