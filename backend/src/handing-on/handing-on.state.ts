import { assertNever } from '../platform/decisions/index.js';
import type { HandingOnEvent, HandingOnOffered } from './handing-on.events.js';

/** What decisions need to know about an offer. */
export type HandingOn =
  | { readonly status: 'unknown' }
  | { readonly status: 'open' | 'accepted' | 'ended'; readonly offered: HandingOnOffered['data'] };

const unknown: HandingOn = { status: 'unknown' };

function evolve(handingOn: HandingOn, event: HandingOnEvent): HandingOn {
  switch (event.type) {
    case 'HandingOnOffered':
      return { status: 'open', offered: event.data };
    case 'HandingOnAccepted':
      return { ...handingOn, status: 'accepted' } as HandingOn;
    case 'HandingOnEnded':
      return { ...handingOn, status: 'ended' } as HandingOn;
    default:
      return assertNever(event);
  }
}

export const handingOnFrom = (history: readonly HandingOnEvent[]): HandingOn => history.reduce(evolve, unknown);
