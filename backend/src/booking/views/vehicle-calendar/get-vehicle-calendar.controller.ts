import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CALENDAR_MOST_DAYS } from '@rigbook/contracts/booking/booking.limits';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Database } from '../../../platform/database/database.js';
import { Refusal } from '../../../platform/decisions/refusal.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { boundedPeriod } from '../../../platform/http/days.dto.js';
import { OpenToTokens } from '../../../platform/http/token-access.decorators.js';
import { takenPeriods } from './taken-periods.query.js';
import { VehicleCalendarQuery, VehicleCalendarResponse } from './vehicle-calendar.dto.js';

@ApiTags('Vehicles')
@Controller('vehicles')
export class GetVehicleCalendarController {
  constructor(private readonly database: Database) {}

  @Get(':id/calendar')
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: "Read a vehicle's taken hours",
    description: 'Whole or part, as far as they touch the asked days. No personal data.',
  })
  @ApiOkResponse({
    description: 'The taken periods of the days, without who took them.',
    type: VehicleCalendarResponse,
  })
  async getVehicleCalendar(
    @Param('id', new UuidPipe<VehicleId>('VEHICLE_NOT_FOUND')) vehicleId: VehicleId,
    @Query() { from, to }: VehicleCalendarQuery,
  ): Promise<VehicleCalendarResponse> {
    const asked = boundedPeriod({ from, to }, CALENDAR_MOST_DAYS);
    const [vehicle, taken] = await this.database.fetchAll([vehicleFacts(vehicleId), takenPeriods(vehicleId, asked)]);
    if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
    return { vehicleId, from, to, taken: taken.map(({ startAt, endAt }) => ({ startTime: startAt, endTime: endAt })) };
  }
}
