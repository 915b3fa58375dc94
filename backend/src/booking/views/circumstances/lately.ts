import { lapseWarning } from '@rigbook/contracts/booking/lapses.rules';
import { addDays, dayOf, type Instant, type Period, startOfDay, type Zone } from '@rigbook/contracts/kernel';

/** The time in which lapses count: whole days, and today so far. */
export const lately = (now: Instant, zone: Zone): Period => ({
  startAt: startOfDay(addDays(dayOf(now, zone), -lapseWarning.days), zone),
  endAt: now,
});
