import type { BookingStatus, BookingStep } from './booking.words.js';

/** The status, with "signed" told apart since it decides what may follow. */
export type BookingSituation = BookingStatus | 'signed';

export const situationOf = (status: BookingStatus, signed: boolean): BookingSituation =>
  status === 'approved' && signed ? 'signed' : status;

/** The lifecycle, whole (docs/domain.md#lifecycle): from each situation the steps that it allows. */
export const stepsFrom: Readonly<Record<BookingSituation, readonly BookingStep[]>> = {
  pending: ['approve', 'reject', 'cancel', 'withdraw'],
  approved: ['sign', 'cancel', 'withdraw'],
  signed: ['check-in', 'cancel', 'withdraw'],
  active: ['check-out', 'cancel'],
  completed: [],
  rejected: [],
  cancelled: [],
};

/** Refused with INVALID_TRANSITION otherwise. Who may take the step is a question of its own. */
export const allowsStep = (status: BookingStatus, signed: boolean, step: BookingStep): boolean =>
  stepsFrom[situationOf(status, signed)].includes(step);
