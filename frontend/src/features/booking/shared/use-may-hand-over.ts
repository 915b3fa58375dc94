import type { Booking } from '../../../lib/http/answers.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { useHasWaiting } from './after-waiting.js';
import { useSteps } from './use-steps.js';

/**
 * Whether this person can show the code of a joint handover now: a checkout that is the responder's alone, while no step of the booking waits on this
 * device.
 */
export function useMayHandOver(booking: Booking): boolean {
  const obstacleTo = useSteps();
  const { personId } = useOwnShifts();
  const hasWaiting = useHasWaiting(booking.id);
  const isOwn = personId === undefined || personId === booking.user.id;
  return isOwn && !hasWaiting && obstacleTo('check-out', booking) === null;
}
