import { type EmergencyFinding, saysWhy } from '@rigbook/contracts/booking/emergency/emergency.rules';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../../platform/decisions/index.js';
import type { EmergencyTakeReviewed } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { requested } from '../booking.transitions.js';

export interface ReviewEmergencyTake {
  readonly by: ResponderId | undefined;
  readonly finding: EmergencyFinding;
  readonly note: string | null;
}

/** Once, in any status, by another administrator. @throws Refusal */
export function reviewEmergencyTake(
  booking: Booking,
  { by, finding, note }: ReviewEmergencyTake,
): EmergencyTakeReviewed {
  const { responderId, vehicleId, review } = requested(booking);
  if (review !== 'due') throw new Refusal('NO_REVIEW_DUE');
  if (responderId === by) throw new Refusal('OWN_EMERGENCY_TAKE');
  if (!saysWhy(finding, note)) throw new Refusal('MISUSE_NEEDS_NOTE');
  return { type: 'EmergencyTakeReviewed', data: { responderId, vehicleId, finding, note } };
}
