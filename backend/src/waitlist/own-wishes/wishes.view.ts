import type { BookingId, ResponderId, VehicleId, WishId } from '@rigbook/contracts/kernel';
import type { WishStatus } from '@rigbook/contracts/waitlist/waitlist.words';
import type { TextErased } from '../../booking/booking.events.js';
import {
  boolean,
  type CopiedText,
  forgetCopies,
  instant,
  type ProjectedEvent,
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
}).from<WaitlistEvent | ResponderErased | TextErased>({
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
    TextErased: forgetWhatBookingsRepeat,
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

/** The purpose of a booking from the waitlist was erased: its request repeated that of the wish. */
function forgetWhatBookingsRepeat(events: readonly ProjectedEvent<TextErased>[]) {
  const erased = events.filter(({ data }) => data.path === 'purpose').map(({ data }) => data.eventId);
  return [
    {
      name: 'waitlist_wish.erase-purpose',
      text: `UPDATE waitlist_wish w SET purpose = '' FROM public.event e
             WHERE e.id = ANY ($1::uuid[]) AND w.wish_id = (e.data ->> 'wishId')::uuid`,
      values: [erased],
    },
  ];
}
