import type { BookingEvent } from '../booking/booking.events.js';
import {
  holdHours,
  releaseHours,
  vehicleReservations,
} from '../booking/views/vehicle-reservations/vehicle-reservations.projection.js';
import type { VehicleRetired } from '../fleet/vehicle.events.js';
import type { Projection } from '../platform/event-store/index.js';
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
      // the second offer of a wish may be of another vehicle, and the end of the first must not take its hold away
      case 'WaitlistOffered':
      case 'WaitlistOfferAccepted':
      case 'WaitlistOfferEnded':
        return [event.stream, event.data.vehicleId];
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
    WaitlistOffered: holdHours,
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
