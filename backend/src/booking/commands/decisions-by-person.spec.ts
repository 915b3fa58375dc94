import * as past from '../../../test/support/booking-history.js';
import { approveBooking } from './approve-booking/approve-booking.decision.js';
import type { SeenBooking } from './booking-seen.js';
import { cancelBooking } from './cancel-booking/cancel-booking.decision.js';
import { signAgreement } from './sign-agreement/sign-agreement.decision.js';

const asItIs: SeenBooking = { vehicleId: past.als1, startAt: past.startAt, endAt: past.endAt };
const otherHours: SeenBooking = { ...asItIs, startAt: past.beforeStart };
const vehicle = { name: 'ALS1', service: 'available', maintenanceUntil: null } as const;

describe('approving a booking', () => {
  const when = (facts: Partial<Parameters<typeof approveBooking>[2]>, seen?: SeenBooking) =>
    past
      .given(past.requested)
      .when((booking) =>
        approveBooking(booking, { adminNotes: 'Keys in box 2', seen }, { now: past.beforeStart, vehicle, ...facts }),
      );

  it('keeps the note', () => {
    when({}).thenHappens('BookingApproved', { adminNotes: 'Keys in box 2' });
  });

  it('refuses what was changed after the administrator saw it', () => {
    when({}, asItIs).thenHappens('BookingApproved');
    when({}, otherHours).thenRefused('BOOKING_CHANGED_MEANWHILE');
  });

  it('refuses once the start has passed', () => {
    when({ now: past.duringBooking }).thenRefused('START_HAS_PASSED', { startAt: past.startAt });
  });

  it.each(['maintenance', 'unavailable'] as const)('refuses a vehicle that went into %s meanwhile', (service) => {
    when({ vehicle: { ...vehicle, service } }).thenRefused('VEHICLE_UNAVAILABLE', { status: service });
  });

  it('promises the hours after the expected end of maintenance', () => {
    when({ vehicle: { ...vehicle, service: 'maintenance', maintenanceUntil: past.startAt } }).thenHappens(
      'BookingApproved',
    );
  });
});

describe('signing the agreement', () => {
  const document = { agreementVersion: '2026-11', pdfSha256: 'c' };
  const when = (responderId: typeof past.dana, now = past.beforeStart, seen?: SeenBooking) =>
    past
      .given(past.requested, past.approved)
      .when((booking) => signAgreement(booking, { responderId, ...document, seen }, { now }));

  it('binds the event to the document', () => {
    when(past.dana).thenHappens('AgreementSigned', { pdfSha256: 'c' });
  });

  it('refuses a signature under hours that were changed after they were read', () => {
    when(past.dana, past.beforeStart, asItIs).thenHappens('AgreementSigned');
    when(past.dana, past.beforeStart, otherHours).thenRefused('BOOKING_CHANGED_MEANWHILE');
  });

  it("does not find another responder's booking", () => {
    when(past.otherResponder).thenRefused('BOOKING_NOT_FOUND');
  });

  it('is still possible during the booking, and no longer at its end', () => {
    when(past.dana, past.duringBooking).thenHappens('AgreementSigned');
    when(past.dana, past.endAt).thenRefused('BOOKING_ENDED', { endAt: past.endAt });
  });
});

describe('cancelling a booking', () => {
  const now = past.duringBooking;

  it("does not find another responder's booking", () => {
    past
      .given(past.requested)
      .when((booking) => cancelBooking(booking, { by: 'responder', responderId: past.otherResponder }, { now }))
      .thenRefused('BOOKING_NOT_FOUND');
  });

  it('keeps who cancelled and why', () => {
    past
      .given(past.requested, past.approved, past.signed, past.checkedIn)
      .when((booking) => cancelBooking(booking, { by: 'admin', reason: 'Recalled' }, { now }))
      .thenHappens('BookingCancelled', { cancelledBy: 'admin', reason: 'Recalled' });
  });
});
