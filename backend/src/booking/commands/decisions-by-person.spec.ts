import * as past from '../../../test/support/booking-history.js';
import { approveBooking } from './approve-booking/approve-booking.decision.js';
import { cancelBooking } from './cancel-booking/cancel-booking.decision.js';
import { signAgreement } from './sign-agreement/sign-agreement.decision.js';

const vehicle = { name: 'ALS1', service: 'available', maintenanceUntil: null } as const;

describe('approving a booking', () => {
  const when = (facts: Partial<Parameters<typeof approveBooking>[2]>) =>
    past
      .given(past.requested)
      .when((booking) =>
        approveBooking(booking, { adminNotes: 'Keys in box 2' }, { now: past.beforeStart, vehicle, ...facts }),
      );

  it('keeps the note', () => {
    when({}).thenHappens('BookingApproved', { adminNotes: 'Keys in box 2' });
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
  const when = (responderId: typeof past.dana, now = past.beforeStart) =>
    past
      .given(past.requested, past.approved)
      .when((booking) => signAgreement(booking, { responderId, agreementVersion: '2026-11', pdfSha256: 'c' }, { now }));

  it('binds the event to the document', () => {
    when(past.dana).thenHappens('AgreementSigned', { pdfSha256: 'c' });
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
