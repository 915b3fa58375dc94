import fc from 'fast-check';
import { v7 } from 'uuid';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { addHours, addMinutes, instant, type Instant } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../src/booking/booking.events.js';
import { odometer } from '../../src/booking/views/odometer/odometer.projection.js';
import { vehicleUse } from '../../src/booking/views/vehicle-use/vehicle-use.projection.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import type { ProjectedEvent } from '../../src/platform/event-store/recorded-event.js';
import { amount } from '../support/endurance.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

type Event = ProjectedEvent<BookingEvent>;

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

const vehicles = [1, 2].map((n) => `0199c0de-010${n}-7000-8000-000000000000` as VehicleId);
const responderId = '0199c0de-0001-7000-8000-000000000000' as ResponderId;
const T0 = instant('2026-01-04T00:00Z');

interface Drawn {
  readonly vehicle: number;
  /** sent after all the others, in any order */
  readonly late: number | null;
  readonly returned: boolean;
  readonly km: readonly [number, number];
  readonly corrections: readonly { readonly step: ReadingStep; readonly km: number; readonly when: number }[];
}

const km = fc.integer({ min: 1000, max: 1200 });
const drawn: fc.Arbitrary<readonly Drawn[]> = fc.array(
  fc.record({
    vehicle: fc.integer({ min: 0, max: 1 }),
    late: fc.option(fc.integer({ min: 0, max: 1000 }), { freq: 2, nil: null }),
    returned: fc.boolean(),
    km: fc.tuple(km, km),
    corrections: fc.array(
      fc.record({
        step: fc.constantFrom<ReadingStep[]>('check-in', 'check-out'),
        km,
        when: fc.integer({ min: 0, max: 1000 }),
      }),
      { maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

/** When the nth shift was taken and brought back, whenever the server heard of it. */
const takenAt = (nth: number): Instant => addMinutes(addHours(T0, 2 * nth), 5);
const returnedAt = (nth: number): Instant => addMinutes(addHours(T0, 2 * nth), 55);

/** The log: shifts on time, then late ones in the drawn order, and corrections anywhere after what they correct. */
function logOf(shifts: readonly Drawn[]): Event[] {
  const order = shifts
    .map((shift, nth) => ({ ...shift, nth, stream: v7() as BookingId }))
    .sort((one, other) => (one.late ?? -1) - (other.late ?? -1) || one.nth - other.nth);
  let arrivals = 0;
  const log: Event[] = [];
  const event = (stream: BookingId, type: BookingEvent['type'], recordedAt: Instant, data: object) =>
    ({ id: v7(), stream, actor: 'system:test', recordedAt, type, data }) as Event;
  for (const { nth, stream, vehicle, late, returned, km: read } of order) {
    const period = { startAt: addHours(T0, 2 * nth), endAt: addHours(T0, 2 * nth + 1) };
    const of = { responderId, vehicleId: vehicles[vehicle] };
    const heard = (at: Instant) => {
      arrivals += 1;
      return late === null ? at : addMinutes(addHours(T0, 2 * shifts.length), arrivals);
    };
    const onDevice = (at: Instant) => (late === null ? null : at);
    log.push(
      event(stream, 'VehicleCheckedIn', heard(takenAt(nth)), {
        ...of,
        ...period,
        fuelPercent: 80,
        mileageKm: read[0],
        checklist: checkInItemIds,
        preExistingDamage: null,
        notes: null,
        odometerDiscrepancy: null,
        completedOnDeviceAt: onDevice(takenAt(nth)),
      }),
      returned
        ? event(stream, 'VehicleCheckedOut', heard(returnedAt(nth)), {
            ...of,
            ...period,
            fuelPercent: 60,
            mileageKm: read[1],
            damageReports: [],
            noDamageConfirmed: true,
            notes: null,
            checkedOutBy: 'responder',
            ...(late !== null && { completedOnDeviceAt: returnedAt(nth) }),
          })
        : event(stream, 'BookingCancelled', heard(returnedAt(nth)), { ...of, reason: null, cancelledBy: 'admin' }),
    );
  }
  for (const { stream, vehicle, returned, corrections } of order)
    for (const { step, km: mileageKm, when } of corrections) {
      if (step === 'check-out' && !returned) continue;
      const read = log.findIndex((one) => one.stream === stream && one.type === typeOf(step));
      const place = read + 1 + (when % (log.length - read));
      const data = {
        responderId,
        vehicleId: vehicles[vehicle],
        step,
        formerMileageKm: 0,
        mileageKm,
        reason: 'Misread',
      };
      log.splice(place, 0, event(stream, 'OdometerReadingCorrected', addHours(T0, 30), data));
    }
  nameFormerReadings(log);
  return log;
}

/** A correction names the mileage that stood before it. */
function nameFormerReadings(
  log: readonly { readonly stream: string; readonly type: string; readonly data: object }[],
): void {
  const known = new Map<string, number>();
  for (const { stream, type, data } of log) {
    const told = data as { step?: ReadingStep; mileageKm?: number; formerMileageKm?: number };
    const step = type === 'VehicleCheckedIn' ? 'check-in' : type === 'VehicleCheckedOut' ? 'check-out' : told.step;
    if (step === undefined || told.mileageKm === undefined) continue;
    const reading = `${stream} ${step}`;
    if (type === 'OdometerReadingCorrected') told.formerMileageKm = known.get(reading) ?? 0;
    known.set(reading, told.mileageKm);
  }
}

const typeOf = (step: ReadingStep) => (step === 'check-in' ? 'VehicleCheckedIn' : 'VehicleCheckedOut');

interface Told {
  readonly bookingId: string;
  readonly checkInKm: number;
  readonly checkOutKm: number | null;
  readonly beforeKm: number | null;
}

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
      checkInKm: reading(take.stream, 'check-in') ?? -1,
      checkOutKm: reading(take.stream, 'check-out'),
      beforeKm: before ? (reading(before.stream, 'check-out') ?? reading(before.stream, 'check-in')) : null,
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
    `SELECT booking_id AS "bookingId", check_in_km AS "checkInKm", check_out_km AS "checkOutKm", before_km AS "beforeKm"
     FROM odometer_shift ORDER BY booking_id`,
  ),
  last: await query(
    `SELECT vehicle_id AS "vehicleId", mileage_km AS mileage FROM vehicle_condition ORDER BY vehicle_id`,
  ),
});

describe('the ledger of the odometers', () => {
  it('says at every moment what a recomputation from the log says, whatever arrived late or was corrected', async () => {
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
});
