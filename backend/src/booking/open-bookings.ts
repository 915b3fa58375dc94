import { Injectable } from '@nestjs/common';
import { openStatuses } from '@rigbook/contracts/booking/booking.words';
import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { MOST_TOLD, type OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import { OpenBookingsOfVehicle } from '../fleet/open-bookings-of-vehicle.js';
import { allRows, Database, type Query } from '../platform/database/index.js';
import { OpenBookingsOfResponder } from '../responders/responder-ports.js';

/** Bookings that prevent retiring a vehicle or erasing a responder, for slices that do not know bookings. */
@Injectable()
export class OpenBookings implements OpenBookingsOfVehicle, OpenBookingsOfResponder {
  constructor(private readonly database: Database) {}

  openBookings(id: VehicleId | ResponderId): Promise<readonly OpenBooking[]> {
    return this.database.fetch(openBookingsWhere(id));
  }
}

/** Pending, approved and active bookings of a vehicle or of a responder, earliest first. */
export const openBookingsWhere = (id: VehicleId | ResponderId): Query<readonly OpenBooking[]> =>
  allRows<OpenBooking>({
    name: 'booking-diary.open',
    text: `SELECT d.booking_id AS id, d.status, v.name AS "vehicleName", coalesce(r.unit_number, '') AS "unitNumber",
                  d.start_at AS "startAt", d.end_at AS "endAt"
           FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id LEFT JOIN responder r ON r.id = d.responder_id
           WHERE d.status = ANY ($2::text[]) AND (d.vehicle_id = $1 OR d.responder_id = $1)
           ORDER BY d.start_at, d.booking_id LIMIT $3`,
    values: [id, openStatuses, MOST_TOLD],
  });
