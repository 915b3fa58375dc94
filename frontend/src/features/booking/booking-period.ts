import type { Period } from '@rigbook/contracts/kernel/time';
import type { Booking } from '../../lib/http/answers.js';

export const periodOfBooking = ({ startTime, endTime }: Pick<Booking, 'startTime' | 'endTime'>): Period => ({
  startAt: startTime,
  endAt: endTime,
});
