import type { ResponderId } from '@rigbook/contracts/kernel';
import { assertNever } from '../platform/decisions/index.js';
import type { WaitlistEvent, WaitlistJoined, WaitlistOffered } from './waitlist.events.js';

interface Wished {
  readonly responderId: ResponderId;
  readonly wished: WaitlistJoined['data'];
}

/** What decisions need to know about a wish. */
export type Wish =
  | { readonly status: 'unknown' }
  | (Wished & { readonly status: 'waiting' | 'accepted' | 'ended' })
  | (Wished & { readonly status: 'offered'; readonly offer: WaitlistOffered['data'] });

const unknown: Wish = { status: 'unknown' };

function evolve(wish: Wish, event: WaitlistEvent): Wish {
  if (event.type === 'WaitlistJoined')
    return { status: 'waiting', responderId: event.data.responderId, wished: event.data };
  if (wish.status === 'unknown') return wish;
  const { responderId, wished } = wish;
  const known = { responderId, wished };
  switch (event.type) {
    case 'WaitlistOffered':
      return { ...known, status: 'offered', offer: event.data };
    case 'WaitlistOfferAccepted':
      return { ...known, status: 'accepted' };
    case 'WaitlistOfferEnded':
      return { ...known, status: event.data.endedBecause === 'vehicle-gone' ? 'waiting' : 'ended' };
    case 'WaitlistLeft':
      return { ...known, status: 'ended' };
    default:
      return assertNever(event);
  }
}

export const wishFrom = (history: readonly WaitlistEvent[]): Wish => history.reduce(evolve, unknown);
