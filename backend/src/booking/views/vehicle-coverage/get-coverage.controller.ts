import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize } from 'class-validator';
import {
  BOOKING_WINDOW_DAYS,
  LONGEST_BOOKING_HOURS,
  OVERVIEW_MOST_DAYS,
} from '@rigbook/contracts/booking/booking.limits';
import {
  coverageOf,
  fromFullHour,
  fullHourOf,
  HOURS_TO_LOOK_AHEAD,
  shortfallsOf,
} from '@rigbook/contracts/vehicle-coverage/coverage.rules';
import { addHours, type BookingId, type Instant, isBefore, type Period } from '@rigbook/contracts/kernel';
import { mostTogether } from '@rigbook/contracts/vehicle-coverage/together.rules';
import { allFloors } from '../../../vehicle-coverage/views/coverage-floors.query.js';
import { Database } from '../../../platform/database/index.js';
import { IsIds, Optional, TakesInstant } from '../../../platform/fields/index.js';
import {
  AdminRoutes,
  Answers,
  boundedPeriod,
  CalledBy,
  type Caller,
  Now,
  OpenToTokens,
} from '../../../platform/http/index.js';
import {
  coverageInFleet,
  requestsAhead,
  shortfallsOfApproval,
  shortfallsOfApprovals,
  type VehicleInCoverage,
} from './coverage.query.js';
import { CoverageResponse, RequestBelowFloorResponse, toShortfall, toTypes } from './coverage.response.js';
import { inServiceWithin } from './service-history.query.js';

class CoverageQuery {
  @TakesInstant('2026-11-21T22:00:00.000Z') from!: Instant;
  @TakesInstant('2026-11-28T22:00:00.000Z', `At most ${OVERVIEW_MOST_DAYS} days after \`from\`.`) to!: Instant;
}

class RequestsQuery {
  @Optional()
  @ApiProperty({
    type: [String],
    format: 'uuid',
    maxItems: mostTogether,
    description: 'Requests that are to be approved together: only these are listed.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value.toLowerCase()] : value))
  @ArrayMaxSize(mostTogether, { message: `together may hold ${mostTogether} ids at most.` })
  @IsIds('together may hold ids of bookings only.')
  together?: readonly BookingId[];
}

/** What can be requested today begins by then; administrators may book a day more. */
const HOURS_OF_REQUESTS = (BOOKING_WINDOW_DAYS + 2) * 24;

@AdminRoutes('admin/coverage', 'Admin: coverage')
export class GetCoverageController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: 'Read how many vehicles of each type are free and on shift',
    description:
      'Hour by hour, with the floors that stand, and the hours below one. A vehicle is free in an hour if it can be driven in all of it and nobody has or asks for a part of it. Hours that have begun count the vehicles that were in service then, by the papers and floors as they are now.',
  })
  @Answers(CoverageResponse, 'The hours of each type, and those below a floor.')
  async getCoverage(
    @Query() asked: CoverageQuery,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<CoverageResponse> {
    const within = fromFullHour(boundedPeriod(asked, OVERVIEW_MOST_DAYS));
    const ahead = { ...within, endAt: addHours(within.endAt, HOURS_TO_LOOK_AHEAD) };
    const [fleet, floors] = await this.database.fetchAll([coverageInFleet(ahead, now), allFloors()]);
    const facts = { vehicles: await this.asTheyWere(fleet, within, now), floors, zone, now };
    return { types: toTypes(coverageOf(within, facts)), below: shortfallsOf(within, facts).map(toShortfall) };
  }

  /** With when they were in service, for hours that have begun. */
  private async asTheyWere(vehicles: readonly VehicleInCoverage[], within: Period, now: Instant) {
    if (!isBefore(within.startAt, now)) return vehicles;
    const ids = vehicles.map(({ vehicleId }) => vehicleId);
    // where days do not begin with a full hour of UTC, the first one begins before the period
    const around = { startAt: addHours(within.startAt, -1), endAt: addHours(now, 1) };
    const inService = await this.database.fetch(inServiceWithin(around, ids));
    return vehicles.map((vehicle) => ({ ...vehicle, inService: inService.get(vehicle.vehicleId) }));
  }

  @Get('requests')
  @OpenToTokens('bookings:read')
  @ApiOperation({
    summary: 'List requests that would go below a floor',
    description:
      'What approving each of them, and no other one, would leave free of its type. Approving it needs a reason. With `together`, what it would leave once those of them that begin before it are approved.',
  })
  @Answers([RequestBelowFloorResponse], 'Of the next 200 requests those that would, in order of their start.')
  async listRequestsBelow(
    @Query() { together }: RequestsQuery,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<RequestBelowFloorResponse[]> {
    const until = addHours(now, HOURS_OF_REQUESTS);
    const ahead = { startAt: fullHourOf(now), endAt: addHours(until, LONGEST_BOOKING_HOURS + HOURS_TO_LOOK_AHEAD) };
    const [requests, vehicles, floors] = await this.database.fetchAll([
      requestsAhead(now, until, together ?? null),
      coverageInFleet(ahead, now),
      allFloors(),
    ]);
    const known = { vehicles, floors, zone };
    const left = together
      ? shortfallsOfApprovals(requests, known, now)
      : requests.map((request) => shortfallsOfApproval(request, known, now));
    return requests.flatMap(({ bookingId }, nth) => {
      const below = (left[nth] ?? []).map(toShortfall);
      return below.length > 0 ? [{ bookingId, below }] : [];
    });
  }
}
