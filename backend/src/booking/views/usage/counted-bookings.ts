import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { CountedAs } from '@rigbook/contracts/booking/diary/usage.rules';

/** SQL conditions. Those that depend on the time call `now` for a placeholder. */
type Counted = Readonly<Record<CountedAs, (now: () => string) => string>>;

const BOOKED = 'u.approved AND NOT u.cancelled';

/** For the rows `u` of the statistics. */
export const countedInUsage: Counted = {
  booked: () => BOOKED,
  begun: (now) => `${BOOKED} AND u.start_at <= ${now()}`,
  unsigned: (now) => `${BOOKED} AND u.start_at <= ${now()} AND NOT u.signed`,
  checkedIn: () => 'u.checked_in_at IS NOT NULL',
  overdue: (now) =>
    `(coalesce(u.returned_at, u.checked_out_at) > u.end_at OR u.checked_in_at IS NOT NULL AND u.checked_out_at IS NULL AND NOT u.cancelled AND u.end_at <= ${now()})`,
};

const booked: readonly BookingStatus[] = ['approved', 'active', 'completed'];
const IS_BOOKED = `d.status IN (${booked.map((status) => `'${status}'`).join(', ')})`;

/** The same bookings, for the rows `d` of the diary. */
export const countedInDiary: Counted = {
  booked: () => IS_BOOKED,
  begun: (now) => `${IS_BOOKED} AND d.start_at <= ${now()}`,
  // check-in needs a signature, so booked and unsigned means approved, which has an index
  unsigned: (now) => `d.status = 'approved' AND d.signed_at IS NULL AND d.start_at <= ${now()}`,
  checkedIn: () => 'd.checked_in_at IS NOT NULL',
  // the first condition has an index; a return before its checkout arrived is within it
  overdue: (now) =>
    `(d.checked_out_at > d.end_at AND coalesce(d.returned_at, d.checked_out_at) > d.end_at OR d.status = 'active' AND d.end_at <= ${now()})`,
};

/** The hours of a booking, each as the instant `at` at which it begins. */
export const hoursOf = (row: string) =>
  `generate_series(${row}.start_at, ${row}.end_at - interval '1 hour', interval '1 hour') at`;

export const weekdayIn = (zone: string) => `extract(dow FROM at AT TIME ZONE ${zone}::text)::integer`;
export const hourIn = (zone: string) => `extract(hour FROM at AT TIME ZONE ${zone}::text)::integer`;
