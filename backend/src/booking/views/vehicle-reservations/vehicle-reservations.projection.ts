import { addMinutes, type Instant, isBefore, type Period } from '@rigbook/contracts/kernel';
import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import { rowsStatement, type ProjectedEvent, type Projection } from '../../../platform/event-store/index.js';
import type { VehicleRetired } from '../../../fleet/vehicle.events.js';
import type {
  BookingChanged,
  BookingEvent,
  BookingReinstated,
  BookingRequested,
  VehicleCheckedIn,
  VehicleTakenInEmergency,
} from '../../booking.events.js';

/**
 * The taken hours of a vehicle. The exclusion constraint makes a double booking impossible, however many processes write.
 * Retiring a vehicle takes its whole future, so that retiring and booking exclude each other. That future begins at the last
 * checkout if another process's clock was ahead.
 * `during` includes the turn-round after a booking; `booked_until` is the end of the booking itself, where that is earlier.
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
    VehicleTakenInEmergency: reserve,
    BookingRejected: releaseHours,
    BookingCancelled: releaseHours,
    BookingReleased: releaseHours,
    BookingReinstated: reserve,
    BookingChanged: (events) => move(events.filter(({ data }) => changesHours(data.before, data))),
    BookingHandedOn: (events) =>
      rowsStatement({
        name: 'vehicle-reservations.hand-on',
        cells: { bookingId: 'uuid', responderId: 'uuid' },
        rows: events.map(({ stream, data: { responderId } }) => ({ bookingId: stream, responderId })),
        text: (rows) => `
          UPDATE vehicle_reservation r SET responder_id = e.responder_id FROM ${rows} WHERE r.booking_id = e.booking_id`,
      }),
    BookingExtended: (events) => extend(events.map(({ stream, data }) => ({ bookingId: stream, ...held(data) }))),
    BookingExtensionRequested: (events) =>
      extend(events.map(({ stream, data }) => ({ bookingId: stream, ...held({ ...data, endAt: data.askedEndAt }) }))),
    BookingExtensionEnded: (events) =>
      rowsStatement({
        name: 'vehicle-reservations.end-extension-request',
        cells: { bookingId: 'uuid', endAt: 'timestamptz' },
        rows: events.map(({ stream, data: { endAt } }) => ({ bookingId: stream, endAt })),
        text: (rows) => `
          UPDATE vehicle_reservation r
          SET during = tstzrange(lower(r.during), e.end_at + (upper(r.during) - coalesce(r.booked_until, upper(r.during)))),
              booked_until = CASE WHEN r.booked_until IS NOT NULL THEN e.end_at END
          FROM ${rows} WHERE r.booking_id = e.booking_id`,
      }),
    VehicleCheckedIn: (events) => [
      ...useTurnRound(events.filter(({ recordedAt, data }) => isBefore(recordedAt, data.startAt))),
      rowsStatement({
        name: 'vehicle-reservations.extend-to-early-check-in',
        cells: { bookingId: 'uuid', checkedInAt: 'timestamptz', startAt: 'timestamptz' },
        rows: events.map(({ stream, recordedAt, data: { startAt } }) => ({
          bookingId: stream,
          checkedInAt: recordedAt,
          startAt,
        })),
        text: (rows) => `
          UPDATE vehicle_reservation r SET during = tstzrange(least(e.checked_in_at, e.start_at), upper(r.during))
          FROM ${rows} WHERE r.booking_id = e.booking_id AND e.checked_in_at < e.start_at`,
      }),
    ],
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
              booked_until = CASE WHEN r.booked_until IS NOT NULL THEN back.at END,
              during = tstzrange(lower(r.during), back.at + (upper(r.during) - coalesce(r.booked_until, upper(r.during))))
          FROM (SELECT e.booking_id, greatest(lower(v.during), least(e.checked_out_at, e.end_at)) AS at
                FROM ${rows} JOIN vehicle_reservation v ON v.booking_id = e.booking_id) AS back
          WHERE r.booking_id = back.booking_id`,
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

function reserve(events: readonly ProjectedEvent<BookingRequested | VehicleTakenInEmergency | BookingReinstated>[]) {
  return rowsStatement({
    name: 'vehicle-reservations.reserve',
    cells: {
      bookingId: 'uuid',
      vehicleId: 'uuid',
      responderId: 'uuid',
      startAt: 'timestamptz',
      heldUntil: 'timestamptz',
      bookedUntil: 'timestamptz',
    },
    rows: events.map(({ stream, data: { vehicleId, responderId, startAt, ...data } }) => ({
      bookingId: stream,
      vehicleId,
      responderId,
      startAt,
      ...held(data),
    })),
    text: (rows) => `
      INSERT INTO vehicle_reservation (booking_id, vehicle_id, responder_id, during, booked_until)
      SELECT booking_id, vehicle_id, responder_id, tstzrange(start_at, held_until), booked_until FROM ${rows}
      ON CONFLICT (booking_id) DO NOTHING`,
  });
}

function extend(rows: readonly ({ readonly bookingId: string } & ReturnType<typeof held>)[]) {
  return rowsStatement({
    name: 'vehicle-reservations.extend',
    cells: { bookingId: 'uuid', heldUntil: 'timestamptz', bookedUntil: 'timestamptz' },
    rows,
    text: (later) => `
      UPDATE vehicle_reservation r SET during = tstzrange(lower(r.during), e.held_until), booked_until = e.booked_until
      FROM ${later} WHERE r.booking_id = e.booking_id`,
  });
}

/** The end of the turn-round, and of the booking itself if that is earlier. */
const held = ({ endAt, turnRoundMinutes = 0 }: { readonly endAt: Instant; readonly turnRoundMinutes?: number }) => ({
  heldUntil: addMinutes(endAt, turnRoundMinutes),
  bookedUntil: turnRoundMinutes > 0 ? endAt : null,
});

