import type { BookingId } from '../kernel/ids.js';
import type { SettlementOutcome } from './dispute.words.js';

/** Damage is attributed to a shift of its bracket; other outcomes name none. */
export const isShiftOfOutcome = (
  outcome: SettlementOutcome,
  bookingId: BookingId | null,
  shifts: readonly BookingId[],
): boolean => (outcome === 'attributed' ? bookingId !== null && shifts.includes(bookingId) : bookingId === null);
