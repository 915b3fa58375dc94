import type { ResponderId, WishId } from '@rigbook/contracts/kernel';
import { boolean, rowView, smallint, uuid } from '../../platform/event-store/index.js';
import type { WaitlistEvent } from '../waitlist.events.js';

/** One row per wish. The exclusion constraint gives each slot of a person to one open wish, so that requests at once cannot exceed their limit. */
export const wishSlots = rowView({
  name: 'waitlist-slots',
  table: 'waitlist_slot',
  key: 'wishId',
  columns: {
    wishId: uuid<WishId>(),
    responderId: uuid<ResponderId>(),
    slot: smallint.orNull,
    isOpen: boolean.initially(true),
  },
}).from<WaitlistEvent>({
  adds: { WaitlistJoined: ({ data }) => ({ responderId: data.responderId, slot: data.slot ?? null }) },
  changes: {
    WaitlistOfferAccepted: () => ({ isOpen: false }),
    WaitlistOfferEnded: ({ data }) => ({ isOpen: data.endedBecause === 'vehicle-gone' }),
    WaitlistLeft: () => ({ isOpen: false }),
  },
});
