import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { LONGEST_BOOKING_HOURS, OVERVIEW_MOST_DAYS } from '@rigbook/contracts/booking/booking.limits';
import { startsThatMayHold } from '@rigbook/contracts/booking/diary/held-hours.rules';
import type { Instant, Period } from '@rigbook/contracts/kernel';
import { adminFleet, FleetVehicleResponse, toFleetVehicle } from '../../../fleet/admin-fleet/fleet-vehicle.response.js';
import { Database, oneRow } from '../../../platform/database/index.js';
import { Parts, TakesInstant } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, boundedPeriod, JsonText, Now } from '../../../platform/http/index.js';
import { BookingResponse, bookingsAsJson } from '../booking-diary/booking.response.js';

/** A safety limit, above what any fleet has in eight days. */
const MOST_BOOKINGS = 10_000;

/** Active ones by status, all others by start: an index finds both. */
const maybe = `(
  SELECT * FROM booking_diary WHERE status = 'active'
  UNION ALL
  SELECT * FROM booking_diary WHERE start_at >= $1 AND start_at <= $2 AND status IN ('pending', 'approved', 'completed'))`;

/**
 * The bookings that hold a vehicle within these hours, as `heldPeriod` says, ordered by start. One statement, so that a booking that
 * changes is neither missed nor seen twice.
 */
export const heldWithin = (asked: Period, now: Instant) => {
  const starts = startsThatMayHold(asked, LONGEST_BOOKING_HOURS);
  return oneRow<{ readonly list: string | null }>({
    name: 'overview.held-within',
    text: `SELECT string_agg(json, ',') AS list FROM (
           ${bookingsAsJson({ whole: true, now: '$5' }, maybe)}
           WHERE least(d.start_at, d.checked_in_at) < $4
             AND CASE d.status WHEN 'active' THEN greatest(d.end_at, $5) WHEN 'completed' THEN coalesce(d.checked_out_at, d.end_at)
                   ELSE d.end_at END > $3
           ORDER BY d.start_at, d.booking_id LIMIT $6) AS held`,
    values: [starts.startAt, starts.endAt, asked.startAt, asked.endAt, now, MOST_BOOKINGS],
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
  async getOverview(@Query() query: OverviewQuery, @Now() now: Instant): Promise<JsonText<OverviewResponse>> {
    const asked = boundedPeriod(query, OVERVIEW_MOST_DAYS);
    const [fleet, held] = await this.database.fetchAll([adminFleet(), heldWithin(asked, now)]);
    const vehicles = JSON.stringify(fleet.map(toFleetVehicle));
    return new JsonText(`{"vehicles":${vehicles},"bookings":[${held?.list ?? ''}]}`);
  }
}
