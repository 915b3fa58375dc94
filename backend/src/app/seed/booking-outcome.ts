import { HOUR_MS } from '@rigbook/contracts/kernel';
import type { Dice } from './dice.js';

/** How far a booking got. */
export type BookingOutcome =
  | 'pending'
  | 'rejected'
  | 'withdrawn'
  | 'cancelled'
  | 'approved'
  | 'signed'
  | 'active'
  | 'completed';

const nothing = {
  pending: 0,
  rejected: 0,
  withdrawn: 0,
  cancelled: 0,
  approved: 0,
  signed: 0,
  active: 0,
  completed: 0,
} satisfies Record<BookingOutcome, number>;

/** Shifts that have not started. */
const ahead = { ...nothing, pending: 22, approved: 22, signed: 40, rejected: 7, withdrawn: 5, cancelled: 4 };
const underWay = { ...nothing, active: 75, signed: 10, approved: 5, completed: 10 };
/** Some stay approved or signed: the shift was never driven, and the booking was not canceled. */
const over = { ...nothing, completed: 82, rejected: 6, withdrawn: 5, cancelled: 4, approved: 2, signed: 1 };
const OVERDUE = 0.4;
const UNDECIDED = 0.03;
const UNDECIDED_FOR_MS = 10 * 24 * HOUR_MS;

interface Shift {
  readonly startMs: number;
  readonly hours: number;
}

/** The outcome of a shift as of now. `isLatest`: no later shift of the same vehicle has started. */
export function outcomeOf({ startMs, hours }: Shift, nowMs: number, isLatest: boolean, dice: Dice): BookingOutcome {
  if (startMs > nowMs) return dice.weighted(ahead);
  if (startMs + hours * HOUR_MS > nowMs) return dice.weighted(underWay);
  if (isLatest && dice.fraction() < OVERDUE) return 'active';
  if (startMs > nowMs - UNDECIDED_FOR_MS && dice.fraction() < UNDECIDED) return 'pending';
  return dice.weighted(over);
}
