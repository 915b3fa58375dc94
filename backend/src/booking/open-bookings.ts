import { Injectable } from '@nestjs/common';
import { openStatuses, type BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { MOST_TOLD, type OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import { OpenBookingsOfVehicle } from '../fleet/open-bookings-of-vehicle.js';
import { query, type Query } from '../platform/database/query.js';
import { Database } from '../platform/database/database.js';
import { OpenBookingsOfResponder } from '../responders/other-slices.js';

/** What keeps a vehicle from being retired and a responder from being erased, told to the slices that know no bookings. */
@Injectable()
export class OpenBookings implements OpenBookingsOfVehicle, OpenBookingsOfResponder {
  constructor(private readonly database: Database) {}

  openBookings(id: VehicleId | ResponderId): Promise<readonly OpenBooking[]> {
    return this.database.fetch(openBookingsWhere(id));
  }
}

interface OpenBookingRow {
  readonly booking_id: BookingId;
  readonly status: BookingStatus;
  readonly vehicle_name: string;
  readonly unit_number: string | null;
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** Pending, approved and active bookings of a vehicle or of a responder, earliest first. */
export const openBookingsWhere = (id: VehicleId | ResponderId): Query<readonly OpenBooking[]> =>
  query<OpenBookingRow, readonly OpenBooking[]>(
    {
      name: 'booking-diary.open',
      text: `SELECT d.booking_id, d.status, v.name AS vehicle_name, r.unit_number, d.start_at, d.end_at
             FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id LEFT JOIN responder r ON r.id = d.responder_id
             WHERE d.status = ANY ($2::text[]) AND (d.vehicle_id = $1 OR d.responder_id = $1)
             ORDER BY d.start_at, d.booking_id LIMIT $3`,
      values: [id, openStatuses, MOST_TOLD],
    },
    (rows) =>
      rows.map((row) => ({
        id: row.booking_id,
        status: row.status,
        vehicleName: row.vehicle_name,
        unitNumber: row.unit_number ?? '',
        startAt: row.start_at,
        endAt: row.end_at,
      })),
  );
