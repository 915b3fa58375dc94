import type { BookingStatus, BookingStep } from './booking.words.js';

/** The status, and "signed" as a separate situation, since it decides which steps may follow. */
export type BookingSituation = BookingStatus | 'signed';

export const situationOf = (status: BookingStatus, signed: boolean): BookingSituation =>
  status === 'approved' && signed ? 'signed' : status;

/** The lifecycle (docs/domain.md#lifecycle): the steps that each situation allows. */
export const stepsFrom = {
  pending: ['approve', 'reject', 'change', 'hand-on', 'cancel', 'withdraw'],
  approved: ['sign', 'change', 'extend', 'hand-on', 'cancel', 'withdraw'],
  signed: ['check-in', 'change', 'extend', 'hand-on', 'cancel', 'withdraw'],
  active: ['check-out', 'change', 'extend', 'cancel'],
  completed: [],
  rejected: [],
  // only if the system released it
  cancelled: ['reinstate'],
} as const satisfies Readonly<Record<BookingSituation, readonly BookingStep[]>>;

/** The situations that allow a step. */
export type SituationBefore<Step extends BookingStep> = {
  [Situation in BookingSituation]: Step extends (typeof stepsFrom)[Situation][number] ? Situation : never;
}[BookingSituation];

/** Refused with INVALID_TRANSITION otherwise. Who may take the step is decided elsewhere. */
export function allowsStep(status: BookingStatus, signed: boolean, step: BookingStep): boolean {
  const steps: readonly BookingStep[] = stepsFrom[situationOf(status, signed)];
  return steps.includes(step);
}
