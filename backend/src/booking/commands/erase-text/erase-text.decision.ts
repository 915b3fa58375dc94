import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { Refusal } from '../../../platform/decisions/index.js';
import type { TextErased } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { requested } from '../booking.transitions.js';

/** One text of one event: `purpose`, or `damageReports.0.description`. */
export interface ErasedText {
  readonly eventId: string;
  readonly path: string;
}

/** `in-clear`: in an event from before texts could be erased. */
export type TextStanding = 'kept' | 'in-clear' | 'none';

/** Erases a text in any status. It changes nothing else. @throws Refusal BOOKING_NOT_FOUND, TEXT_NOT_FOUND, TEXT_IN_CLEAR */
export function eraseText(
  booking: Booking,
  { eventId, path }: ErasedText,
  because: TextErasureReason,
  standing: TextStanding,
): TextErased {
  const { responderId, vehicleId } = requested(booking);
  if (standing === 'none') throw new Refusal('TEXT_NOT_FOUND');
  if (standing === 'in-clear') throw new Refusal('TEXT_IN_CLEAR');
  return { type: 'TextErased', data: { responderId, vehicleId, eventId, path, because } };
}
