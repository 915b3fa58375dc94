import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Period } from '@rigbook/contracts/kernel/time';
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

type NeighbourRow = Pick<Neighbour, 'bookingId' | 'status'> &
  Period &
  Omit<Neighbour['responder'], 'id'> & {
    readonly responderId: ResponderId;
  };

/** Who else has the vehicle within these hours, in the order of their starts. */
export const neighboursOf = (bookingId: BookingId, vehicleId: VehicleId, within: Period): Query<readonly Neighbour[]> =>
  query<NeighbourRow, readonly Neighbour[]>(
    {
      name: 'vehicle-reservations.neighbours',
      text: `SELECT d.booking_id AS "bookingId", d.status, lower(v.during) AS "startAt", upper(v.during) AS "endAt",
                    d.responder_id AS "responderId", r.unit_number AS "unitNumber", r.first_name AS "firstName",
                    r.last_name AS "lastName"
             FROM vehicle_reservation v
             JOIN booking_diary d ON d.booking_id = v.booking_id
             LEFT JOIN responder r ON r.id = d.responder_id
             WHERE v.vehicle_id = $2 AND v.booking_id <> $1 AND v.during && tstzrange($3, $4)
             ORDER BY lower(v.during)`,
      values: [bookingId, vehicleId, within.startAt, within.endAt],
    },
    (rows) => rows.map(toNeighbour),
  );

const toNeighbour = ({ bookingId, status, startAt, endAt, responderId, ...names }: NeighbourRow): Neighbour => ({
  bookingId,
  status,
  during: { startAt, endAt },
  responder: { id: responderId, ...names },
});
