import fc from 'fast-check';
import { touchesAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { startsInsideBookingWindow } from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { firstClash, isOnTheHour } from '@rigbook/contracts/booking/requesting/request.rules';
import { firstWeekOverLimit, hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { checkInOpensAt } from '@rigbook/contracts/booking/shift/check-in.rules';
import { addMinutes, dayOf, type Instant, instant, isBefore, type Zone, zones } from '@rigbook/contracts/kernel';
import { checkInOpening } from '@rigbook/contracts/settings/settings.rules';
import { demoFleet, demoPeople } from './demo-organisation.js';
import { DEMO_ADMINISTRATOR, type DemoBooking, planLiveDay } from './live-day.plan.js';

/** Minutes of 2026 and 2027, half of them around the changes of Jerusalem's clocks. */
const anyMoment = fc.oneof(
  fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }).map((minutes) => addMinutes(instant('2026-01-01T00:00Z'), minutes)),
  fc
    .tuple(
      fc.constantFrom(
        ...['2026-03-27T00:00Z', '2026-10-24T23:00Z', '2027-03-26T00:00Z', '2027-10-30T23:00Z'].map(instant),
      ),
      fc.integer({ min: -96 * 60, max: 96 * 60 }),
    )
    .map(([at, minutes]) => addMinutes(at, minutes)),
);
const everyDay = (holds: (plan: readonly DemoBooking[], now: Instant, zone: Zone) => void) =>
  fc.assert(
    fc.property(anyMoment, fc.constantFrom(...zones), (now, zone) => holds(planLiveDay(now, zone), now, zone)),
    {
      numRuns: 300,
    },
  );

const timeOf = ({ steps }: DemoBooking, does: string): Instant | undefined =>
  steps.find((step) => step.does === does)?.at;
const isLate = (one: Instant, other: Instant) => isBefore(other, one);
/** When its hours are free again. */
const givenBack = (booking: DemoBooking) =>
  timeOf(booking, 'reject') ?? timeOf(booking, 'cancel') ?? timeOf(booking, 'release');

describe('at every hour of every week the demo begins with', () => {
  it('one booking of each kind', () =>
    everyDay((plan) =>
      expect(plan.map(({ steps }) => steps.map(({ does }) => does).join(' '))).toEqual([
        'request approve sign check-in check-out contest keep contest',
        'request approve sign check-in extend',
        'request approve sign wait',
        'request approve',
        'request change',
        'request',
        'request reject',
        'request approve cancel',
        'request approve release',
      ]),
    ));

  it('a shift under way since hours, one that ended, and only future hours in what is to come', () =>
    everyDay(([ended, underWay, ...others], now) => {
      expect(isBefore(ended!.period.endAt, now)).toBe(true);
      expect(isLate(timeOf(underWay!, 'check-in')!, addMinutes(now, -120))).toBe(false);
      expect(isLate(underWay!.period.endAt, addMinutes(now, 180))).toBe(true);
      for (const { period, steps } of others)
        if (!steps.some(({ does }) => does === 'release'))
          expect(isLate(period.startAt, addMinutes(now, 60))).toBe(true);
    }));

  it('steps in the past, in order, each when it may be taken', () =>
    everyDay((plan, now) => {
      for (const booking of plan) {
        const { period, steps } = booking;
        const times = steps.map(({ at }) => at);
        expect([...times].sort()).toEqual(times);
        expect(new Set(times).size).toBe(times.length);
        expect(isLate(times.at(-1)!, now)).toBe(false);
        for (const { does, at } of steps) {
          const opensAt = checkInOpensAt(period.startAt, checkInOpening.usual);
          if (does === 'check-in') expect(isBefore(at, opensAt) || !isBefore(at, period.endAt)).toBe(false);
          else if (!['check-out', 'extend', 'release', 'contest', 'keep'].includes(does))
            expect(isBefore(at, period.startAt)).toBe(true);
        }
      }
    }));

  it('requests that the rules allow', () =>
    everyDay((plan, _now, zone) => {
      for (const booking of plan) {
        const { unitNumber, vehicle, period } = booking;
        const at = timeOf(booking, 'request')!;
        expect(isOnTheHour(period.startAt)).toBe(true);
        expect(startsInsideBookingWindow(period.startAt, at, zone)).toBe(true);
        expect(touchesAdminOnlyPeriod(period, zone) && unitNumber !== DEMO_ADMINISTRATOR).toBe(false);
        const earlier = plan.filter((other) => {
          const end = givenBack(other);
          return isBefore(timeOf(other, 'request')!, at) && !(end && isBefore(end, at));
        });
        const taken = earlier.filter((other) => other.vehicle === vehicle).map((other) => other.period);
        expect(firstClash(period, taken)).toBe(null);
        const own = earlier.filter((other) => other.unitNumber === unitNumber);
        expect(
          firstClash(
            period,
            own.map((other) => other.period),
          ),
        ).toBe(null);
        const used = own.flatMap((other) => hoursByWeek(other.period, zone));
        expect(firstWeekOverLimit(period, used, zone)).toBeUndefined();
      }
    }));

  it('a warning about one request that waits', () =>
    everyDay((plan, now, zone) => {
      const warned = plan.filter(({ unitNumber, vehicle }) => {
        const { department = null } = demoPeople.find((person) => person.unitNumber === unitNumber)!;
        return (
          eligibilityWarningsFor(
            department,
            demoFleet.find(({ name }) => name === vehicle)!,
          ).length > 0
        );
      });
      const waiting = warned.filter(({ steps }) => steps.length === 1);
      expect(waiting.map(({ unitNumber }) => unitNumber)).toEqual(['105']);
      expect(dayOf(waiting[0]!.period.startAt, zone) > dayOf(now, zone)).toBe(true);
    }));
});
