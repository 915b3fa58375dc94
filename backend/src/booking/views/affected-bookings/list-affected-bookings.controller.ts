import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { type Instant, laterOf, type VehicleId } from '@rigbook/contracts/kernel';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { allRows, Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { Optional, TakesInstant } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, Now, PathId } from '../../../platform/http/index.js';
import { type BookingDiaryRow, DIARY_COLUMNS, DIARY_TABLES } from '../booking-diary/booking-diary.query.js';
import { BookingResponse, toBookingResponse } from '../booking-diary/booking.response.js';

/** Bookings of the vehicle between now and then; null: all in the future. */
interface Absence {
  readonly from: Instant;
  readonly until: Instant | null;
  /** the shift that has the vehicle out counts even if it should have ended before */
  readonly countsShift: boolean;
}

/**
 * Bookings affected by an absence of the vehicle, earliest first: pending and approved ones that begin before its end and end after
 * its beginning, and the shift that has the vehicle out. They begin within the booking window and do not overlap, so their number is
 * bounded by its hours.
 */
export const affectedBookings = (vehicleId: VehicleId, { from, until, countsShift }: Absence) =>
  allRows<BookingDiaryRow>({
    name: 'affected-bookings.of-vehicle',
    text: `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES}
           WHERE d.booking_id IN (
             SELECT booking_id FROM vehicle_reservation
             WHERE vehicle_id = $1 AND responder_id IS NOT NULL AND during && tstzrange($2, $3)
               AND (booked_until IS NULL OR booked_until > $2)
             UNION SELECT booking_id FROM vehicle_use WHERE vehicle_id = $1 AND ($4::boolean OR until_at > $2))
           ORDER BY d.start_at, d.booking_id`,
    values: [vehicleId, from, until && laterOf(from, until), countsShift],
  });

class ListAffectedBookingsQuery {
  @Optional()
  @TakesInstant({ description: 'Only bookings that go on after this moment, such as the end of a paper.' })
  from?: Instant;

  @Optional()
  @TakesInstant({ description: 'When the vehicle should be back; omit it if unknown.' })
  until?: Instant;
}

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class ListAffectedBookingsController {
  constructor(private readonly database: Database) {}

  @Get(':id/affected-bookings')
  @ApiOperation({
    summary: 'List bookings affected by taking a vehicle out of service, or by the end of its papers',
    description:
      'Earliest first: pending and approved bookings that begin before `until` and have not ended, and the active shift. With `from`, all that go on after it.',
  })
  @Answers([BookingResponse], 'The affected bookings, if any.')
  async listAffectedBookings(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Query() { from, until }: ListAffectedBookingsQuery,
    @Now() now: Instant,
  ): Promise<BookingResponse[]> {
    const [vehicle, rows] = await this.database.fetchAll([
      vehicleFacts(vehicleId),
      affectedBookings(vehicleId, {
        from: from ? laterOf(now, from) : now,
        until: until ?? null,
        countsShift: from === undefined,
      }),
    ]);
    if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
    return rows.map((row) => toBookingResponse(row, { reader: 'administrator', now }));
  }
}
