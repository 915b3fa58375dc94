import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { CALENDAR_MOST_DAYS } from '@rigbook/contracts/booking/booking.limits';
import type { Instant, VehicleId } from '@rigbook/contracts/kernel';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { example, Id, Moment, Parts, TakesInstant } from '../../../platform/fields/index.js';
import { Answers, boundedPeriod, OpenToTokens, PathId, Routes } from '../../../platform/http/index.js';
import { takenPeriods } from './taken-periods.query.js';

class VehicleCalendarQuery {
  @TakesInstant('2026-11-22T16:00:00.000Z') from!: Instant;
  @TakesInstant('2026-11-29T16:00:00.000Z', 'At most 62 days after `from`.') to!: Instant;
}

@ApiSchema({ name: 'TakenInterval' })
class TakenIntervalResponse {
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
}

@ApiSchema({ name: 'VehicleCalendar' })
class VehicleCalendarResponse {
  @Id(example.vehicleId) vehicleId!: VehicleId;
  @Moment('2026-11-22T16:00:00.000Z') from!: Instant;
  @Moment('2026-11-29T16:00:00.000Z') to!: Instant;
  @Parts(TakenIntervalResponse, 'In order of time, without who took them.') taken!: TakenIntervalResponse[];
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
  ): Promise<VehicleCalendarResponse> {
    const asked = boundedPeriod({ from, to }, CALENDAR_MOST_DAYS);
    const [vehicle, taken] = await this.database.fetchAll([vehicleFacts(vehicleId), takenPeriods(vehicleId, asked)]);
    if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
    return { vehicleId, from, to, taken: taken.map(({ startAt, endAt }) => ({ startTime: startAt, endTime: endAt })) };
  }
}
