import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { LONGEST_BOOKING_HOURS, OVERVIEW_MOST_DAYS } from '@rigbook/contracts/booking/booking.limits';
import { heldPeriod, startsThatMayHold } from '@rigbook/contracts/booking/diary/held-hours.rules';
import { type Instant, overlaps, type Period } from '@rigbook/contracts/kernel';
import { adminFleet, FleetVehicleResponse, toFleetVehicle } from '../../../fleet/admin-fleet/fleet-vehicle.response.js';
import { allRows, Database } from '../../../platform/database/index.js';
import { Parts, TakesInstant } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, boundedPeriod, Now } from '../../../platform/http/index.js';
import { type BookingDiaryRow, DIARY_COLUMNS, DIARY_TABLES } from '../booking-diary/booking-diary.query.js';
import { BookingResponse, toBookingResponse } from '../booking-diary/booking.response.js';

/** A safety limit, above what any fleet has in eight days. */
const MOST_BOOKINGS = 10_000;

const selected = `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES}`;

/**
 * Bookings that may hold a vehicle within these hours, ordered by start: active ones by status, all others by start. One statement,
 * so that a booking that changes is neither missed nor seen twice.
 */
export const mayHoldWithin = (asked: Period) => {
  const starts = startsThatMayHold(asked, LONGEST_BOOKING_HOURS);
  return allRows<BookingDiaryRow>({
    name: 'overview.may-hold-within',
    text: `${selected} WHERE d.status = 'active'
           UNION ALL
           ${selected} WHERE d.start_at >= $1 AND d.start_at <= $2 AND d.status IN ('pending', 'approved', 'completed')
           ORDER BY "startAt", "bookingId" LIMIT $3`,
    values: [starts.startAt, starts.endAt, MOST_BOOKINGS],
  });
};

class OverviewQuery {
  @TakesInstant('2026-11-21T22:00:00.000Z') from!: Instant;
  @TakesInstant('2026-11-22T22:00:00.000Z', `At most ${OVERVIEW_MOST_DAYS} days after \`from\`.`) to!: Instant;
}

@ApiSchema({ name: 'Overview' })
class OverviewResponse {
  @Parts(FleetVehicleResponse, 'The current fleet, by name.') vehicles!: FleetVehicleResponse[];
  @Parts(BookingResponse, 'By start, without rejected and cancelled ones.') bookings!: BookingResponse[];
}

@AdminRoutes('admin/overview', 'Admin: bookings')
export class GetOverviewController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read the bookings of all vehicles in a period',
    description:
      'The fleet, and every booking that holds a vehicle in that period, past or future. A booking holds it from an early check-in on, until the return, or until now if it is overdue. A shift that began or ended more than a day outside its hours may be missing.',
  })
  @Answers(OverviewResponse, 'The fleet and the bookings of that period.')
  async getOverview(@Query() query: OverviewQuery, @Now() now: Instant): Promise<OverviewResponse> {
    const asked = boundedPeriod(query, OVERVIEW_MOST_DAYS);
    const [fleet, rows] = await this.database.fetchAll([adminFleet(), mayHoldWithin(asked)]);
    const bookings = rows.map((row) => toBookingResponse(row, { reader: 'administrator', now }));
    return {
      vehicles: fleet.map(toFleetVehicle),
      bookings: bookings.filter((booking) => overlaps(held(booking, now), asked)),
    };
  }
}

const held = ({ startTime, endTime, ...booking }: BookingResponse, now: Instant): Period =>
  heldPeriod({ startAt: startTime, endAt: endTime, ...booking }, now);
