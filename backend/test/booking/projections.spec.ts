import fc from 'fast-check';
import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { addHours, addMinutes, earlierOf, instant, isBefore, type Period } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../src/booking/booking.events.js';
import { bookingDiary } from '../../src/booking/views/booking-diary/booking-diary.view.js';
import { bookingProjections } from '../../src/booking/booking.projections.js';
import { vehicleReservations } from '../../src/booking/views/vehicle-reservations/vehicle-reservations.projection.js';
import { usageStatistics } from '../../src/booking/views/usage/usage-statistics.view.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import type { AnyProjection } from '../../src/platform/event-store/projection.js';
import type { ProjectedEvent } from '../../src/platform/event-store/recorded-event.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { type BookingOutcome, bookingOutcomes, bookingStory } from '../support/booking-story.js';

const projections = [...bookingProjections.inline, ...bookingProjections.eventual];
const tables = projections.flatMap((projection: AnyProjection) => projection.tables);

let store: TestDatabase;
const responders = [1, 2].map((n) => `0199c0de-000${n}-7000-8000-000000000000` as ResponderId);
const vehicles = [1, 2, 3].map((n) => `0199c0de-010${n}-7000-8000-000000000000` as VehicleId);

beforeAll(async () => {
  store = await openTestDatabase();
  for (const [index, id] of responders.entries())
    await run(`INSERT INTO responder (id, unit_number, phone_number, registered_at) VALUES ($1, $2, $3, now())`, [
      id,
      `10${index}`,
      `050000000${index}`,
    ]);
});
afterAll(() => store.close());

const run = (text: string, values: unknown[] = []) =>
  store.database.query({ name: `t.${text.length}.${text.slice(0, 40)}`, text, values });

async function apply(events: readonly ProjectedEvent<BookingEvent>[], only = projections): Promise<void> {
  for (const statement of project(only, events)) await store.database.query(statement);
}
async function contents(): Promise<Record<string, unknown[]>> {
  const read = tables.map(
    async (table) =>
      [table, await run(`SELECT row_to_json(t) AS row FROM ${table} t ORDER BY row_to_json(t)::text`)] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}
const clear = async () => {
  for (const table of tables) await run(`DELETE FROM ${table}`);
};

const startOf = (nth: number) => addMinutes(instant('2026-01-04T00:00Z'), nth * 60 * 24 * 8);

/** One booking's events. No two bookings overlap, and only the last of a vehicle may still be out. */
function history(
  nth: number,
  outcome: BookingOutcome,
  early: boolean,
  hours: number,
  minutesOut = 30,
): ProjectedEvent<BookingEvent>[] {
  const startAt = startOf(nth);
  const checkedInAt = addMinutes(startAt, early ? -60 : 10);
  return bookingStory({
    outcome,
    responderId: responders[nth % responders.length] as ResponderId,
    colleagueId: responders[(nth + 1) % responders.length] as ResponderId,
    vehicleId: vehicles[nth % vehicles.length] as VehicleId,
    startAt,
    hours,
    checkedInAt,
    backAt: addMinutes(checkedInAt, minutesOut),
    nth,
  });
}

const logs = fc
  .array(
    fc.record({
      outcome: fc.constantFrom(...bookingOutcomes),
      early: fc.boolean(),
      hours: fc.integer({ min: 1, max: 24 }),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((bookings) => {
    const last = bookings.length - vehicles.length;
    return bookings.map(({ outcome, early, hours }, index) =>
      history(index, outcome === 'active' && index < last ? 'completed' : outcome, early, hours),
    );
  });

describe('the views of the booking core', () => {
  it('are the same when every event is projected twice in a row', async () => {
    await fc.assert(
      fc.asyncProperty(logs, async (bookings) => {
        await clear();
        for (const event of bookings.flat()) await apply([event]);
        const once = await contents();
        await clear();
        for (const event of bookings.flat()) {
          await apply([event]);
          await apply([event]);
        }
        expect(await contents()).toEqual(once);
      }),
      { numRuns: 15 },
    );
  });

  it('are the same when the whole log is projected at once', async () => {
    await fc.assert(
      fc.asyncProperty(logs, async (bookings) => {
        await clear();
        for (const event of bookings.flat()) await apply([event]);
        const live = await contents();
        await clear();
        await apply(bookings.flat());
        expect(await contents()).toEqual(live);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['the diary', bookingDiary, 'booking_diary'],
    ['the statistics of use', usageStatistics, 'usage_booking'],
  ] as const)('hold in %s what a command would answer', async (_, view: FoldedView, table) => {
    await fc.assert(
      fc.asyncProperty(logs, async (bookings) => {
        await clear();
        await apply(bookings.flat());
        const stored = await run(`SELECT ${view.select(table)} FROM ${table} ORDER BY booking_id`);
        const folded = bookings.map((events) => events.reduce((row, event) => view.after(row, event), {}));
        expect(stored).toEqual(folded.toSorted(byBooking));
      }),
      { numRuns: 15 },
    );
  });
});

/** Also while a longer booking is only asked for. */
const extendedOutcomes: ReadonlySet<string> = new Set(['extended', 'asked-for-more', 'extended-by-approval']);

describe('the hours of a vehicle that a booking takes', () => {
  const reservationAfter = async (events: readonly ProjectedEvent<BookingEvent>[]) => {
    await clear();
    await apply(events, [vehicleReservations]);
    const [row] = await run(
      'SELECT lower(during) AS "startAt", upper(during) AS "endAt" FROM vehicle_reservation WHERE NOT isempty(during)',
    );
    return (row ?? null) as Period | null;
  };
  const booked = (hours: number): Period => ({ startAt: startOf(0), endAt: addHours(startOf(0), hours) });

  it.each(['pending', 'approved', 'active'] as const)('are its whole period while %s', async (outcome) =>
    expect(await reservationAfter(history(0, outcome, false, 4, 30))).toEqual(booked(4)),
  );

  it.each(['rejected', 'cancelled'] as const)('are none once %s', async (outcome) =>
    expect(await reservationAfter(history(0, outcome, false, 4, 30))).toBeNull(),
  );

  it('end with an early checkout', async () =>
    expect(await reservationAfter(history(0, 'completed', false, 4, 80))).toEqual({
      ...booked(4),
      endAt: addMinutes(startOf(0), 90),
    }));

  it('are none of the booked hours when the vehicle came back before the start', async () => {
    const taken = await reservationAfter(history(0, 'completed', true, 4, 60));
    expect(taken).toEqual({ startAt: addMinutes(startOf(0), -60), endAt: startOf(0) });
  });

  it('never reach beyond the booking, however late the checkout', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bookingOutcomes),
        fc.boolean(),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 50 * 60 }),
        async (outcome, early, hours, minutesOut) => {
          const events = history(0, outcome, early, hours, minutesOut);
          const taken = await reservationAfter(events);
          if (taken === null) return;
          const { startAt, endAt } = booked(extendedOutcomes.has(outcome) ? hours + 1 : hours);
          const wasOut = events.some(({ type }) => type === 'VehicleCheckedIn');
          expect(taken.startAt).toBe(wasOut && early ? addMinutes(startAt, -60) : startAt);
          expect(taken.endAt).toBe(earlierOf(endAt, taken.endAt));
          expect(isBefore(taken.startAt, taken.endAt)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

type FoldedView = Pick<typeof bookingDiary, 'select'> & {
  readonly after: (row: object, event: ProjectedEvent<BookingEvent>) => object;
};
const byBooking = (one: { bookingId?: string }, other: { bookingId?: string }) =>
  (one.bookingId ?? '') < (other.bookingId ?? '') ? -1 : 1;
