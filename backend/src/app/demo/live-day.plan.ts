import { BOOKING_WINDOW_DAYS } from '@rigbook/contracts/booking/booking.limits';
import { touchesAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import {
  addDays,
  addHours,
  addMinutes,
  atHour,
  dayOf,
  HOUR_MS,
  type Instant,
  instantOfMillis,
  laterOf,
  millisOf,
  type Period,
  periodOf,
  type Zone,
} from '@rigbook/contracts/kernel';
import { weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import type { CoverageFloor } from '@rigbook/contracts/vehicle-coverage/floor.rules';

/** What somebody does with a booking of the demo. */
type Deed =
  | { readonly does: 'request' | 'sign' }
  /** fewer hours */
  | { readonly does: 'change'; readonly durationHours: number }
  /** more of them than go without approval */
  | { readonly does: 'extend'; readonly hours: number }
  /** by the system: nobody came */
  | { readonly does: 'release' }
  /** somebody else would like to have these hours */
  | { readonly does: 'wait'; readonly unitNumber: string; readonly leastHours: number }
  /** a reading of their shift, which the administrator says is right */
  | { readonly does: 'contest' | 'keep'; readonly step: ReadingStep; readonly km: number; readonly says: string }
  | { readonly does: 'approve' | 'reject' | 'cancel'; readonly says: string }
  | { readonly does: 'check-in'; readonly mileageKm: number; readonly fuelPercent: number }
  | {
      readonly does: 'check-out';
      readonly mileageKm: number;
      readonly fuelPercent: number;
      readonly damage: DamageReport;
    };

export type DemoStep = Deed & { readonly at: Instant };

export interface DemoBooking {
  readonly unitNumber: string;
  /** its name */
  readonly vehicle: string;
  readonly period: Period;
  readonly durationHours: number;
  readonly purpose: string;
  /** each after the one before, and none after now */
  readonly steps: readonly DemoStep[];
}

/** The administrator, who alone may book between Friday 13:00 and Sunday 09:00. */
export const DEMO_ADMINISTRATOR = '100';

/**
 * Bookings that fill the lists of a demo that begins now: a shift under way whose responder asks for more hours, one to come that is signed
 * and that somebody waits for, one that is not signed, two requests, one of them changed, a shift that ended with a damage and
 * contested readings, one kept and one that waits, one booking
 * rejected, one cancelled, and one that nobody came for. They keep the rules at every hour of every week.
 */
export function planLiveDay(now: Instant, zone: Zone): readonly DemoBooking[] {
  const today = dayOf(now, zone);
  const hour = instantOfMillis(Math.floor(millisOf(now) / HOUR_MS) * HOUR_MS);
  const before = (minutes: number) => addMinutes(now, -minutes);

  const ended = openHours(periodOf(atHour(addDays(today, -1), 8, zone), 4), -1, zone);
  const underWay = periodOf(addHours(hour, -3), 8);
  const withMoreHours = periodOf(underWay.startAt, 8 + MORE_HOURS);
  // before everything else, so that a worker never sees it due
  const missed = openHours(periodOf(atHour(addDays(today, -3), 8, zone), 4), -1, zone);
  const tonight = openHours(periodOf(laterOf(atHour(today, 20, zone), addHours(hour, 3)), 6), 1, zone);
  const onDay = (days: number, from: number) =>
    openHours(periodOf(atHour(addDays(today, days), from, zone), 4), 1, zone);
  const tomorrow = onDay(1, 8);
  const asked = onDay(1, 14);
  const dayAfter = onDay(2, 10);

  return [
    {
      unitNumber: '101',
      vehicle: 'BLS2',
      period: ended,
      durationHours: 4,
      purpose: 'Morning shift, city center',
      steps: [
        { does: 'request', at: addMinutes(ended.startAt, -1_570) },
        { does: 'approve', at: addMinutes(ended.startAt, -1_210), says: 'The key is in box 3.' },
        { does: 'sign', at: addMinutes(ended.startAt, -95) },
        { does: 'check-in', at: addMinutes(ended.startAt, -6), mileageKm: 48_210, fuelPercent: 92 },
        {
          does: 'check-out',
          at: addMinutes(ended.endAt, -13),
          mileageKm: 48_274,
          fuelPercent: 61,
          damage: { area: 'rear-bumper', severity: 'minor', description: 'Scratch of about 10 cm on the left corner.' },
        },
        {
          does: 'contest',
          at: addMinutes(ended.endAt, 21),
          step: 'check-in',
          km: 48_210,
          says: 'I think it said 48,201 in the morning.',
        },
        {
          does: 'keep',
          at: addMinutes(ended.endAt, 94),
          step: 'check-in',
          km: 48_210,
          says: 'The fuel receipt of that morning says 48,210.',
        },
        {
          does: 'contest',
          at: addMinutes(ended.endAt, 137),
          step: 'check-out',
          km: 48_274,
          says: 'I swapped two digits: it said 48,247 when I parked it.',
        },
      ],
    },
    {
      unitNumber: touchesAdminOnlyPeriod(withMoreHours, zone) ? DEMO_ADMINISTRATOR : '102',
      vehicle: 'BLS1',
      period: underWay,
      durationHours: 8,
      purpose: 'On call, north sector',
      steps: [
        { does: 'request', at: addMinutes(underWay.startAt, -1_505) },
        { does: 'approve', at: addMinutes(underWay.startAt, -1_330), says: '' },
        { does: 'sign', at: addMinutes(underWay.startAt, -52) },
        { does: 'check-in', at: addMinutes(underWay.startAt, 4), mileageKm: 71_036, fuelPercent: 84 },
        { does: 'extend', at: before(11), hours: MORE_HOURS },
      ],
    },
    {
      unitNumber: '103',
      vehicle: 'PARAMEDIC 1',
      period: tonight,
      durationHours: 6,
      purpose: 'Night shift',
      steps: [
        { does: 'request', at: before(1_663) },
        { does: 'approve', at: before(1_421), says: 'Please refuel before you return.' },
        { does: 'sign', at: before(312) },
        { does: 'wait', at: before(23), unitNumber: '105', leastHours: 4 },
      ],
    },
    {
      unitNumber: '101',
      vehicle: 'FLY CAR 1',
      period: tomorrow,
      durationHours: 4,
      purpose: 'Event standby, stadium',
      steps: [
        { does: 'request', at: before(247) },
        { does: 'approve', at: before(118), says: '' },
      ],
    },
    {
      unitNumber: '104',
      vehicle: 'BLS2',
      period: asked,
      durationHours: 4,
      purpose: 'Cover for a colleague',
      steps: [
        { does: 'request', at: before(86) },
        { does: 'change', at: before(47), durationHours: 3 },
      ],
    },
    {
      unitNumber: '105',
      vehicle: 'ALS1',
      period: dayAfter,
      durationHours: 4,
      purpose: 'Equipment transfer to the north station',
      steps: [{ does: 'request', at: before(34) }],
    },
    {
      unitNumber: '104',
      vehicle: 'FLY CAR 1',
      period: dayAfter,
      durationHours: 4,
      purpose: 'Training drive',
      steps: [
        { does: 'request', at: before(1_544) },
        { does: 'reject', at: before(1_402), says: 'The fly car stays on call that day. Please take a BLS car.' },
      ],
    },
    {
      unitNumber: '102',
      vehicle: 'ALS1',
      period: tomorrow,
      durationHours: 4,
      purpose: 'Drill with the southern team',
      steps: [
        { does: 'request', at: before(1_730) },
        { does: 'approve', at: before(1_490), says: '' },
        { does: 'cancel', at: before(365), says: 'The drill was moved to next month.' },
      ],
    },
    {
      unitNumber: '102',
      vehicle: 'ALS1',
      period: missed,
      durationHours: 4,
      purpose: 'Cover, south sector',
      steps: [
        { does: 'request', at: addMinutes(missed.startAt, -640) },
        { does: 'approve', at: addMinutes(missed.startAt, -610), says: '' },
        { does: 'release', at: addMinutes(missed.startAt, 61) },
      ],
    },
  ];
}

/** Beyond what goes without approval, and beyond the shift's end at any minute. */
const MORE_HOURS = 3;

/** Early on two days of each week, from the day on which the first one comes into the window: a worker makes no booking before. */
export const planStandingShift = (now: Instant, zone: Zone) =>
  ({
    unitNumber: '101',
    vehicle: 'FLY CAR 1',
    weekdays: ['tuesday', 'thursday'],
    startHour: 6,
    durationHours: 2,
    fromDay: addDays(dayOf(now, zone), BOOKING_WINDOW_DAYS + 1),
  }) as const;

/** The only vehicle of its type is to be at hand by day: one of the two requests that wait goes below it. */
export const demoFloor: CoverageFloor = {
  vehicleType: 'Advanced Life Support',
  counts: 'free',
  least: 1,
  weekdays,
  fromHour: 8,
  untilHour: 20,
};

/** The nearest hours, later or earlier by whole hours, that everybody may book. */
function openHours(period: Period, step: 1 | -1, zone: Zone): Period {
  let found = period;
  while (touchesAdminOnlyPeriod(found, zone))
    found = { startAt: addHours(found.startAt, step), endAt: addHours(found.endAt, step) };
  return found;
}
