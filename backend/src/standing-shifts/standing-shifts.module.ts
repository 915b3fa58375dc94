import { Module } from '@nestjs/common';
import { ChangeStandingShiftController } from './change-standing-shift/change-standing-shift.controller.js';
import {
  ChangeStandingShiftHandler,
  EndStandingShiftHandler,
} from './change-standing-shift/change-standing-shift.handler.js';
import { SetStandingShiftController } from './set-standing-shift/set-standing-shift.controller.js';
import { SetStandingShiftHandler } from './set-standing-shift/set-standing-shift.handler.js';
import {
  ListOwnStandingShiftsController,
  ListStandingShiftsController,
} from './views/list-standing-shifts.controller.js';
import { StandingShiftHistoryController } from './views/standing-shift-history.controller.js';

/** Hours that somebody has again and again. A worker makes the bookings: MakingStandingShiftsModule. */
@Module({
  controllers: [
    SetStandingShiftController,
    ChangeStandingShiftController,
    ListStandingShiftsController,
    ListOwnStandingShiftsController,
    StandingShiftHistoryController,
  ],
  providers: [SetStandingShiftHandler, ChangeStandingShiftHandler, EndStandingShiftHandler],
})
export class StandingShiftsModule {}
