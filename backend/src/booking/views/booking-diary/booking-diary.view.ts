import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import type { ActingParty, BookingStatus, EligibilityWarning } from '@rigbook/contracts/booking/booking.words';
import type { EmergencyReview } from '@rigbook/contracts/booking/emergency/emergency.rules';
import type { OverridableRule } from '@rigbook/contracts/booking/requesting/overriding.rules';
import type { ReleaseReason } from '@rigbook/contracts/booking/release.words';
import type { BookingId, ResponderId, StandingShiftId, VehicleId } from '@rigbook/contracts/kernel';
import type { ResponderErased } from '../../../responders/responder.events.js';
import {
  type CopiedText,
  forgetCopies,
  forgetCopiesFrom,
  type ProjectedEvent,
  instant,
  integer,
  responderIn,
  rowView,
  smallint,
  text,
  uuid,
  word,
  words,
} from '../../../platform/event-store/index.js';
import {
  arrangesBooking,
  type BookingEvent,
  type BookingRequested,
  type TextErased,
  type VehicleTakenInEmergency,
} from '../../booking.events.js';
import { returnBefore } from '../return-before.js';

const begun = ({
  responderId,
  vehicleId,
  startAt,
  endAt,
  durationHours,
  purpose,
  eligibilityWarnings,
}: (BookingRequested | VehicleTakenInEmergency)['data']) => ({
  responderId,
  vehicleId,
  startAt,
  endAt,
  durationHours,
  purpose,
  eligibilityWarnings,
});

const noExtensionAsked = { extensionAskedUntil: null, extensionAskedAt: null };