/** A new purpose alone leaves the hours, and their turn-round, as they are. */
const move = (events: readonly ProjectedEvent<BookingChanged>[]) => {
  if (events.length === 0) return [];
  const moved = rowsStatement({
    name: 'vehicle-reservations.move',
    cells: {
      bookingId: 'uuid',
      vehicleId: 'uuid',
      startAt: 'timestamptz',
      heldUntil: 'timestamptz',
      bookedUntil: 'timestamptz',
      isOut: 'boolean',
    },
    rows: events.map(({ stream, data: { vehicleId, startAt, status, ...data } }) => ({
      bookingId: stream,
      vehicleId,
      startAt,
      ...held(data),
      isOut: status === 'active',
    })),
    // a shift that began early keeps its beginning
    text: (rows) => `
      UPDATE vehicle_reservation r
      SET vehicle_id = e.vehicle_id,
          booked_until = e.booked_until,
          during = tstzrange(CASE WHEN e.is_out THEN lower(r.during) ELSE e.start_at END, e.held_until)
      FROM ${rows} WHERE r.booking_id = e.booking_id`,
  });
  return [moved];
};

/** An early check-in may use the turn-round of the booking before it. */
const useTurnRound = (events: readonly ProjectedEvent<VehicleCheckedIn>[]) => {
  if (events.length === 0) return [];
  const used = rowsStatement({
    name: 'vehicle-reservations.use-turn-round',
    cells: { bookingId: 'uuid', vehicleId: 'uuid', checkedInAt: 'timestamptz' },
    rows: events.map(({ stream, recordedAt, data: { vehicleId } }) => ({
      bookingId: stream,
      vehicleId,
      checkedInAt: recordedAt,
    })),
    text: (rows) => `
      UPDATE vehicle_reservation r SET during = tstzrange(lower(r.during), e.checked_in_at)
      FROM ${rows}
      WHERE r.vehicle_id = e.vehicle_id AND r.booking_id <> e.booking_id AND r.during @> e.checked_in_at
        AND r.booked_until <= e.checked_in_at`,
  });
  return [used];
};

/** Hours that are held for somebody, under the id of the stream that holds them, guarded like booked ones. */
export function holdHours(
  events: readonly {
    readonly stream: string;
    readonly data: Period & {
      readonly vehicleId: string;
      readonly holdEndsAt: Instant;
      readonly turnRoundMinutes?: number;
    };
  }[],
) {
  return rowsStatement({
    name: 'vehicle-reservations.hold',
    cells: {
      holdId: 'uuid',
      vehicleId: 'uuid',
      startAt: 'timestamptz',
      heldUntil: 'timestamptz',
      bookedUntil: 'timestamptz',
      holdEndsAt: 'timestamptz',
    },
    rows: events.map(({ stream, data: { vehicleId, startAt, holdEndsAt, ...data } }) => ({
      holdId: stream,
      vehicleId,
      startAt,
      holdEndsAt,
      ...held(data),
    })),
    text: (rows) => `
      INSERT INTO vehicle_reservation (booking_id, vehicle_id, during, booked_until, is_hold, hold_ends_at)
      SELECT hold_id, vehicle_id, tstzrange(start_at, held_until), booked_until, true, hold_ends_at FROM ${rows}
      ON CONFLICT (booking_id) DO NOTHING`,
  });
}

/** What a stream held is free again. */
export function releaseHours(events: readonly { readonly stream: string }[]) {
  return {
    name: 'vehicle-reservations.release',
    text: `DELETE FROM vehicle_reservation WHERE booking_id = ANY ($1::uuid[])`,
    values: [events.map(({ stream }) => stream)],
  };
}
