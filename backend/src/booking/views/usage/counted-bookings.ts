import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { CountedAs } from '@rigbook/contracts/booking/diary/usage.rules';

/** Conditions; `now` is called by those that depend on it, and names a placeholder of it. */
type Counted = Readonly<Record<CountedAs, (now: () => string) => string>>;

const BOOKED = 'u.approved AND NOT u.cancelled';

/** As the statistics say it of their rows `u`. */
export const countedInUsage: Counted = {
  booked: () => BOOKED,
  begun: (now) => `${BOOKED} AND u.start_at <= ${now()}`,
  unsigned: (now) => `${BOOKED} AND u.start_at <= ${now()} AND NOT u.signed`,
  checkedIn: () => 'u.checked_in_at IS NOT NULL',
  overdue: (now) =>
    `(u.checked_out_at > u.end_at OR u.checked_in_at IS NOT NULL AND u.checked_out_at IS NULL AND NOT u.cancelled AND u.end_at <= ${now()})`,
};

const booked: readonly BookingStatus[] = ['approved', 'active', 'completed'];
const IS_BOOKED = `d.status IN (${booked.map((status) => `'${status}'`).join(', ')})`;

/** The same bookings, as the diary says it of its rows `d`. */
export const countedInDiary: Counted = {
  booked: () => IS_BOOKED,
  begun: (now) => `${IS_BOOKED} AND d.start_at <= ${now()}`,
  // nobody checks in without a signature: what is booked and unsigned is approved, and has an index as such
  unsigned: (now) => `d.status = 'approved' AND d.signed_at IS NULL AND d.start_at <= ${now()}`,
  checkedIn: () => 'd.checked_in_at IS NOT NULL',
  overdue: (now) => `(d.checked_out_at > d.end_at OR d.status = 'active' AND d.end_at <= ${now()})`,
};

/** The hours of a booking, one by one, each as the instant `at` at which it begins. */
export const hoursOf = (row: string) =>
  `generate_series(${row}.start_at, ${row}.end_at - interval '1 hour', interval '1 hour') at`;

export const weekdayIn = (zone: string) => `extract(dow FROM at AT TIME ZONE ${zone}::text)::integer`;
export const hourIn = (zone: string) => `extract(hour FROM at AT TIME ZONE ${zone}::text)::integer`;
