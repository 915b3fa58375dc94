import { isBefore } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../../lib/time/use-now.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { standingShiftsNotBookedQuery } from '../api/standing-shifts.js';

const DaysNotBooked = lazyExtra(
  async () => (await import('../standing-shifts/days-not-booked.js')).DaysNotBooked,
  ['standing'],
);

/** Days of standing shifts that are ahead and could not be booked so far; nothing on most days. */
export function StandingDaysNotBooked() {
  const now = useNow();
  const gaps = (useQuery(standingShiftsNotBookedQuery).data ?? []).flatMap((shift) =>
    shift.days
      .filter(({ state, startTime }) => state === 'not-made' && isBefore(now, startTime))
      .map((day) => ({ shift, day })),
  );
  return gaps.length > 0 ? <DaysNotBooked gaps={gaps} /> : null;
}
