import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { OVERVIEW_MOST_DAYS } from '@rigbook/contracts/booking/booking.limits';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { TakesInstant } from '../../../platform/fields/index.js';
import { Answers, boundedPeriod, Now, OpenToTokens, Routes } from '../../../platform/http/index.js';
import { takenInFleet } from './taken-periods.query.js';
import { toVehicleCalendar, VehicleCalendarResponse } from './vehicle-calendar.response.js';

class VehicleCalendarsQuery {
  @TakesInstant('2026-11-22T16:00:00.000Z') from!: Instant;
  @TakesInstant('2026-11-23T16:00:00.000Z', `At most ${OVERVIEW_MOST_DAYS} days after \`from\`.`) to!: Instant;
}

@Routes('vehicles', 'Vehicles')
export class ListVehicleCalendarsController {
  constructor(private readonly database: Database) {}

  @Get('calendar')
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: 'Read the taken hours of all vehicles',
    description: 'All that overlap the requested days, without personal data.',
  })
  @Answers([VehicleCalendarResponse], 'The fleet by name, with the taken periods on these days.')
  async listVehicleCalendars(
    @Query() { from, to }: VehicleCalendarsQuery,
    @Now() now: Instant,
  ): Promise<VehicleCalendarResponse[]> {
    const fleet = await this.database.fetch(takenInFleet(boundedPeriod({ from, to }, OVERVIEW_MOST_DAYS)));
    return fleet.map((vehicle) => toVehicleCalendar(vehicle, { from, to }, now));
  }
}
