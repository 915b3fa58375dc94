import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { bookingNotices } from '../bare/notices.js';
import { repeatForAWhile } from '../measure/for-a-while.js';
import { bookingPlan, requested } from '../support/booking-plan.js';
import type { Organisation } from '../support/organisation.js';
import { callPlainBooking } from '../support/plain-booking-function.js';

export interface BookingsAtOnce {
  /** one after the other, with time for what follows */
  readonly single: number;
  /** at once */
  readonly batch: number;
}

const PAUSE_MS = 200;
const WRITERS = 8;

const withdrawMessage = (booking: string) => ({
  name: 'bench.withdraw',
  text: `UPDATE notification SET state = 'withdrawn', settled_at = now() WHERE booking_id = $1`,
  values: [booking],
});

/** Writes bookings and announces them, as the application does; without messages, these are withdrawn at once. */
export function bookingsOf(url: string, organisation: Organisation, { single, batch }: BookingsAtOnce) {
  const pool = new pg.Pool({ connectionString: url, max: WRITERS });
  const next = bookingPlan(organisation);
  const tell = bookingNotices(pool);
  const book = async (withMessage: boolean) => {
    const planned = next();
    const booking = requested(planned);
    await pool.query(callPlainBooking(booking));
    if (!withMessage) await pool.query(withdrawMessage(booking.bookingId));
    tell(planned.responderId);
  };
  return {
    async oneByOne(withMessage: boolean): Promise<void> {
      for (let nth = 0; nth < single; nth += 1) {
        await book(withMessage);
        await sleep(PAUSE_MS);
      }
    },
    async atOnce(withMessage: boolean): Promise<void> {
      let left = batch;
      await repeatForAWhile(WRITERS, Infinity, () => (left-- > 0 ? book(withMessage) : undefined));
    },
    close: () => pool.end(),
  };
}
