import fc from 'fast-check';
import { v7 } from 'uuid';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { addHours, addMinutes, instant, type Instant } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../../src/booking/booking.events.js';
import type { ProjectedEvent } from '../../../src/platform/event-store/recorded-event.js';

export type LoggedEvent = ProjectedEvent<BookingEvent>;

export const vehicles = [1, 2].map((n) => `0199c0de-010${n}-7000-8000-000000000000` as VehicleId);
const responderId = '0199c0de-0001-7000-8000-000000000000' as ResponderId;
/** The beginning of each log. */
export const T0 = instant('2026-01-04T00:00Z');

export interface Drawn {
  readonly vehicle: number;
  /** sent after all the others, in any order */
  readonly late: number | null;
  readonly returned: boolean;
  readonly km: readonly [number, number];
  readonly corrections: readonly { readonly step: ReadingStep; readonly km: number; readonly when: number }[];
  /** somebody contests a reading, or an administrator keeps it */
  readonly said: readonly { readonly step: ReadingStep; readonly isKept: boolean; readonly when: number }[];
}

const km = fc.integer({ min: 1000, max: 1200 });
export const drawn: fc.Arbitrary<readonly Drawn[]> = fc.array(
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
    said: fc.array(
      fc.record({
        step: fc.constantFrom<ReadingStep[]>('check-in', 'check-out'),
        isKept: fc.boolean(),
        when: fc.integer({ min: 0, max: 1000 }),
      }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

/** When the nth shift was taken and brought back, whenever the server heard of it. */
const takenAt = (nth: number): Instant => addMinutes(addHours(T0, 2 * nth), 5);
const returnedAt = (nth: number): Instant => addMinutes(addHours(T0, 2 * nth), 55);

/** The log: shifts on time, then late ones in the drawn order, and corrections and contests anywhere after the reading. */
export function logOf(shifts: readonly Drawn[]): LoggedEvent[] {
  const order = shifts
    .map((shift, nth) => ({ ...shift, nth, stream: v7() as BookingId }))
    .sort((one, other) => (one.late ?? -1) - (other.late ?? -1) || one.nth - other.nth);
  let arrivals = 0;
  const log: LoggedEvent[] = [];
  const event = (stream: BookingId, type: BookingEvent['type'], recordedAt: Instant, data: object) =>
    ({ id: v7(), stream, actor: 'system:test', recordedAt, type, data }) as LoggedEvent;
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
  for (const { stream, vehicle, returned, said } of order)
    for (const { step, isKept, when } of said) {
      if (step === 'check-out' && !returned) continue;
      const read = log.findIndex((one) => one.stream === stream && one.type === typeOf(step));
      const data = { responderId, vehicleId: vehicles[vehicle], step, mileageKm: 0 };
      const one = isKept
        ? event(stream, 'OdometerReadingKept', addHours(T0, 31), { ...data, reason: 'The photo shows it' })
        : event(stream, 'OdometerReadingContested', addHours(T0, 31), {
            ...data,
            contestedBy: responderId,
            words: 'It said less',
          });
      log.splice(read + 1 + (when % (log.length - read)), 0, one);
    }
  nameFormerReadings(log);
  return log;
}

/** A correction names the mileage that stood before it, a contest and its answer the one that counts. */
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
    if (type === 'OdometerReadingContested' || type === 'OdometerReadingKept') told.mileageKm = known.get(reading) ?? 0;
    known.set(reading, told.mileageKm);
  }
}

export const typeOf = (step: ReadingStep) => (step === 'check-in' ? 'VehicleCheckedIn' : 'VehicleCheckedOut');
