import type { Day, Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { assertNever } from '../platform/decisions/index.js';
import type { StandingShiftEvent, StandingShiftMade, StandingShiftNotMade } from './standing-shift.events.js';

/** What decisions need to know about a standing shift. */
export type StandingShift =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'standing' | 'ended';
      readonly responderId: ResponderId;
      readonly plan: StandingPlan;
      /** when it was set or last changed: earlier hours are not its business */
      readonly since: Instant;
      /** by day; those that a change or an end dropped are left out */
      readonly made: ReadonlyMap<Day, StandingShiftMade['data']>;
      /** days that were told as not made since the last change */
      readonly notMade: ReadonlyMap<Day, StandingShiftNotMade['data']>;
    };

type Recorded = StandingShiftEvent & { readonly recordedAt: Instant };

const nothing: StandingShift = { status: 'unknown' };

/** The standing shift after one more event. Never refuses. */
export function evolve(shift: StandingShift, event: Recorded): StandingShift {
  if (event.type === 'StandingShiftSet') {
    const { responderId, ...plan } = event.data;
    const fresh = { made: new Map(), notMade: new Map() };
    return { status: 'standing', responderId, plan, since: event.recordedAt, ...fresh };
  }
  if (shift.status === 'unknown') return shift;
  switch (event.type) {
    case 'StandingShiftChanged': {
      const { responderId, cancelledBookings, droppedBookings = [], ...plan } = event.data;
      const made = withoutBookings(shift.made, [...cancelledBookings, ...droppedBookings]);
      const changed = { responderId, plan, since: event.recordedAt };
      return { status: 'standing', ...changed, made, notMade: new Map() };
    }
    case 'StandingShiftEnded':
      return { ...shift, status: 'ended', made: withoutBookings(shift.made, event.data.cancelledBookings) };
    case 'StandingShiftMade':
      return { ...shift, made: new Map([...shift.made, [event.data.day, event.data]]) };
    case 'StandingShiftNotMade':
      return { ...shift, notMade: new Map([...shift.notMade, [event.data.day, event.data]]) };
    default:
      return assertNever(event);
  }
}

const withoutBookings = (
  made: ReadonlyMap<Day, StandingShiftMade['data']>,
  cancelled: readonly string[],
): ReadonlyMap<Day, StandingShiftMade['data']> =>
  new Map([...made].filter(([, { bookingId }]) => !cancelled.includes(bookingId)));

export const standingShiftFrom = (history: readonly Recorded[]): StandingShift => history.reduce(evolve, nothing);
