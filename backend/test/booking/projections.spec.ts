import fc from 'fast-check';
import { v7 } from 'uuid';
import { checkInItemIds } from '@rigbook/contracts/booking/check-in.words';
import type { DamageReport } from '@rigbook/contracts/booking/damage.words';
import { hoursByWeek } from '@rigbook/contracts/booking/weekly-hours.rules';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { addMinutes, instant, periodOf, type Instant } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../src/booking/booking.events.js';
import { bookingProjections } from '../../src/booking/booking.projections.js';
import { project } from '../../src/platform/event-store/project.js';
import type { AnyProjection } from '../../src/platform/event-store/projection.js';
import type { ProjectedEvent } from '../../src/platform/event-store/recorded-event.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

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

/** How far a booking came, in the order in which its steps follow each other. */
const fates = [
  'pending',
  'rejected',
  'cancelled',
  'withdrawn-approved',
  'approved',
  'signed',
  'active',
  'recalled',
  'completed',
] as const;
type Fate = (typeof fates)[number];
const stepsOf: Readonly<Record<Fate, readonly BookingEvent['type'][]>> = {
  pending: ['BookingRequested'],
  rejected: ['BookingRequested', 'BookingRejected'],
  cancelled: ['BookingRequested', 'BookingCancelled'],
  'withdrawn-approved': ['BookingRequested', 'BookingApproved', 'BookingCancelled'],
  approved: ['BookingRequested', 'BookingApproved'],
  signed: ['BookingRequested', 'BookingApproved', 'AgreementSigned'],
  active: ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'VehicleCheckedIn'],
  recalled: ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'VehicleCheckedIn', 'BookingCancelled'],
  completed: ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'VehicleCheckedIn', 'VehicleCheckedOut'],
};

/** One booking's events; each booking has hours of its own, and only the last of a vehicle may still be out. */
function history(index: number, fate: Fate, early: boolean, durationHours: number): ProjectedEvent<BookingEvent>[] {
  const responderId = responders[index % responders.length] as ResponderId;
  const vehicleId = vehicles[index % vehicles.length] as VehicleId;
  const period = periodOf(addMinutes(instant('2026-01-04T00:00Z'), index * 60 * 24 * 8), durationHours);
  const of = { responderId, vehicleId };
  const atStart = addMinutes(period.startAt, early ? -60 : 10);
  const data: { [T in BookingEvent['type']]: Extract<BookingEvent, { type: T }>['data'] } = {
    BookingRequested: {
      ...of,
      ...period,
      durationHours,
      purpose: 'Shift',
      zone: 'UTC',
      hoursByWeek: hoursByWeek(period, 'UTC'),
      eligibilityWarnings: ['als-responders-only'],
      ruleVersion: 1,
    },
    BookingApproved: { ...of, adminNotes: 'Fine' },
    BookingRejected: { ...of, reason: null },
    BookingCancelled: { ...of, reason: 'Recalled', cancelledBy: 'admin' },
    AgreementSigned: { ...of, agreementVersion: '2026-11', pdfSha256: 'ab' },
    VehicleCheckedIn: {
      ...of,
      ...period,
      fuelPercent: 90,
      mileageKm: 1000 + index,
      checklist: checkInItemIds,
      preExistingDamage: null,
      notes: null,
      odometerDiscrepancy: { lastMileageKm: 2000 },
      completedOnDeviceAt: null,
    },
    VehicleCheckedOut: {
      ...of,
      ...period,
      fuelPercent: 40,
      mileageKm: 1100 + index,
      damageReports: [
        { area: 'roof', severity: 'major', description: 'The light bar is loose' },
        { area: 'hood', severity: 'minor', description: 'A dent' },
      ].slice(0, index % 3) as DamageReport[],
      noDamageConfirmed: index % 3 === 0,
      notes: null,
      checkedOutBy: 'responder',
    },
  };
  const id = v7() as BookingId;
  return stepsOf[fate].map((type, version) => {
    const recordedAt: Instant =
      type === 'VehicleCheckedIn'
        ? atStart
        : type === 'VehicleCheckedOut' || (type === 'BookingCancelled' && fate === 'recalled')
          ? addMinutes(atStart, 30)
          : addMinutes(period.startAt, version - 600);
    return {
      id: v7(),
      stream: id,
      streamType: 'booking',
      version: version + 1,
      schemaVersion: 1,
      actor: 'system:test',
      correlationId: v7(),
      causationId: null,
      recordedAt,
      type,
      data: data[type],
    } as ProjectedEvent<BookingEvent>;
  });
}

const logs = fc
  .array(fc.record({ fate: fc.constantFrom(...fates), early: fc.boolean(), hours: fc.integer({ min: 1, max: 24 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((bookings) => {
    const last = bookings.length - vehicles.length;
    return bookings.map(({ fate, early, hours }, index) =>
      history(index, fate === 'active' && index < last ? 'completed' : fate, early, hours),
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
});
