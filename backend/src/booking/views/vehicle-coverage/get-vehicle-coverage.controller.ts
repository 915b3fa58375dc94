import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { fromFullHour, HOURS_TO_LOOK_AHEAD, shortfallsWith } from '@rigbook/contracts/vehicle-coverage/coverage.rules';
import { addHours, type BookingId, type Instant, type VehicleId } from '@rigbook/contracts/kernel';
import { allFloors } from '../../../vehicle-coverage/views/coverage-floors.query.js';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { example, Optional, TakesId, TakesInstant } from '../../../platform/fields/index.js';
import { Answers, boundedPeriod, CalledBy, type Caller, Now, PathId, Routes } from '../../../platform/http/index.js';
import { coverageInFleet, withoutBooking } from './coverage.query.js';
import { ShortfallResponse, toShortfall } from './coverage.response.js';

const MOST_DAYS = 2;

class HoursQuery {
  @TakesInstant('2026-11-27T20:00:00.000Z') from!: Instant;
  @TakesInstant('2026-11-28T00:00:00.000Z', `At most ${MOST_DAYS} days after \`from\`.`) to!: Instant;
  @Optional()
  @TakesId('insteadOf must be the id of a booking.', {
    description: 'A booking that is to have this vehicle and these hours instead of its own.',
    example: example.bookingId,
  })
  insteadOf?: BookingId;
}

@Routes('vehicles', 'Vehicles')
export class GetVehicleCoverageController {
  constructor(private readonly database: Database) {}

  @Get(':id/coverage')
  @ApiOperation({
    summary: 'Read whether a booking would go below a floor',
    description:
      'What a booking of these hours would leave free of the type of the vehicle, where that is less than the organization wants. A request is taken all the same, and marked for the administrator.',
  })
  @Answers([ShortfallResponse], 'The hours below a floor, in order of time; none if it leaves enough.')
  async getVehicleCoverage(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Query() { from, to, insteadOf }: HoursQuery,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<ShortfallResponse[]> {
    const asked = boundedPeriod({ from, to }, MOST_DAYS);
    const [vehicle, floors] = await this.database.fetchAll([vehicleFacts(vehicleId), allFloors()]);
    if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
    if (!floors.some(({ vehicleType }) => vehicleType === vehicle.type)) return [];
    const ahead = { ...fromFullHour(asked), endAt: addHours(asked.endAt, HOURS_TO_LOOK_AHEAD) };
    const vehicles = await this.database.fetch(coverageInFleet(ahead, now, vehicle.type));
    const free = withoutBooking(insteadOf, vehicles);
    return shortfallsWith({ ...asked, vehicleId }, { vehicles, floors, zone, now }, free).map(toShortfall);
  }
}
