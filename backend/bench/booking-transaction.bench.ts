import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { forAWhile } from './measure/for-a-while.js';
import { compare, type Comparison, type Plan } from './measure/interleaved.js';
import { type PlannedBooking, requested } from './support/booking-plan.js';
import { openStore } from './support/open-store.js';
import { callPlainBooking } from './support/plain-booking-function.js';

const GOAL = 0.9;

/** The booking command's transaction as the store commits it, against one plpgsql function that does the same writes. */
export async function bookingAgainstFunction(
  url: string,
  writers: number,
  next: () => PlannedBooking,
  plan: Plan,
): Promise<Comparison> {
  const { store, pool, close } = await openStore(url, writers);
  const throughStore = async () => {
    const { bookingId, event } = requested(next());
    await store.commit({
      context: { actor: 'system:bench', now: instantOfDate(new Date()), correlationId: bookingId },
      locks: [event.data.vehicleId],
      appends: [{ stream: bookingId, streamType: 'booking', expectedVersion: 0, events: [event] }],
    });
  };
  const throughFunction = () => pool.query(callPlainBooking(requested(next())));
  const contest = {
    title: `booking transaction : one plpgsql function, ${writers} writers`,
    ours: (milliseconds: number) => forAWhile(writers, milliseconds, throughStore),
    baseline: (milliseconds: number) => forAWhile(writers, milliseconds, throughFunction),
    goal: GOAL,
  };
  try {
    return await compare(contest, plan);
  } finally {
    await close();
  }
}
