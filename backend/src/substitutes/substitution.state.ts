import type { SubstituteOffered, SubstitutionEvent } from './substitutes.events.js';

/** What decisions need to know of the stream of one booking's substitution. Before its first event it is only planned. */
export type Substitution =
  | { readonly status: 'not-begun' | 'ended' }
  | { readonly status: 'offered' | 'accepted'; readonly offer: SubstituteOffered['data'] };

const notBegun: Substitution = { status: 'not-begun' };

/** A stream of something else, whose id somebody sent, has not begun. */
function evolve(substitution: Substitution, event: SubstitutionEvent): Substitution {
  switch (event.type) {
    case 'SubstituteOffered':
      return { status: 'offered', offer: event.data };
    case 'SubstituteAccepted':
      return substitution.status === 'offered' ? { ...substitution, status: 'accepted' } : substitution;
    case 'SubstitutionEnded':
      return { status: 'ended' };
    default:
      return substitution;
  }
}

export const substitutionFrom = (history: readonly SubstitutionEvent[]): Substitution =>
  history.reduce(evolve, notBegun);
