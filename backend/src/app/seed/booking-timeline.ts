import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import { HOUR_MS, instantOfMillis } from '@rigbook/contracts/kernel';
import { adminNotes, cancellations, samplePurpose, rejections } from './sample-words.js';
import { type PlannedBooking, WINDOW_MS } from './plan-bookings.js';
import { type SeedContext, Timeline, type TimelineEntry } from './timeline.js';

const MINUTE_MS = 60_000;

/** The events of a planned booking up to its outcome. Call it for the bookings of a vehicle in the order of their shifts. */
export function timelineOf(planned: PlannedBooking, context: SeedContext): readonly TimelineEntry[] {
  const { vehicle, responder, startMs, outcome } = planned;
  const { nowMs, dice, pdfSha256 } = context;
  const who = { responderId: responder.id, vehicleId: vehicle.id };
  const timeline = new Timeline(startMs - WINDOW_MS, nowMs, dice);

  addRequest(timeline, planned, context);
  if (outcome === 'pending') return timeline.entries;

  const decidedBy = Math.min(timeline.latestMs + dice.whole(10, 24 * 60) * MINUTE_MS, startMs - 30 * MINUTE_MS);
  if (outcome === 'rejected') {
    timeline.add(decidedBy, 'admin', { type: 'BookingRejected', data: { ...who, reason: dice.oneOf(rejections) } });
    return timeline.entries;
  }
  if (outcome === 'withdrawn') {
    const data = { ...who, reason: null, cancelledBy: 'responder' as const };
    timeline.add(decidedBy, 'responder', { type: 'BookingCancelled', data });
    return timeline.entries;
  }
  const notes = dice.oneOf(adminNotes) || null;
  timeline.add(decidedBy, 'admin', { type: 'BookingApproved', data: { ...who, adminNotes: notes } });
  if (outcome === 'approved') return timeline.entries;

  if (outcome === 'cancelled') {
    const data = { ...who, reason: dice.oneOf(cancellations), cancelledBy: 'admin' as const };
    timeline.add(startMs, 'admin', { type: 'BookingCancelled', data });
    return timeline.entries;
  }
  const signed = { ...who, agreementVersion: currentEdition.version, pdfSha256 };
  timeline.add(startMs, 'responder', { type: 'AgreementSigned', data: signed });
  if (outcome !== 'signed') addShift(timeline, planned, context);
  return timeline.entries;
}

function addRequest(
  timeline: Timeline,
  { vehicle, responder, startMs, hours, weekStartsOn }: PlannedBooking,
  context: SeedContext,
) {
  timeline.add(startMs - HOUR_MS, 'responder', {
    type: 'BookingRequested',
    data: {
      responderId: responder.id,
      vehicleId: vehicle.id,
      startAt: instantOfMillis(startMs),
      endAt: instantOfMillis(startMs + hours * HOUR_MS),
      durationHours: hours,
      purpose: samplePurpose(context.dice),
      zone: context.zone,
      hoursByWeek: [{ weekStartsOn, hours }],
      eligibilityWarnings: eligibilityWarningsFor(responder.department, vehicle),
      ruleVersion: BOOKING_RULE_VERSION,
    },
  });
}

const ONE_IN_REPORTS_DAMAGE = 60;

/** The vehicle leaves, and comes back unless the booking is still active. */
function addShift(timeline: Timeline, planned: PlannedBooking, { nowMs, dice, odometers }: SeedContext): void {
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
