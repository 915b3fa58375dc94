import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Period, Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';

/** A booking that holds hours of the same vehicle. */
export interface Neighbour {
  readonly bookingId: BookingId;
  readonly status: BookingStatus;
  /** what it holds: a vehicle that was returned early is free from then on */
  readonly during: Period;
  readonly responder: {
    readonly id: ResponderId;
    readonly unitNumber: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
  };
}

interface NeighbourRow {
  readonly booking_id: BookingId;
  readonly status: BookingStatus;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly responder_id: ResponderId;
  readonly unit_number: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** Who else has the vehicle within these hours, in the order of their starts. */
export const neighboursOf = (bookingId: BookingId, vehicleId: VehicleId, within: Period): Query<readonly Neighbour[]> =>
  query<NeighbourRow, readonly Neighbour[]>(
    {
      name: 'vehicle-reservations.neighbours',
      text: `SELECT d.booking_id, d.status, lower(v.during) AS start_at, upper(v.during) AS end_at, d.responder_id,
                    r.unit_number, r.first_name, r.last_name
             FROM vehicle_reservation v
             JOIN booking_diary d ON d.booking_id = v.booking_id
             LEFT JOIN responder r ON r.id = d.responder_id
             WHERE v.vehicle_id = $2 AND v.booking_id <> $1 AND v.during && tstzrange($3, $4)
             ORDER BY lower(v.during)`,
      values: [bookingId, vehicleId, within.startAt, within.endAt],
    },
    (rows) => rows.map(toNeighbour),
  );

const toNeighbour = (row: NeighbourRow): Neighbour => ({
  bookingId: row.booking_id,
  status: row.status,
  during: { startAt: row.start_at, endAt: row.end_at },
  responder: {
    id: row.responder_id,
    unitNumber: row.unit_number,
    firstName: row.first_name,
    lastName: row.last_name,
  },
});
