import { rowsStatement, type ProjectedEvent, type Projection } from '../../../platform/event-store/index.js';
import type { VehicleRetired } from '../../../fleet/vehicle.events.js';
import type { BookingEvent, BookingReinstated, BookingRequested } from '../../booking.events.js';

/**
 * The taken hours of a vehicle. The exclusion constraint makes a double booking impossible, however many processes write.
 * Retiring a vehicle takes its whole future, so that retiring and booking exclude each other. That future begins at the last
 * checkout if another process's clock was ahead.
 * Written by hand: an event computes ranges from the existing row, and deletes rows.
 */
export const vehicleReservations: Projection<BookingEvent | VehicleRetired> = {
  name: 'vehicle-reservations',
  tables: ['vehicle_reservation'],
  partitionBy: (event) => {
    if (event.type === 'VehicleRetired') return event.stream;
    return event.type === 'BookingChanged' ? [event.data.before.vehicleId, event.data.vehicleId] : event.data.vehicleId;
  },
  on: {
    BookingRequested: reserve,
    BookingRejected: release,
    BookingCancelled: release,
    BookingReleased: release,
    BookingReinstated: reserve,
    BookingChanged: (events) =>
      rowsStatement({
        name: 'vehicle-reservations.move',
        cells: { bookingId: 'uuid', vehicleId: 'uuid', startAt: 'timestamptz', endAt: 'timestamptz', isOut: 'boolean' },
        rows: events.map(({ stream, data: { vehicleId, startAt, endAt, status } }) => ({
          bookingId: stream,
          vehicleId,
          startAt,
          endAt,
          isOut: status === 'active',
        })),
        // a shift that began early keeps its beginning
        text: (rows) => `
          UPDATE vehicle_reservation r
          SET vehicle_id = e.vehicle_id,
              during = tstzrange(CASE WHEN e.is_out THEN lower(r.during) ELSE e.start_at END, e.end_at)
          FROM ${rows} WHERE r.booking_id = e.booking_id`,
      }),
    BookingExtended: (events) =>
      rowsStatement({
        name: 'vehicle-reservations.extend',
        cells: { bookingId: 'uuid', endAt: 'timestamptz' },
        rows: events.map(({ stream, data: { endAt } }) => ({ bookingId: stream, endAt })),
        text: (rows) => `
          UPDATE vehicle_reservation r SET during = tstzrange(lower(r.during), e.end_at)
          FROM ${rows} WHERE r.booking_id = e.booking_id`,
      }),
    VehicleCheckedIn: (events) =>
      rowsStatement({
        name: 'vehicle-reservations.extend-to-early-check-in',
        cells: { bookingId: 'uuid', checkedInAt: 'timestamptz', startAt: 'timestamptz', endAt: 'timestamptz' },
        rows: events.map(({ stream, recordedAt, data: { startAt, endAt } }) => ({
          bookingId: stream,
          checkedInAt: recordedAt,
          startAt,
          endAt,
        })),
        text: (rows) => `
          UPDATE vehicle_reservation r SET during = tstzrange(least(e.checked_in_at, e.start_at), e.end_at)
          FROM ${rows} WHERE r.booking_id = e.booking_id AND e.checked_in_at < e.start_at`,
      }),
    VehicleCheckedOut: (events) =>
      rowsStatement({
        name: 'vehicle-reservations.free-remaining-hours',
        cells: { bookingId: 'uuid', checkedOutAt: 'timestamptz', endAt: 'timestamptz' },
        rows: events.map(({ stream, recordedAt, data: { endAt } }) => ({
          bookingId: stream,
          checkedOutAt: recordedAt,
          endAt,
        })),
        text: (rows) => `
          UPDATE vehicle_reservation r
          SET responder_id = NULL,
              during = tstzrange(lower(r.during), greatest(lower(r.during), least(e.checked_out_at, e.end_at)))
          FROM ${rows} WHERE r.booking_id = e.booking_id`,
      }),
    VehicleRetired: (events) =>
      rowsStatement({
        name: 'vehicle-reservations.take-retired-vehicle',
        cells: { eventId: 'uuid', vehicleId: 'uuid', retiredAt: 'timestamptz' },
        rows: events.map(({ id, stream, recordedAt }) => ({ eventId: id, vehicleId: stream, retiredAt: recordedAt })),
        text: (rows) => `
          INSERT INTO vehicle_reservation (booking_id, vehicle_id, during)
          SELECT event_id, vehicle_id, tstzrange(greatest(retired_at, returned_at), NULL)
          FROM ${rows},
            LATERAL (SELECT max(upper(r.during)) AS returned_at FROM vehicle_reservation r
                     WHERE r.vehicle_id = e.vehicle_id AND r.responder_id IS NULL
                       AND r.during && tstzrange(e.retired_at, NULL)) AS last_shift
          ON CONFLICT (booking_id) DO NOTHING`,
      }),
  },
};

function reserve(events: readonly ProjectedEvent<BookingRequested | BookingReinstated>[]) {
  return rowsStatement({
    name: 'vehicle-reservations.reserve',
    cells: {
      bookingId: 'uuid',
      vehicleId: 'uuid',
      responderId: 'uuid',
      startAt: 'timestamptz',
      endAt: 'timestamptz',
    },
    rows: events.map(({ stream, data: { vehicleId, responderId, startAt, endAt } }) => ({
      bookingId: stream,
      vehicleId,
      responderId,
      startAt,
      endAt,
    })),
    text: (rows) => `
      INSERT INTO vehicle_reservation (booking_id, vehicle_id, responder_id, during)
      SELECT booking_id, vehicle_id, responder_id, tstzrange(start_at, end_at) FROM ${rows}
      ON CONFLICT (booking_id) DO NOTHING`,
  });
}

function release(events: readonly { readonly stream: string }[]) {
  return {
    name: 'vehicle-reservations.release',
    text: `DELETE FROM vehicle_reservation WHERE booking_id = ANY ($1::uuid[])`,
    values: [events.map(({ stream }) => stream)],
  };
}
