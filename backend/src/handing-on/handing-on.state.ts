import { assertNever } from '../platform/decisions/index.js';
import type { HandingOnEvent, HandingOnOffered } from './handing-on.events.js';

/** What decisions need to know about an offer. */
export type HandingOn =
  | { readonly status: 'unknown' }
  | { readonly status: 'open' | 'accepted' | 'ended'; readonly offered: HandingOnOffered['data'] };

const unknown: HandingOn = { status: 'unknown' };

/** A stream of something else, whose id somebody sent, stays unknown. */
function evolve(handingOn: HandingOn, event: HandingOnEvent): HandingOn {
  if (event.type === 'HandingOnOffered') return { status: 'open', offered: event.data };
  if (handingOn.status === 'unknown') return handingOn;
  switch (event.type) {
    case 'HandingOnAccepted':
      return { ...handingOn, status: 'accepted' };
    case 'HandingOnEnded':
      return { ...handingOn, status: 'ended' };
    default:
      return assertNever(event);
  }
}

export const handingOnFrom = (history: readonly HandingOnEvent[]): HandingOn => history.reduce(evolve, unknown);
