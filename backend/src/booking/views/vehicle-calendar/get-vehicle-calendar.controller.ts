import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { CALENDAR_MOST_DAYS } from '@rigbook/contracts/booking/booking.limits';
import type { Instant, VehicleId } from '@rigbook/contracts/kernel';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { TakesInstant } from '../../../platform/fields/index.js';
import { Answers, boundedPeriod, Now, OpenToTokens, PathId, Routes } from '../../../platform/http/index.js';
import { takenPeriods } from './taken-periods.query.js';
import { toVehicleCalendar, VehicleCalendarResponse } from './vehicle-calendar.response.js';

class VehicleCalendarQuery {
  @TakesInstant('2026-11-22T16:00:00.000Z') from!: Instant;
  @TakesInstant('2026-11-29T16:00:00.000Z', 'At most 62 days after `from`.') to!: Instant;
}

@Routes('vehicles', 'Vehicles')
export class GetVehicleCalendarController {
  constructor(private readonly database: Database) {}

  @Get(':id/calendar')
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: "Read a vehicle's taken hours",
    description: 'All that overlap the requested days, without personal data.',
  })
  @Answers(VehicleCalendarResponse, 'The taken periods on these days, without who took them.')
  async getVehicleCalendar(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Query() { from, to }: VehicleCalendarQuery,
    @Now() now: Instant,
  ): Promise<VehicleCalendarResponse> {
    const asked = boundedPeriod({ from, to }, CALENDAR_MOST_DAYS);
    const [vehicle, taken] = await this.database.fetchAll([vehicleFacts(vehicleId), takenPeriods(vehicleId, asked)]);
    if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
    return toVehicleCalendar({ ...vehicle, vehicleId, taken }, { from, to }, now);
  }
}
