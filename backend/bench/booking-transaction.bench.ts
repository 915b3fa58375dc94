import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { v7 } from 'uuid';
import { forAWhile } from './measure/for-a-while.js';
import { compare, type Comparison, type Plan } from './measure/interleaved.js';
import { type PlannedBooking, requested } from './support/booking-plan.js';
import { openStore } from './support/open-store.js';
import { CALL_PLAIN_BOOKING } from './support/plain-booking-function.js';

const GOAL = 0.95;

/** The booking command's transaction as the store commits it, against one plpgsql function that does the same writes. */
export async function bookingAgainstFunction(
  url: string,
  writers: number,
  next: () => PlannedBooking,
  plan: Plan,
): Promise<Comparison> {
  const { store, pool, close } = await openStore(url, writers);
  const throughStore = {
    name: 'store',
    perSecond: (milliseconds: number) =>
      forAWhile(writers, milliseconds, async () => {
        const { bookingId, event } = requested(next());
        await store.commit({
          context: { actor: 'system:bench', now: instantOfDate(new Date()), correlationId: bookingId },
          lock: event.data.vehicleId,
          appends: [{ stream: bookingId, streamType: 'booking', expectedVersion: 0, events: [event] }],
        });
      }),
  };
  const throughFunction = {
    name: 'function',
    perSecond: (milliseconds: number) =>
      forAWhile(writers, milliseconds, async () => {
        const { bookingId, event } = requested(next());
        const { responderId, vehicleId, startAt, endAt, purpose, hoursByWeek } = event.data;
        const week = hoursByWeek[0]?.weekStartsOn;
        await pool.query({
          ...CALL_PLAIN_BOOKING,
          values: [
            bookingId,
            v7(),
            responderId,
            vehicleId,
            startAt,
            endAt,
            purpose,
            week,
            JSON.stringify(event.data),
            new Date(),
          ],
        });
      }),
  };
  const title = `booking transaction : one plpgsql function, ${writers} writers`;
  const comparison = await compare(title, throughStore, throughFunction, plan, GOAL);
  await close();
  return comparison;
}
