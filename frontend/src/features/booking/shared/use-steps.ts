import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import {
  obstacleTo,
  type StandingToBooking,
  type StepCircumstances,
  type StepObstacle,
} from '@rigbook/contracts/booking/steps.rules';
import type { Booking } from '../../../lib/http/answers.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { useNow } from '../../../lib/time/use-now.js';
import { periodOfBooking } from '../api/my-bookings.js';

/** Who asks is not known yet; the server knows. */
const anyone: StandingToBooking = { isOwn: true, administers: true };

type ObstacleTo = (step: BookingStep, booking: Booking, circumstances?: StepCircumstances) => StepObstacle | null;

/**
 * Says what stands in the way of a booking's step now: for the person signed in, by the rule that the server asks too. What is not told
 * about the vehicle stands in no way.
 */
export function useSteps(): ObstacleTo {
  const now = useNow();
  const { personId, isAdmin, checkInOpensMinutesBefore } = useOwnShifts();
  return (step, booking, circumstances) =>
    obstacleTo(
      step,
      {
        ...periodOfBooking(booking),
        status: booking.status,
        signed: booking.signedAt !== null,
        released: booking.releasedBecause === 'not-checked-in',
      },
      personId === undefined ? anyone : { isOwn: booking.user.id === personId, administers: isAdmin },
      now,
      { checkInOpensMinutesBefore, ...circumstances },
    );
}
