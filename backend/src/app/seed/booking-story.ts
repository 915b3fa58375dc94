import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { HOUR_MS, instantOfMillis } from '@rigbook/contracts/kernel/time';
import { adminNotes, cancellations, madeUpPurpose, rejections } from './made-up-words.js';
import { type PlannedBooking, WINDOW_MS } from './plan-bookings.js';
import { tellShift } from './shift-story.js';
import { Story, type Teller, type Told } from './told.js';

const MINUTE_MS = 60_000;
const PDF_DIGITS = 64;

/** What happened to a planned booking, in its order, as far as its fate goes. Bookings of a vehicle are told in their order. */
export function storyOf(planned: PlannedBooking, teller: Teller): readonly Told[] {
  const { vehicle, responder, startMs, fate } = planned;
  const { nowMs, dice } = teller;
  const who = { responderId: responder.id, vehicleId: vehicle.id };
  const story = new Story(startMs - WINDOW_MS, nowMs, dice);

  tellRequest(story, planned, teller);
  if (fate === 'pending') return story.told;

  const decidedBy = Math.min(story.latestMs + dice.whole(10, 24 * 60) * MINUTE_MS, startMs - 30 * MINUTE_MS);
  if (fate === 'rejected') {
    story.tell(decidedBy, 'admin', { type: 'BookingRejected', data: { ...who, reason: dice.oneOf(rejections) } });
    return story.told;
  }
  if (fate === 'withdrawn') {
    const data = { ...who, reason: null, cancelledBy: 'responder' as const };
    story.tell(decidedBy, 'responder', { type: 'BookingCancelled', data });
    return story.told;
  }
  const notes = dice.oneOf(adminNotes) || null;
  story.tell(decidedBy, 'admin', { type: 'BookingApproved', data: { ...who, adminNotes: notes } });
  if (fate === 'approved') return story.told;

  if (fate === 'cancelled') {
    const data = { ...who, reason: dice.oneOf(cancellations), cancelledBy: 'admin' as const };
    story.tell(startMs, 'admin', { type: 'BookingCancelled', data });
    return story.told;
  }
  const pdfSha256 = Array.from({ length: PDF_DIGITS }, () => dice.whole(0, 15).toString(16)).join('');
  const signed = { ...who, agreementVersion: currentEdition.version, pdfSha256 };
  story.tell(startMs, 'responder', { type: 'AgreementSigned', data: signed });
  if (fate !== 'signed') tellShift(story, planned, teller);
  return story.told;
}

function tellRequest(
  story: Story,
  { vehicle, responder, startMs, hours, weekStartsOn }: PlannedBooking,
  teller: Teller,
) {
  story.tell(startMs - HOUR_MS, 'responder', {
    type: 'BookingRequested',
    data: {
      responderId: responder.id,
      vehicleId: vehicle.id,
      startAt: instantOfMillis(startMs),
      endAt: instantOfMillis(startMs + hours * HOUR_MS),
      durationHours: hours,
      purpose: madeUpPurpose(teller.dice),
      zone: teller.zone,
      hoursByWeek: [{ weekStartsOn, hours }],
      eligibilityWarnings: eligibilityWarningsFor(responder.department, vehicle),
      ruleVersion: BOOKING_RULE_VERSION,
    },
  });
}
