import { DateTime } from 'luxon';
import type { CoverageFacts, CoverageHour } from '../vehicle-coverage/coverage.rules.js';
import { weekdays } from '../standing-shifts/standing-shift.words.js';
import { instantOfMillis, type Instant, type Period } from '../kernel/time.js';

/** Counts minute by minute, with another library's calendar: slow, and written without a look at the rule. */
export function slowCoverage(within: Period, { vehicles, floors, zone, now }: CoverageFacts): CoverageHour[] {
  const types = new Set([...vehicles, ...floors].map(({ vehicleType }) => vehicleType));
  const found: CoverageHour[] = [];
  for (const vehicleType of types) {
    let at = DateTime.fromISO(within.startAt, { zone: 'utc' }).startOf('hour');
    const end = DateTime.fromISO(within.endAt, { zone: 'utc' });
    for (; at < end; at = at.plus({ hours: 1 })) {
      const minutes = Array.from({ length: 60 }, (_, minute) => at.plus({ minutes: minute }));
      let [free, onShift] = [0, 0];
      for (const vehicle of vehicles.filter((one) => one.vehicleType === vehicleType)) {
        const isFit = minutes.every((minute) => {
          const local = minute.setZone(zone).toISODate() as string;
          if (vehicle.papersEnd && local > vehicle.papersEnd.lastDay) return false;
          if (vehicle.inService && at.toMillis() < Date.parse(now))
            return vehicle.inService.some(
              ({ startAt, endAt }) =>
                minute >= DateTime.fromISO(startAt) && minute.plus({ minutes: 1 }) <= DateTime.fromISO(endAt),
            );
          if (vehicle.service === 'available') return true;
          const back = vehicle.service === 'maintenance' ? vehicle.maintenanceUntil : null;
          return back !== null && back > now && minute >= DateTime.fromISO(back);
        });
        if (!isFit) continue;
        const isIn = (minute: DateTime, from: Instant, until: Instant) =>
          minute >= DateTime.fromISO(from) && minute < DateTime.fromISO(until);
        if (!minutes.some((minute) => vehicle.taken.some(({ startAt, endAt }) => isIn(minute, startAt, endAt))))
          free += 1;
        if (
          vehicle.taken.some(({ startAt, promisedUntil }) =>
            minutes.every((minute) => promisedUntil !== null && isIn(minute, startAt, promisedUntil)),
          )
        )
          onShift += 1;
      }
      const local = at.setZone(zone);
      const least = (counts: string): number | null => {
        let highest: number | null = null;
        for (const floor of floors.filter((one) => one.vehicleType === vehicleType && one.counts === counts)) {
          const goesOn = floor.untilHour <= floor.fromHour;
          const length = goesOn ? 24 - floor.fromHour + floor.untilHour : floor.untilHour - floor.fromHour;
          for (const weekday of floor.weekdays)
            for (let nth = 0; nth < length; nth += 1) {
              const clock = weekdays.indexOf(weekday) * 24 + floor.fromHour + nth;
              if (clock % 168 === (local.weekday % 7) * 24 + local.hour) highest = Math.max(highest ?? 0, floor.least);
            }
        }
        return highest;
      };
      found.push({
        vehicleType,
        startAt: instantOfMillis(at.toMillis()),
        free,
        onShift,
        leastFree: least('free'),
        leastOnShift: least('on-shift'),
      });
    }
  }
  return found;
}
