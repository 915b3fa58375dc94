import fc from 'fast-check';
import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { ContestState } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import { dailyUse, serviceDue } from '@rigbook/contracts/fleet/service-due.rules';
import type { ServicePlan } from '@rigbook/contracts/fleet/service-plan.rules';
import { dayOf } from '@rigbook/contracts/kernel';
import { addMinutes, type Instant, type Zone } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../src/booking/booking.events.js';
import { odometer } from '../../src/booking/views/odometer/odometer.projection.js';
import { readingsOf } from '../../src/booking/views/vehicle-use/mileage-readings.query.js';
import { vehicleUse } from '../../src/booking/views/vehicle-use/vehicle-use.projection.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import { amount } from '../support/endurance.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { drawn, type LoggedEvent as Event, logOf, T0, typeOf, vehicles } from './support/odometer-log.js';

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

const views = [vehicleUse, odometer];
const query = <Row extends object>(text: string) =>
  store.database.query<Row>({ name: `t.${text.slice(0, 50)}`, text, values: [] });
async function apply(events: readonly Event[]): Promise<void> {
  for (const statement of project(views, events)) await store.database.query(statement);
}
async function clear(): Promise<void> {
  for (const table of ['vehicle_use', 'vehicle_condition', 'odometer_shift']) await query(`DELETE FROM ${table}`);
}

interface Told {
  readonly bookingId: string;
  readonly vehicleId: string;
  readonly takenAt: Instant;
  readonly checkInKm: number;
  readonly checkOutKm: number | null;
  readonly beforeKm: number | null;
  readonly checkInContest: ContestState | null;
  readonly checkOutContest: ContestState | null;
}

const toldAs: Readonly<Partial<Record<string, ContestState>>> = {
  OdometerReadingContested: 'open',
  OdometerReadingKept: 'kept',
  OdometerReadingCorrected: 'corrected',
};

/** The same answers, found by reading the whole log for each question. */
function byHand(log: readonly Event[]) {
  const happened = (stream: string, type: BookingEvent['type']) =>
    log.find((one) => one.stream === stream && one.type === type);
  const reading = (stream: string, step: ReadingStep): number | null => {
    const read = happened(stream, typeOf(step));
    if (!read) return null;
    const corrected = log.filter(
      (one) => one.stream === stream && one.type === 'OdometerReadingCorrected' && one.data.step === step,
    );
    return ((corrected.at(-1) ?? read).data as { mileageKm: number }).mileageKm;
  };
  /** Open from the first contest until the first answer after it; the last answer to one stands. */
  const contest = (stream: string, step: ReadingStep): ContestState | null => {
    const said = log.flatMap(({ stream: of, type, data }) =>
      of === stream && type in toldAs && (data as { step?: ReadingStep }).step === step ? (toldAs[type] ?? []) : [],
    );
    const lastOpen = said.lastIndexOf('open');
    return lastOpen < 0 ? null : (said[lastOpen + 1] ?? 'open');
  };
  const trueTime = (event: Event): Instant =>
    (event.data as { completedOnDeviceAt?: Instant | null }).completedOnDeviceAt ?? event.recordedAt;
  const takes = log.filter(({ type }) => type === 'VehicleCheckedIn');
  const told = takes.map((take): Told => {
    let before: Event | undefined;
    for (const other of takes) {
      if (other.data.vehicleId !== take.data.vehicleId || trueTime(other) >= trueTime(take)) continue;
      if (!before || trueTime(other) > trueTime(before)) before = other;
    }
    return {
      bookingId: take.stream,
      vehicleId: take.data.vehicleId,
      takenAt: trueTime(take),
      checkInKm: reading(take.stream, 'check-in') ?? -1,
      checkOutKm: reading(take.stream, 'check-out'),
      beforeKm: before ? (reading(before.stream, 'check-out') ?? reading(before.stream, 'check-in')) : null,
      checkInContest: contest(take.stream, 'check-in'),
      checkOutContest: contest(take.stream, 'check-out'),
    };
  });
  const lastKm = new Map<string, { at: Instant; km: number | null }>();
  for (const event of log) {
    const step =
      event.type === 'VehicleCheckedIn' ? 'check-in' : event.type === 'VehicleCheckedOut' ? 'check-out' : null;
    const last = lastKm.get(event.data.vehicleId);
    if (step && (!last || trueTime(event) > last.at))
      lastKm.set(event.data.vehicleId, { at: trueTime(event), km: reading(event.stream, step) });
  }
  return {
    told: told.sort(byBooking),
    last: [...lastKm].map(([vehicleId, { km: mileage }]) => ({ vehicleId, mileage })).sort(byVehicle),
  };
}
const byBooking = (one: Told, other: Told) => (one.bookingId < other.bookingId ? -1 : 1);
const byVehicle = (one: { vehicleId: string }, other: { vehicleId: string }) =>
  one.vehicleId < other.vehicleId ? -1 : 1;

