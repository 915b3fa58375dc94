import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { dayOf, type Instant, type ResponderId, type StandingShiftId, type VehicleId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Optional, TakesId, TakesOneOf } from '../../platform/fields/index.js';
import {
  AdminRoutes,
  Answers,
  ApiPage,
  CalledBy,
  type Caller,
  mapPage,
  Now,
  OpenToTokens,
  type Page,
  PageQuery,
  pageRequest,
  PathId,
  type Person,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { StandingShiftResponse, toStandingShift } from './standing-shift.response.js';
import {
  MOST_WITH_GAPS,
  oneStandingShift,
  standingShiftsOf,
  standingShiftsPage,
  standingShiftsWithGaps,
} from './standing-shifts.query.js';

const only = ['not-booked', 'ended'] as const;

class ListStandingShiftsQuery extends PageQuery {
  @Optional()
  @TakesId('responderId must be the id of a user.', { description: 'Only those of this user.' })
  responderId?: ResponderId;
  @Optional()
  @TakesId('vehicleId must be the id of a vehicle.', { description: 'Only those of this very vehicle.' })
  vehicleId?: VehicleId;
  @Optional()
  @TakesOneOf(only, 'StandingShiftsOnly', `only must be among ${only.join(', ')}.`, {
    description: `\`not-booked\`: those with a day ahead that could not be booked so far, at most ${MOST_WITH_GAPS} in all and whatever the vehicle. \`ended\`: those that ended, the last one first.`,
  })
  only?: (typeof only)[number];
}

@AdminRoutes('admin/standing-shifts', 'Admin: standing shifts')
export class ListStandingShiftsController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('bookings:read')
  @ApiOperation({
    summary: 'List standing shifts',
    description: 'Those that stand, by unit number, with the next days of each.',
  })
  @ApiPage(StandingShiftResponse)
  async listStandingShifts(
    @Query() asked: ListStandingShiftsQuery,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<Page<StandingShiftResponse>> {
    const today = dayOf(now, zone);
    const page =
      asked.only === 'not-booked'
        ? { rows: await this.database.fetch(standingShiftsWithGaps(now, today, asked.responderId)), next: undefined }
        : await this.database.fetch(
            standingShiftsPage({ ...asked, ended: asked.only === 'ended' }, today, pageRequest(asked)),
          );
    return mapPage(page, (row) => toStandingShift(row, now, zone));
  }

  @Get(':id')
  @OpenToTokens('bookings:read')
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
