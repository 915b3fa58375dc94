import { columns } from '../../platform/event-store/columns.js';
import type { Projection } from '../../platform/event-store/projection.js';
import type { VehicleRetired } from '../../fleet/vehicle.events.js';
import type { BookingEvent } from '../booking.events.js';

/**
 * Which hours of a vehicle are taken. Its exclusion constraint is what makes a double booking impossible, whatever
 * number of processes write; a retired vehicle's future is taken for good, so that retiring and booking exclude each other.
 * It begins with the last checkout where another process's clock ran ahead of the one that retires.
 */
export const vehicleReservations: Projection<BookingEvent | VehicleRetired> = {
  name: 'vehicle-reservations',
  tables: ['vehicle_reservation'],
  partitionBy: (event) => (event.type === 'VehicleRetired' ? event.stream : event.data.vehicleId),
  on: {
    BookingRequested: (events) => ({
      name: 'vehicle-reservations.reserve',
      text: `INSERT INTO vehicle_reservation (booking_id, vehicle_id, responder_id, during)
             SELECT booking_id, vehicle_id, responder_id, tstzrange(start_at, end_at)
             FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::timestamptz[])
               AS e (booking_id, vehicle_id, responder_id, start_at, end_at)
             ON CONFLICT (booking_id) DO NOTHING`,
      values: columns(events, ({ stream, data }) => [
        stream,
        data.vehicleId,
        data.responderId,
        data.startAt,
        data.endAt,
      ]),
    }),
    BookingRejected: release,
    BookingCancelled: release,
    VehicleCheckedIn: (events) => ({
      name: 'vehicle-reservations.extend-to-early-check-in',
      text: `UPDATE vehicle_reservation r SET during = tstzrange(least(e.checked_in_at, e.start_at), e.end_at)
             FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[])
               AS e (booking_id, checked_in_at, start_at, end_at)
             WHERE r.booking_id = e.booking_id AND e.checked_in_at < e.start_at`,
      values: columns(events, ({ stream, recordedAt, data }) => [stream, recordedAt, data.startAt, data.endAt]),
    }),
    VehicleCheckedOut: (events) => ({
      name: 'vehicle-reservations.free-remaining-hours',
      text: `UPDATE vehicle_reservation r
             SET responder_id = NULL,
                 during = tstzrange(lower(r.during), greatest(lower(r.during), least(e.checked_out_at, e.end_at)))
             FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS e (booking_id, checked_out_at, end_at)
             WHERE r.booking_id = e.booking_id`,
      values: columns(events, ({ stream, recordedAt, data }) => [stream, recordedAt, data.endAt]),
    }),
    VehicleRetired: (events) => ({
      name: 'vehicle-reservations.take-retired-vehicle',
      text: `INSERT INTO vehicle_reservation (booking_id, vehicle_id, during)
             SELECT event_id, vehicle_id, tstzrange(greatest(retired_at, returned_at), NULL)
             FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS e (event_id, vehicle_id, retired_at),
               LATERAL (SELECT max(upper(r.during)) AS returned_at FROM vehicle_reservation r
                        WHERE r.vehicle_id = e.vehicle_id AND r.responder_id IS NULL
                          AND r.during && tstzrange(e.retired_at, NULL)) AS last_shift
             ON CONFLICT (booking_id) DO NOTHING`,
      values: columns(events, ({ id, stream, recordedAt }) => [id, stream, recordedAt]),
    }),
  },
};

function release(events: readonly { readonly stream: string }[]) {
  return {
    name: 'vehicle-reservations.release',
    text: `DELETE FROM vehicle_reservation WHERE booking_id = ANY ($1::uuid[])`,
    values: columns(events, ({ stream }) => [stream]),
  };
}
