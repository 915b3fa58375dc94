import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { dayOf, type Instant, type ResponderId, type StandingShiftId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Optional, TakesId, TakesOneOf } from '../../platform/fields/index.js';
import {
  AdminRoutes,
  Answers,
  CalledBy,
  type Caller,
  Now,
  PathId,
  type Person,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { StandingShiftResponse, toStandingShift } from './standing-shift.response.js';
import {
  allStandingShifts,
  MOST_WITH_GAPS,
  oneStandingShift,
  standingShiftsOf,
  standingShiftsWithGaps,
} from './standing-shifts.query.js';

class ListStandingShiftsQuery {
  @Optional()
  @TakesId('responderId must be the id of a user.', { description: 'Only those of this user that stand.' })
  responderId?: ResponderId;
  @Optional()
  @TakesOneOf(['not-booked'], 'StandingShiftsOnly', "only must be 'not-booked'.", {
    description: `Only those that stand and have a day ahead that could not be booked so far, at most ${MOST_WITH_GAPS}.`,
  })
  only?: 'not-booked';
}

@AdminRoutes('admin/standing-shifts', 'Admin: standing shifts')
export class ListStandingShiftsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List standing shifts',
    description: 'All that stand, by unit number, and after them the last 50 that ended, with the next days of each.',
  })
  @Answers([StandingShiftResponse], 'Those that stand first.')
  async listStandingShifts(
    @Query() { responderId, only }: ListStandingShiftsQuery,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<StandingShiftResponse[]> {
    const today = dayOf(now, zone);
    const ofPerson = responderId ? standingShiftsOf(responderId, today) : allStandingShifts(today);
    const rows = await this.database.fetch(only ? standingShiftsWithGaps(now, today, responderId) : ofPerson);
    return rows.map((row) => toStandingShift(row, now, zone));
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read a standing shift' })
  @Answers(StandingShiftResponse, 'Whether it stands or has ended.')
  async getStandingShift(
    @PathId('STANDING_SHIFT_NOT_FOUND') id: StandingShiftId,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<StandingShiftResponse> {
    const row = await this.database.fetch(oneStandingShift(id, dayOf(now, zone)));
    if (!row) throw new Refusal('STANDING_SHIFT_NOT_FOUND');
    return toStandingShift(row, now, zone);
  }
}

@Routes('standing-shifts', 'Standing shifts')
export class ListOwnStandingShiftsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List your standing shifts',
    description: 'The hours that an administrator gave you on some days of each week, with the next days.',
  })
  @Answers([StandingShiftResponse], 'Those that have not ended, by the hour at which they begin.')
  async listOwnStandingShifts(
    @SignedInPerson() { responderId, zone }: Person,
    @Now() now: Instant,
  ): Promise<StandingShiftResponse[]> {
    const rows = await this.database.fetch(standingShiftsOf(responderId, dayOf(now, zone)));
    return rows.map((row) => toStandingShift(row, now, zone, 'its person'));
  }
}
