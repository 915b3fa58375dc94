import fc from 'fast-check';
import { v7 } from 'uuid';
import type { ExpenseKind } from '@rigbook/contracts/expenses/expense.words';
import { type Month, type MonthFigures, noFigures } from '@rigbook/contracts/fleet/vehicle-months.rules';
import type { Day, VehicleId, Zone } from '@rigbook/contracts/kernel';
import { addMinutes, instant, type Instant, millisOf } from '@rigbook/contracts/kernel/time';
import { vehicleDamage } from '../../src/booking/views/vehicle-damage/vehicle-damage.view.js';
import { odometer } from '../../src/booking/views/odometer/odometer.projection.js';
import { defectProjections } from '../../src/defects/views/vehicle-defects.view.js';
import { expenses } from '../../src/expenses/views/expenses.view.js';
import { vehicleList } from '../../src/fleet/vehicle-list/vehicle-list.view.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import { vehicleMonths } from '../../src/vehicle-months/vehicle-months.query.js';
import { vehicleServiceProjections } from '../../src/vehicle-service/views/service-plans.view.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { amount } from '../support/endurance.js';

interface Event {
  readonly stream: string;
  readonly recordedAt: Instant;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const projections = [
  vehicleList,
  odometer,
  vehicleDamage,
  expenses,
  ...vehicleServiceProjections.inline,
  ...defectProjections.inline,
] as unknown as Parameters<typeof project>[0];
const tables = [
  'vehicle',
  'odometer_shift',
  'vehicle_damage',
  'expense',
  'service_plan',
  'service_done',
  'vehicle_defect',
  'vehicle_defect_step',
];

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

const query = (text: string) => store.database.query({ name: `t.${text.slice(0, 50)}`, text, values: [] });

const vehicles = [1, 2].map((n) => `0199c0de-010${n}-7000-8000-000000000000` as VehicleId);
const responderId = '0199c0de-0001-7000-8000-000000000000';
const zones: readonly Zone[] = ['Asia/Jerusalem', 'America/New_York', 'UTC'] as Zone[];
const months = { from: '2026-02' as Month, to: '2026-04' as Month };

/** Around the ends of the months that are read, at which clocks change and what is counted begins and ends. */
const edges = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'].map((day) => instant(`${day}T22:00Z`));
const moment = fc
  .tuple(fc.constantFrom(...edges), fc.integer({ min: -2000, max: 2000 }))
  .map(([edge, minutes]) => addMinutes(edge, minutes));
const vehicle = fc.constantFrom(...vehicles);
const km = fc.integer({ min: 1000, max: 1200 });
const money = fc.integer({ min: 1, max: 100_000 });
const kind = fc.constantFrom<ExpenseKind[]>('fuel', 'wash', 'parking');
const verdict = fc.constantFrom('ExpenseApproved', 'ExpenseDeclined', null);

const shift = fc.record({
  vehicle,
  at: moment,
  minutes: fc.option(fc.integer({ min: 0, max: 4000 }), { nil: null }),
  km: fc.tuple(km, km),
  corrected: fc.option(fc.tuple(fc.constantFrom('check-in', 'check-out'), km), { nil: null }),
  damage: fc.integer({ min: 0, max: 2 }),
  expense: fc.option(fc.record({ kind, at: moment, money, verdict }), { nil: null }),
});
const service = fc.record({ vehicle, at: moment, cost: fc.option(money, { nil: null }) });
const repair = fc.record({ vehicle, at: moment, steps: fc.array(fc.tuple(moment, money), { maxLength: 2 }) });
const history = fc.record({
  shifts: fc.array(shift, { maxLength: 6 }),
  services: fc.array(service, { maxLength: 2 }),
  repairs: fc.array(repair, { maxLength: 2 }),
});
type History = typeof history extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** As the rule for corrections has it: a shift still drives forward. */
const forward = (read: readonly [number, number], [step, to]: readonly [string, number]): number =>
  step === 'check-in' ? Math.min(to, read[0]) : Math.max(to, read[0]);

const dayOf = (at: Instant) => at.slice(0, 'yyyy-MM-dd'.length) as Day;

function logOf({ shifts, services, repairs }: History): Event[] {
  const log: Event[] = vehicles.map((stream, nth) => ({
    stream,
    recordedAt: edges[0]!,
    type: 'VehicleAdded',
    data: {
      name: `Vehicle ${nth}`,
      type: 'ALS',
      location: 'Base',
      plateNumber: null,
      allowedRoles: ['admin'],
      picture: 'ambulance',
    },
  }));
  const say = (stream: string, recordedAt: Instant, type: string, data: Event['data']) =>
    log.push({ stream, recordedAt, type, data });
  for (const { vehicle: vehicleId, at, minutes, km: read, corrected, damage, expense } of shifts) {
    const booking = v7();
    const of = { responderId, vehicleId, startAt: at, endAt: addMinutes(at, 240) };
    const reports = Array.from({ length: damage }, () => ({
      area: 'hood',
      severity: 'minor',
      description: 'Dent',
      reportId: v7(),
    }));
    say(booking, at, 'VehicleCheckedIn', {
      ...of,
      mileageKm: read[0],
      fuelPercent: 80,
      damageReports: reports.slice(1),
    });
    if (minutes !== null)
      say(booking, addMinutes(at, minutes), 'VehicleCheckedOut', {
        ...of,
        mileageKm: Math.max(...read),
        fuelPercent: 50,
        damageReports: reports.slice(0, 1),
      });
    if (corrected && (corrected[0] === 'check-in' || minutes !== null))
      say(booking, at, 'OdometerReadingCorrected', { ...of, step: corrected[0], mileageKm: forward(read, corrected) });
    if (!expense) continue;
    const id = v7();
    say(id, expense.at, 'ExpenseRecorded', {
      expenseId: id,
      bookingId: booking,
      responderId,
      vehicleId,
      nth: 1,
      kind: expense.kind,
      spentOn: dayOf(expense.at),
      amountMinor: expense.money,
      currency: 'ILS',
      centiliters: expense.kind === 'fuel' ? 4_000 : null,
      note: null,
    });
    if (expense.verdict) say(id, expense.at, expense.verdict, { bookingId: booking, reason: 'No' });
  }
  for (const { vehicle: stream, at, cost } of services)
    say(stream, at, 'ServiceDone', {
      serviceId: v7(),
      planId: v7(),
      doneOn: dayOf(at),
      mileageKm: null,
      costCents: cost,
      validUntil: null,
    });
  for (const { vehicle: stream, at, steps } of repairs) {
    const of = { defectId: v7(), bookingId: v7() };
    const words = { occasion: 'taking', label: { en: 'Siren', he: 'צופר' }, isCritical: false, reading: null };
    say(stream, at, 'DefectReported', { ...of, ...words, expiresOn: null, photoIds: [], note: null });
    for (const [taken, costCents] of steps)
      say(stream, taken, 'DefectProgressed', {
        ...of,
        to: 'acknowledged',
        note: null,
        plannedOn: null,
        costCents,
        photoIds: [],
      });
  }
  return log;
}

type Figures = Readonly<Record<string, MonthFigures>>;

/** The same figures, counted in the log one by one; a shift minute by minute. */
function byHand(log: readonly Event[], zone: Zone): Figures {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit' });
  const monthAt = (at: Instant | number) => clock.format(typeof at === 'number' ? at : millisOf(at));
  const found: Record<string, MonthFigures> = {};
  const count = (vehicleId: unknown, month: string, figure: keyof MonthFigures, value: number) => {
    if (month < months.from || month > months.to || value === 0) return;
    const key = `${month} ${String(vehicleId)}`;
    const before = found[key] ?? noFigures;
    found[key] = { ...before, [figure]: before[figure] + value };
  };
  const of = (stream: string, type: string) => log.find((event) => event.stream === stream && event.type === type);
  const reading = (stream: string, step: 'check-in' | 'check-out'): number | undefined => {
    const read = of(stream, step === 'check-in' ? 'VehicleCheckedIn' : 'VehicleCheckedOut');
    const corrected = log.findLast(
      ({ stream: other, type, data }) =>
        other === stream && type === 'OdometerReadingCorrected' && data['step'] === step,
    );
    return (read && (corrected ?? read))?.data['mileageKm'] as number | undefined;
  };
  const takes = log.filter(({ type }) => type === 'VehicleCheckedIn');
  const order = ({ recordedAt, stream }: Event) => `${recordedAt} ${stream}`;
  for (const take of takes) {
    const { vehicleId } = take.data;
    const before = takes
      .filter((other) => other.data['vehicleId'] === vehicleId && order(other) < order(take))
      .sort((one, other) => (order(one) < order(other) ? 1 : -1))[0];
    const begun = reading(take.stream, 'check-in')!;
    const ended = reading(take.stream, 'check-out') ?? begun;
    const last = before ? (reading(before.stream, 'check-out') ?? reading(before.stream, 'check-in')!) : begun;
    count(vehicleId, monthAt(take.recordedAt), 'kilometers', ended - begun + Math.max(0, begun - last));
    const back = of(take.stream, 'VehicleCheckedOut');
    const until = back ? millisOf(back.recordedAt) : 0;
    for (let at = millisOf(take.recordedAt); at < until; at += 60_000) count(vehicleId, monthAt(at), 'minutesOut', 1);
  }
  for (const { stream, type, data, recordedAt } of log) {
    const reports = (data['damageReports'] as readonly unknown[] | undefined) ?? [];
    count(data['vehicleId'], monthAt(recordedAt), 'damageReports', reports.length);
    if (type === 'ServiceDone')
      count(stream, String(data['doneOn']).slice(0, 7), 'serviceMinor', (data['costCents'] as number | null) ?? 0);
    if (type === 'DefectProgressed') count(stream, monthAt(recordedAt), 'repairMinor', data['costCents'] as number);
    if (type !== 'ExpenseRecorded' || of(stream, 'ExpenseDeclined')) continue;
    const month = String(data['spentOn']).slice(0, 7);
    count(data['vehicleId'], month, 'centiliters', (data['centiliters'] as number | null) ?? 0);
    if (of(stream, 'ExpenseApproved'))
      count(
        data['vehicleId'],
        month,
        data['kind'] === 'fuel' ? 'fuelMinor' : 'otherMinor',
        data['amountMinor'] as number,
      );
  }
  return found;
}

async function asRead(of: VehicleId | 'fleet', zone: Zone): Promise<Figures> {
  const rows = await store.database.fetch(vehicleMonths(of, months, zone));
  return Object.fromEntries(
    rows.map(({ month, vehicleId, vehicleName: _, ...figures }) => [`${month} ${vehicleId}`, figures]),
  );
}

it('the months of vehicles are what is counted in the log, in every zone, for one vehicle as for the fleet', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom(...zones), async (lived, zone) => {
      for (const table of tables) await query(`DELETE FROM ${table}`);
      const log = logOf(lived);
      const events = log.map((event) => ({ ...event, id: v7(), actor: `responder:${responderId}` }));
      for (const statement of project(projections, events)) await store.database.query(statement);
      const expected = byHand(log, zone);
      expect(await asRead('fleet', zone)).toEqual(expected);
      const [one] = vehicles as [VehicleId];
      expect(await asRead(one, zone)).toEqual(
        Object.fromEntries(Object.entries(expected).filter(([key]) => key.endsWith(one))),
      );
    }),
    { numRuns: amount({ usual: 60, endurance: 2_000 }) },
  );
});
