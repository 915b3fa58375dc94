import { DEFAULT_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import type { Day, Instant } from '@rigbook/contracts/kernel/time';

/** What was chosen so far. Calendar and form fill in the same one, so that nothing has to be said twice. */
export interface BookingChoice {
  readonly hours: number;
  readonly day: Day | undefined;
  readonly startAt: Instant | undefined;
  readonly purpose: string;
}

export const nothingChosen: BookingChoice = {
  hours: DEFAULT_BOOKING_HOURS,
  day: undefined,
  startAt: undefined,
  purpose: '',
};

export interface ChoiceProps {
  readonly choice: BookingChoice;
  readonly onChoice: (changes: Partial<BookingChoice>) => void;
}
