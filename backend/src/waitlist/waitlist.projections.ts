import { addMinutes } from '@rigbook/contracts/kernel';
import type { BookingEvent } from '../booking/booking.events.js';
import {
  releaseHours,
  vehicleReservations,
} from '../booking/views/vehicle-reservations/vehicle-reservations.projection.js';
import type { VehicleRetired } from '../fleet/vehicle.events.js';
import { type Projection, rowsStatement } from '../platform/event-store/index.js';
import { wishSlots } from './own-wishes/wish-slots.view.js';
import { wishes } from './own-wishes/wishes.view.js';
import type { WaitlistEvent } from './waitlist.events.js';

/**
 * The taken hours of a vehicle with those that are held for somebody in line: one table and one exclusion constraint, so that of a hold, a
 * booking and another hold one exists. A hold has the id of its wish. A vehicle that is retired is held for nobody.
 */
const reservationsWithHolds: Projection<BookingEvent | VehicleRetired | WaitlistEvent> = {
  ...vehicleReservations,
  partitionBy: (event) => {
    switch (event.type) {
      case 'WaitlistOffered':
      case 'WaitlistOfferAccepted':
      case 'WaitlistOfferEnded':
        return event.data.vehicleId;
      case 'WaitlistJoined':
      case 'WaitlistLeft':
        return event.stream;
      default:
        return vehicleReservations.partitionBy?.(event) ?? event.stream;
    }
  },
  on: {
    ...vehicleReservations.on,
    VehicleRetired: (events) => [
      {
        name: 'vehicle-reservations.end-holds-of-retired',
        text: `DELETE FROM vehicle_reservation WHERE vehicle_id = ANY ($1::uuid[]) AND is_hold`,
        values: [events.map(({ stream }) => stream)],
      },
      ...[vehicleReservations.on.VehicleRetired?.(events) ?? []].flat(),
    ],
    WaitlistOffered: (events) =>
      rowsStatement({
        name: 'vehicle-reservations.hold',
        cells: {
          wishId: 'uuid',
          vehicleId: 'uuid',
          startAt: 'timestamptz',
          heldUntil: 'timestamptz',
          bookedUntil: 'timestamptz',
          holdEndsAt: 'timestamptz',
        },
        rows: events.map(({ stream, data: { vehicleId, startAt, endAt, holdEndsAt, turnRoundMinutes = 0 } }) => ({
          wishId: stream,
          vehicleId,
          startAt,
          heldUntil: addMinutes(endAt, turnRoundMinutes),
          bookedUntil: turnRoundMinutes > 0 ? endAt : null,
          holdEndsAt,
        })),
        text: (rows) => `
          INSERT INTO vehicle_reservation (booking_id, vehicle_id, during, booked_until, is_hold, hold_ends_at)
          SELECT wish_id, vehicle_id, tstzrange(start_at, held_until), booked_until, true, hold_ends_at FROM ${rows}
          ON CONFLICT (booking_id) DO NOTHING`,
      }),
    WaitlistOfferAccepted: releaseHours,
    WaitlistOfferEnded: releaseHours,
  },
};

/** The views of these slices, with holds among the taken hours, in the order in which they lock. */
export const withWaitlist = <Other extends object>(views: readonly Other[]) => [
  ...views.map((view) => (Object.is(view, vehicleReservations) ? reservationsWithHolds : view)),
  wishes,
  wishSlots,
];
