import { HOUR_MS } from '@rigbook/contracts/kernel/time';
import type { Dice } from './dice.js';

/** How far a booking came. */
export type Fate = 'pending' | 'rejected' | 'withdrawn' | 'cancelled' | 'approved' | 'signed' | 'active' | 'completed';

const nothing = {
  pending: 0,
  rejected: 0,
  withdrawn: 0,
  cancelled: 0,
  approved: 0,
  signed: 0,
  active: 0,
  completed: 0,
} satisfies Record<Fate, number>;

/** Still to come: the days that the administrators have before them. */
const ahead = { ...nothing, pending: 22, approved: 22, signed: 40, rejected: 7, withdrawn: 5, cancelled: 4 };
const underWay = { ...nothing, active: 75, signed: 10, approved: 5, completed: 10 };
/** Some were never driven, and nobody said so. */
const over = { ...nothing, completed: 82, rejected: 6, withdrawn: 5, cancelled: 4, approved: 2, signed: 1 };
const OVERDUE = 0.4;
const UNDECIDED = 0.03;
const UNDECIDED_FOR_MS = 10 * 24 * HOUR_MS;

interface Shift {
  readonly startMs: number;
  readonly hours: number;
}

/** What became of a shift as of now; `isLatest` where no other one of its vehicle has begun since. */
export function fateOf({ startMs, hours }: Shift, nowMs: number, isLatest: boolean, dice: Dice): Fate {
  if (startMs > nowMs) return dice.weighted(ahead);
  if (startMs + hours * HOUR_MS > nowMs) return dice.weighted(underWay);
  if (isLatest && dice.fraction() < OVERDUE) return 'active';
  if (startMs > nowMs - UNDECIDED_FOR_MS && dice.fraction() < UNDECIDED) return 'pending';
  return dice.weighted(over);
}