const inViews = async () => ({
  told: await query<Told>(
    `SELECT booking_id AS "bookingId", vehicle_id AS "vehicleId", taken_at AS "takenAt", check_in_km AS "checkInKm", check_out_km AS "checkOutKm", before_km AS "beforeKm",
            check_in_contest AS "checkInContest", check_out_contest AS "checkOutContest"
     FROM odometer_shift ORDER BY booking_id`,
  ),
  last: await query(
    `SELECT vehicle_id AS "vehicleId", mileage_km AS mileage FROM vehicle_condition ORDER BY vehicle_id`,
  ),
});

describe('the ledger of the odometers', () => {
  it('says at every moment what a recomputation from the log says, whatever arrived late, was corrected or contested', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (shifts) => {
        await clear();
        const log = logOf(shifts);
        for (const [nth, event] of log.entries()) {
          await apply([event]);
          expect(await inViews()).toEqual(byHand(log.slice(0, nth + 1)));
        }
      }),
      { numRuns: amount({ usual: 25, endurance: 500 }) },
    );
  });

  it('is the same when the whole log is projected at once', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (shifts) => {
        await clear();
        const log = logOf(shifts);
        await apply(log);
        expect(await inViews()).toEqual(byHand(log));
      }),
      { numRuns: amount({ usual: 25, endurance: 500 }) },
    );
  });

  it('gives the due dates and the unaccounted kilometers that a recomputation from the log gives, whatever arrived late, was corrected or contested', async () => {
    const rows = vehicles.map((id) => `('${id}', '${id}', 'Car', 'Base', '{}', 'available', '2026-01-01')`);
    await query(
      `INSERT INTO vehicle (id, name, type, location, allowed_roles, service_status, added_at) VALUES ${rows.join(', ')}`,
    );
    let [estimates, unaccounted] = [0, 0];
    await fc.assert(
      fc.asyncProperty(drawn, fc.integer({ min: 7, max: 70 }), async (shifts, daysLater) => {
        await clear();
        const log = logOf(shifts);
        await apply(log);
        const now = addMinutes(T0, daysLater * 24 * 60);
        const readings = await store.database.fetch(readingsOf('fleet', now, zone));
        const shown = await query<{ km: number }>(
          `SELECT coalesce(sum(check_in_km - before_km), 0)::int AS km FROM odometer_shift WHERE check_in_km > before_km`,
        );
        const { told, last } = byHand(log);
        for (const id of vehicles) {
          const { mileageKm = null, recent = [] } = readings.get(id) ?? {};
          const today = dayOf(now, zone);
          const due = serviceDue(plan, { today, mileageKm, dailyUse: dailyUse(recent, today) });
          const mileage = last.find(({ vehicleId }) => vehicleId === id)?.mileage ?? null;
          expect(due).toEqual(
            dueByHand(
              told.filter(({ vehicleId }) => vehicleId === id),
              mileage,
              daysLater,
            ),
          );
          if (due.isEstimate) estimates += 1;
        }
        const byHandKm = told.reduce(
          (sum, { checkInKm, beforeKm }) => sum + Math.max(0, checkInKm - (beforeKm ?? checkInKm)),
          0,
        );
        expect(shown).toEqual([{ km: byHandKm }]);
        if (byHandKm > 0) unaccounted += 1;
      }),
      { numRuns: amount({ usual: 60, endurance: 2_000 }) },
    );
    expect(Math.min(estimates, unaccounted)).toBeGreaterThan(5);
  });
});

const zone = 'UTC' as Zone;
const plan: ServicePlan = {
  kind: 'oil',
  name: null,
  everyKm: 1_500,
  everyMonths: null,
  lastDoneOn: null,
  lastDoneKm: 0,
  validUntil: null,
};

/** Day by day, until the kilometers that are left are driven. All shifts of a log are on its first day. */
function dueByHand(shifts: readonly Told[], mileage: number | null, daysLater: number) {
  if (mileage === null) return { state: 'later', dueOn: null, inDays: null, isEstimate: false, kmLeft: null };
  const kmLeft = 1_500 - mileage;
  const unknown = { state: kmLeft <= 500 ? 'soon' : 'later', dueOn: null, inDays: null, isEstimate: false, kmLeft };
  const [first] = shifts.toSorted((one, other) => (one.takenAt < other.takenAt ? -1 : 1));
  const driven = first ? Math.abs(mileage - first.checkInKm) : 0;
  if (driven === 0 || daysLater > 56) return unknown;
  for (let inDays = 1; inDays <= 3_650; inDays += 1)
    if (driven * inDays >= kmLeft * daysLater) {
      const dueOn = dayOf(addMinutes(T0, (daysLater + inDays) * 24 * 60), zone);
      return { ...unknown, state: kmLeft <= 500 || inDays <= 30 ? 'soon' : 'later', dueOn, inDays, isEstimate: true };
    }
  return unknown;
}
