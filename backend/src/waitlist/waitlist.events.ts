import type { WishId } from '@rigbook/contracts/kernel';
import { offerEndReasons, wishEndReasons } from '@rigbook/contracts/waitlist/waitlist.words';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import {
  bookingId,
  addedLater,
  described,
  erasableText,
  instant,
  oneOf,
  responderId,
  vehicleId,
  wholeNumber,
  yesOrNo,
} from '../platform/events/event-fields.js';

/** The stream of a wish carries its id. */
export const WAITLIST_STREAM = 'waitlist-wish';

export const streamOf = (wishId: WishId): string => wishId;

const offered = {
  responderId,
  vehicleId,
  startAt: instant(),
  endAt: instant('2026-11-23T20:00:00.000Z'),
};

/** What happened to somebody's wish for hours that were taken. */
export const waitlistEvents = declareEvents({
  WaitlistJoined: {
    says: 'Somebody waits for hours that are taken.',
    data: {
      responderId,
      vehicleId,
      anyOfType: described(yesOrNo(false), 'Any vehicle of the type of this one will do.'),
      startAt: instant(),
      endAt: instant('2026-11-23T20:00:00.000Z'),
      leastHours: described(wholeNumber(3), 'Fewer hours are of no use.'),
      purpose: erasableText('Evening shift'),
      slot: addedLater(
        described(wholeNumber(1), 'Of the few wishes that a person may have open at once, which this is, from 1.'),
      ),
    },
  },
  WaitlistOffered: {
    says: 'Hours became free, and were offered to the first in line. They are held until the person answers, or until `holdEndsAt`.',
    data: {
      ...offered,
      holdEndsAt: instant('2026-11-23T12:30:00.000Z'),
      turnRoundMinutes: addedLater(
        described(wholeNumber(30), 'Minutes for which the vehicle is held after the end. Left out where it is none.'),
      ),
    },
  },
  WaitlistOfferAccepted: {
    says: 'The person accepted the offer: the hold became a booking.',
    data: { ...offered, bookingId },
  },
  WaitlistOfferEnded: {
    says: 'An offer ended without a booking. Its hours are free again, for the next in line.',
    data: { ...offered, endedBecause: oneOf(offerEndReasons, 'OfferEndReason') },
  },
  WaitlistLeft: {
    says: 'Somebody no longer waits, and has no offer.',
    data: { responderId, endedBecause: oneOf(wishEndReasons, 'WishEndReason') },
  },
});

export type WaitlistEvent = EventOf<typeof waitlistEvents>;
export type WaitlistJoined = EventOf<typeof waitlistEvents, 'WaitlistJoined'>;
export type WaitlistOffered = EventOf<typeof waitlistEvents, 'WaitlistOffered'>;
export type WaitlistOfferAccepted = EventOf<typeof waitlistEvents, 'WaitlistOfferAccepted'>;
export type WaitlistOfferEnded = EventOf<typeof waitlistEvents, 'WaitlistOfferEnded'>;
export type WaitlistLeft = EventOf<typeof waitlistEvents, 'WaitlistLeft'>;
