import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import { HOUR_MS, instantOfMillis } from '@rigbook/contracts/kernel/time';
import type { PlannedBooking } from './plan-bookings.js';
import type { Timeline, SeedContext } from './timeline.js';

const MINUTE_MS = 60_000;
const ONE_IN_REPORTS_DAMAGE = 60;

/** The vehicle leaves, and comes back unless the booking is still active. */
export function addShift(timeline: Timeline, planned: PlannedBooking, { nowMs, dice, odometers }: SeedContext): void {
  const { vehicle, responder, startMs, hours, outcome } = planned;
  const endMs = startMs + hours * HOUR_MS;
  const shift = {
    responderId: responder.id,
    vehicleId: vehicle.id,
    startAt: instantOfMillis(startMs),
    endAt: instantOfMillis(endMs),
  };
  const leftWithKm = odometers.get(vehicle.id) ?? dice.whole(1_000, 90_000);
  odometers.set(vehicle.id, leftWithKm);
  timeline.waitUntil(startMs);
  timeline.add(startMs + 15 * MINUTE_MS, 'responder', {
    type: 'VehicleCheckedIn',
    data: {
      ...shift,
      fuelPercent: dice.whole(50, 100),
      mileageKm: leftWithKm,
      checklist: checkInItemIds,
      preExistingDamage: null,
      notes: null,
      odometerDiscrepancy: null,
      completedOnDeviceAt: null,
    },
  });
  if (outcome === 'active') return;

  const backWithKm = leftWithKm + dice.whole(3, 25) * hours;
  odometers.set(vehicle.id, backWithKm);
  const isDamaged = dice.whole(1, ONE_IN_REPORTS_DAMAGE) === 1;
  const damage = { area: dice.oneOf(damageAreaIds), severity: dice.oneOf(damageSeverityIds), description: 'A scratch' };
  if (endMs <= nowMs) timeline.waitUntil(endMs - 50 * MINUTE_MS);
  // never after its end: the next shift may start that minute, and a vehicle has one holder at a time
  timeline.add(endMs, 'responder', {
    type: 'VehicleCheckedOut',
    data: {
      ...shift,
      fuelPercent: dice.whole(30, 100),
      mileageKm: backWithKm,
      damageReports: isDamaged ? [damage] : [],
      noDamageConfirmed: !isDamaged,
      notes: null,
      checkedOutBy: 'responder',
    },
  });
}