/** One row per booking: what every screen that shows a booking reads. */
export const bookingDiary = rowView({
  name: 'booking-diary',
  table: 'booking_diary',
  key: 'bookingId',
  columns: {
    bookingId: uuid<BookingId>(),
    responderId: uuid<ResponderId>(),
    vehicleId: uuid<VehicleId>(),
    status: word<BookingStatus>(),
    startAt: instant,
    endAt: instant,
    durationHours: smallint,
    purpose: text,
    eligibilityWarnings: words<EligibilityWarning>(),
    requestedAt: instant,
    /** when it last got other hours or another vehicle and had to be decided; null: when it was requested */
    askedAt: instant.orNull,
    /** approved or rejected */
    decidedAt: instant.orNull,
    /** who approved or rejected; null also if it was not a person */
    decidedBy: uuid<ResponderId>().orNull,
    adminNotes: text.orNull,
    /** of a rejection or cancellation */
    reason: text.orNull,
    signedAt: instant.orNull,
    agreementVersion: text.orNull,
    pdfSha256: text.orNull,
    checkedInAt: instant.orNull,
    checkInMileageKm: integer.orNull,
    checkInFuelPercent: smallint.orNull,
    /** the vehicle's previous reading, if the one at check-in was lower */
    odometerLastKm: integer.orNull,
    checkedOutAt: instant.orNull,
    /** when the vehicle came back, if the checkout could not be sent at once */
    returnedAt: instant.orNull,
    checkOutMileageKm: integer.orNull,
    checkOutFuelPercent: smallint.orNull,
    damageReportCount: smallint.initially(0),
    cancelledAt: instant.orNull,
    /** null also if the system released it */
    cancelledBy: word<ActingParty>().orNull,
    releasedBecause: word<ReleaseReason>().orNull,
    releaseDueAt: instant.orNull,
    reinstatedAt: instant.orNull,
    /** until when an extension is asked for that waits for an administrator */
    extensionAskedUntil: instant.orNull,
    extensionAskedAt: instant.orNull,
    /** the administrator who booked it for its responder */
    bookedBy: uuid<ResponderId>().orNull,
    overriddenRules: words<OverridableRule>().orNull,
    overrideReason: text.orNull,
    /** that made it */
    standingShiftId: uuid<StandingShiftId>().orNull,
    /** of an emergency take */
    emergencyReview: word<EmergencyReview>().orNull,
    emergencyReviewedAt: instant.orNull,
    emergencyReviewNote: text.orNull,
  },
}).from<BookingEvent | ResponderErased>({
  adds: {
    BookingRequested: ({ recordedAt, actor, data }) => ({
      ...begun(data),
      status: 'pending',
      requestedAt: recordedAt,
      ...(data.standingShiftId !== undefined && { standingShiftId: data.standingShiftId }),
      ...(data.bookedBy === 'admin' && {
        bookedBy: responderIn(actor) ?? null,
        overriddenRules: data.overriddenRules ?? null,
        overrideReason: data.overrideReason ?? null,
      }),
    }),
    VehicleTakenInEmergency: ({ recordedAt, data }) => ({
      ...begun(data),
      status: 'approved',
      requestedAt: recordedAt,
      emergencyReview: 'due',
    }),
  },
  changes: {
    EmergencyTakeReviewed: ({ recordedAt, data }) => ({
      emergencyReview: data.finding,
      emergencyReviewedAt: recordedAt,
      emergencyReviewNote: data.note,
    }),
    BookingApproved: ({ recordedAt, actor, data }) => ({
      status: 'approved',
      decidedAt: recordedAt,
      decidedBy: data.bySetting ? null : (responderIn(actor) ?? null),
      adminNotes: data.adminNotes,
    }),
    BookingRejected: ({ recordedAt, actor, data }) => ({
      status: 'rejected',
      decidedAt: recordedAt,
      decidedBy: responderIn(actor) ?? null,
      reason: data.reason,
    }),
    BookingChanged: ({
      recordedAt,
      data: { vehicleId, startAt, endAt, durationHours, eligibilityWarnings, status, ...data },
    }) => ({
      vehicleId,
      startAt,
      endAt,
      durationHours,
      eligibilityWarnings,
      status,
      ...(data.purpose !== null && { purpose: data.purpose }),
      ...(status === 'pending' && { decidedAt: null, decidedBy: null, adminNotes: null }),
      ...(status === 'pending' && changesHours(data.before, { vehicleId, startAt, endAt }) && { askedAt: recordedAt }),
      ...(data.mustSignAgain && { signedAt: null, agreementVersion: null, pdfSha256: null }),
    }),
    BookingHandedOn: ({ recordedAt, data: { responderId, eligibilityWarnings, status } }) => ({
      responderId,
      eligibilityWarnings,
      status,
      ...(status === 'pending' && { decidedAt: null, decidedBy: null, adminNotes: null, askedAt: recordedAt }),
      signedAt: null,
      agreementVersion: null,
      pdfSha256: null,
      // they were about the person who had it
      bookedBy: null,
      overriddenRules: null,
      overrideReason: null,
      standingShiftId: null,
    }),
    BookingExtended: ({ data: { endAt, durationHours } }) => ({ endAt, durationHours, ...noExtensionAsked }),
    BookingExtensionRequested: ({ recordedAt, data: { askedEndAt } }) => ({
      extensionAskedUntil: askedEndAt,
      extensionAskedAt: recordedAt,
    }),
    BookingExtensionEnded: () => noExtensionAsked,
    BookingCancelled: ({ recordedAt, data }) => ({
      status: 'cancelled',
      cancelledAt: recordedAt,
      cancelledBy: data.cancelledBy,
      reason: data.reason,
    }),
    BookingReleased: ({ recordedAt, data }) => ({
      status: 'cancelled',
      cancelledAt: recordedAt,
      releasedBecause: data.releasedBecause,
      releaseDueAt: data.dueAt,
    }),
    BookingReinstated: ({ recordedAt }) => ({
      status: 'approved',
      cancelledAt: null,
      releasedBecause: null,
      releaseDueAt: null,
      reinstatedAt: recordedAt,
    }),
    AgreementSigned: ({ recordedAt, data }) => ({
      signedAt: recordedAt,
      agreementVersion: data.agreementVersion,
      pdfSha256: data.pdfSha256,
    }),
    VehicleCheckedIn: ({ recordedAt, data }) => ({
      status: 'active',
      checkedInAt: recordedAt,
      checkInMileageKm: data.mileageKm,
      checkInFuelPercent: data.fuelPercent,
      odometerLastKm: data.odometerDiscrepancy?.lastMileageKm ?? null,
    }),
    VehicleCheckedOut: ({ recordedAt, data }) => ({
      status: 'completed',
      checkedOutAt: recordedAt,
      returnedAt: returnBefore(recordedAt, data),
      checkOutMileageKm: data.mileageKm,
      checkOutFuelPercent: data.fuelPercent,
      damageReportCount: data.damageReports.length,
    }),
    OdometerReadingCorrected: ({ data: { step, mileageKm } }) =>
      step === 'check-in' ? { checkInMileageKm: mileageKm } : { checkOutMileageKm: mileageKm },
  },
  forgets: {
    ResponderErased: (events) =>
      forgetCopies(
        copies,
        events.map(({ stream }) => stream),
      ),
    TextErased: (events: readonly ProjectedEvent<TextErased>[]) =>
      forgetCopiesFrom(
        copies,
        events.map(({ stream, data }) => ({ ...data, stream })),
      ),
  },
});

const ofRow = { table: 'booking_diary', key: 'booking_id' };
const setBy = (...types: readonly BookingEvent['type'][]) => types;
const copies: readonly CopiedText[] = [
  {
    ...ofRow,
    path: 'purpose',
    column: 'purpose',
    setBy: arrangesBooking,
    erased: `''`,
  },
  { ...ofRow, path: 'note', column: 'emergency_review_note', setBy: setBy('EmergencyTakeReviewed'), erased: 'NULL' },
  { ...ofRow, path: 'overrideReason', column: 'override_reason', setBy: setBy('BookingRequested'), erased: 'NULL' },
  { ...ofRow, path: 'adminNotes', column: 'admin_notes', setBy: setBy('BookingApproved'), erased: 'NULL' },
  { ...ofRow, path: 'reason', column: 'reason', setBy: setBy('BookingRejected', 'BookingCancelled'), erased: 'NULL' },
];
