import { addHours } from '@rigbook/contracts/kernel/time';
import { NoteRefusedRequests } from '../src/booking/commands/request-booking/note-refused-requests.js';
import {
  RequestBooking,
  RequestBookingHandler,
} from '../src/booking/commands/request-booking/request-booking.handler.js';
import { GetVehicleCalendarController } from '../src/booking/views/vehicle-calendar/get-vehicle-calendar.controller.js';
import { UuidIds } from '../src/platform/time/ids.js';
import { appending } from './append.bench.js';
import { forAWhile } from './measure/for-a-while.js';
import { compare, type Comparison, type Plan, type Variant } from './measure/interleaved.js';
import { type PlannedBooking, weekAfterWeek } from './support/booking-plan.js';
import { type OpenStore, openStore } from './support/open-store.js';
import { type Organisation, THIS_SUNDAY, ZONE } from './support/organisation.js';

const WRITERS = 8;

/** A database with this number of past bookings. */
export interface Seeded {
  readonly bookings: number;
  readonly url: string;
  readonly organisation: Organisation;
  /** how many weeks from now the measured bookings begin */
  readonly firstWeek?: number;
}

const activities = [
  { name: 'append', goal: 1, variant: ({ opened }: Opened) => appending(opened, WRITERS) },
  { name: 'booking command', goal: 0.96, variant: requesting },
  { name: 'calendar of a vehicle, seven days', goal: 0.98, variant: readingCalendars },
];

interface Opened extends Seeded {
  readonly opened: OpenStore;
}

/** What the application does most, in each of the larger databases against the smallest one. */
export async function* largeAgainstSmall(
  [small, ...larger]: readonly Seeded[],
  plan: Plan,
): AsyncGenerator<Comparison, void, undefined> {
  if (!small) return;
  const opened = new Map<Seeded, Opened>();
  for (const seeded of [small, ...larger]) {
    opened.set(seeded, { ...seeded, opened: await openStore(seeded.url, WRITERS) });
  }
  const open = (seeded: Seeded) => opened.get(seeded) as Opened;
  try {
    for (const { name, goal, variant } of activities) {
      const baseline = variant(open(small));
      for (const large of larger) {
        const title = `${name}, ${large.bookings} : ${small.bookings} bookings`;
        const isLargest = large === larger.at(-1);
        yield await compare({ title, ours: variant(open(large)), baseline, ...(isLargest && { goal }) }, plan);
      }
    }
  } finally {
    for (const { opened: store } of opened.values()) await store.close();
  }
}

/** The command as its controller gives it: facts, decision, transaction. */
function requesting({ opened: { database, store }, organisation, firstWeek }: Opened): Variant {
  const ids = new UuidIds();
  const handler = new RequestBookingHandler(store, ids, new NoteRefusedRequests(database, ids));
  const week = weekAfterWeek(organisation, firstWeek);
  return (milliseconds) => {
    const { now, next } = week();
    const request = ({ responderId, vehicleId, startAt, endAt }: PlannedBooking) => {
      const booking = { responderId, vehicleId, period: { startAt, endAt }, durationHours: 1, purpose: 'Training' };
      const context = { actor: `responder:${responderId}`, now, correlationId: responderId };
      return handler.execute(new RequestBooking({ request: booking, administers: false, zone: ZONE, context }));
    };
    return forAWhile(WRITERS, milliseconds, () => request(next()));
  };
}

/** Seven days of the seeded past, which begin a day earlier with every question. */
function readingCalendars({ opened: { database }, organisation: { vehicles } }: Opened): Variant {
  const calendar = new GetVehicleCalendarController(database);
  const weeks = Array.from({ length: 7 }, (_, days) => addHours(THIS_SUNDAY, -24 * (7 + days))).map((from) => ({
    from,
    to: addHours(from, 24 * 7),
  }));
  let nth = 0;
  return (milliseconds) =>
    forAWhile(WRITERS, milliseconds, () => {
      nth += 1;
      return calendar.getVehicleCalendar(takingTurns(vehicles, nth), takingTurns(weeks, nth), THIS_SUNDAY);
    });
}

const takingTurns = <T>(all: readonly T[], nth: number) => all[nth % all.length] as T;
