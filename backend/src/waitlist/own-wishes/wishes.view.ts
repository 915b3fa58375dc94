import type { BookingId, ResponderId, VehicleId, WishId } from '@rigbook/contracts/kernel';
import type { WishStatus } from '@rigbook/contracts/waitlist/waitlist.words';
import {
  boolean,
  type CopiedText,
  forgetCopies,
  instant,
  rowView,
  smallint,
  text,
  uuid,
  word,
} from '../../platform/event-store/index.js';
import type { ResponderErased } from '../../responders/responder.events.js';
import type { WaitlistEvent } from '../waitlist.events.js';

const noOffer = { offeredVehicleId: null, offeredFrom: null, offeredUntil: null, holdEndsAt: null };

/** One row per wish. Open ones are in line by the time at which they were made. */
export const wishes = rowView({
  name: 'waitlist-wishes',
  table: 'waitlist_wish',
  key: 'wishId',
  columns: {
    wishId: uuid<WishId>(),
    responderId: uuid<ResponderId>(),
    vehicleId: uuid<VehicleId>(),
    anyOfType: boolean,
    startAt: instant,
    endAt: instant,
    leastHours: smallint,
    purpose: text,
    joinedAt: instant,
    status: word<WishStatus>(),
    offeredVehicleId: uuid<VehicleId>().orNull,
    offeredFrom: instant.orNull,
    offeredUntil: instant.orNull,
    holdEndsAt: instant.orNull,
    bookingId: uuid<BookingId>().orNull,
  },
}).from<WaitlistEvent | ResponderErased>({
  adds: {
    WaitlistJoined: ({ recordedAt, data }) => ({
      responderId: data.responderId,
      vehicleId: data.vehicleId,
      anyOfType: data.anyOfType,
      startAt: data.startAt,
      endAt: data.endAt,
      leastHours: data.leastHours,
      purpose: data.purpose,
      joinedAt: recordedAt,
      status: 'waiting',
    }),
  },
  changes: {
    WaitlistOffered: ({ data }) => ({
      status: 'offered',
      offeredVehicleId: data.vehicleId,
      offeredFrom: data.startAt,
      offeredUntil: data.endAt,
      holdEndsAt: data.holdEndsAt,
    }),
    WaitlistOfferAccepted: ({ data }) => ({ status: 'accepted', bookingId: data.bookingId }),
    WaitlistOfferEnded: ({ data }) => ({
      status: data.endedBecause === 'vehicle-gone' ? 'waiting' : 'ended',
      ...noOffer,
    }),
    WaitlistLeft: () => ({ status: 'ended' }),
  },
  forgets: {
    ResponderErased: (events) =>
      forgetCopies(
        copies,
        events.map(({ stream }) => stream),
      ),
  },
});

const copies: readonly CopiedText[] = [
  {
    table: 'waitlist_wish',
    key: 'wish_id',
    path: 'purpose',
    column: 'purpose',
    setBy: ['WaitlistJoined'] satisfies WaitlistEvent['type'][],
    erased: `''`,
  },
];
