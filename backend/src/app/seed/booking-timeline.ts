import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { HOUR_MS, instantOfMillis } from '@rigbook/contracts/kernel/time';
import { adminNotes, cancellations, madeUpPurpose, rejections } from './made-up-words.js';
import { type PlannedBooking, WINDOW_MS } from './plan-bookings.js';
import { addShift } from './shift-timeline.js';
import { Timeline, type SeedContext, type TimelineEntry } from './timeline.js';

const MINUTE_MS = 60_000;
const PDF_DIGITS = 64;

/** The events of a planned booking up to its outcome. Call it for the bookings of a vehicle in the order of their shifts. */
export function timelineOf(planned: PlannedBooking, context: SeedContext): readonly TimelineEntry[] {
  const { vehicle, responder, startMs, outcome } = planned;
  const { nowMs, dice } = context;
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
  const pdfSha256 = Array.from({ length: PDF_DIGITS }, () => dice.whole(0, 15).toString(16)).join('');
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
      purpose: madeUpPurpose(context.dice),
      zone: context.zone,
      hoursByWeek: [{ weekStartsOn, hours }],
      eligibilityWarnings: eligibilityWarningsFor(responder.department, vehicle),
      ruleVersion: BOOKING_RULE_VERSION,
    },
  });
}
