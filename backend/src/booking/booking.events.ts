import { type BookingId, zones } from '@rigbook/contracts/kernel';
import { eligibilityWarnings } from '@rigbook/contracts/booking/booking.words';
import { emergencyFindings } from '@rigbook/contracts/booking/emergency/emergency.rules';
import { extensionEndReasons } from '@rigbook/contracts/booking/extending.rules';
import { releaseReasons } from '@rigbook/contracts/booking/release.words';
import { textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { readingSteps } from '@rigbook/contracts/booking/shift/odometer.rules';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import {
  addedLater,
  bookingId,
  described,
  erasableText,
  id,
  instant,
  list,
  object,
  oneOf,
  orNull,
  percent,
  recordedText,
  responderId,
  vehicleId,
  wholeNumber,
  yesOrNo,
} from '../platform/events/event-fields.js';
import {
  substitutionId,
  wishId,
  standingShiftId,
  handingOnId,
  ofBooking,
  period,
  hoursOfWeek,
  kilometers,
  actingParty,
  turnRound,
  overridden,
  parking,
  addendum,
  belowFloor,
  mileageAskedBack,
  checklistAnswered,
  handedOverTo,
  takenOverFrom,
  damageId,
  damageReport,
  damageSeen,
  photoId,
  returnChecklistAnswered,
} from './booking-event.fields.js';

export const BOOKING_STREAM = 'booking';

/** The stream of a booking carries its id. */
export const streamOf = (bookingId: BookingId): string => bookingId;

/** The facts stored in a booking's stream. */
export const bookingEvents = declareEvents({
  BookingRequested: {
    says: 'A vehicle was requested. Its hours are reserved from now on.',
    data: {
      ...ofBooking,
      ...period,
      durationHours: wholeNumber(4),
      purpose: erasableText('Evening shift'),
      zone: described(oneOf(zones, 'Zone'), 'The zone in whose calendar the rules were applied.'),
      hoursByWeek: list(hoursOfWeek),
      eligibilityWarnings: list(oneOf(eligibilityWarnings, 'EligibilityWarning')),
      ruleVersion: described(wholeNumber(1), 'The edition of the booking rules that was applied.'),
      bookedBy: addedLater(described(actingParty, 'Left out where the responder made the request.')),
      overriddenRules: addedLater(overridden),
      ...turnRound,
      overrideReason: addedLater(orNull(erasableText('The only one on call'))),
      wishId: addedLater(described(wishId, 'The wish on the waitlist whose offer was accepted.')),
      standingShiftId,
    },
  },
  VehicleTakenInEmergency: {
    says: 'A person whom an administrator marked for it takes a free vehicle now, without approval. The signature and the check-in follow at the same time; a review is due within a day.',
    data: {
      ...ofBooking,
      ...period,
      durationHours: wholeNumber(2),
      purpose: described(erasableText('Cardiac arrest, the ambulance is 20 minutes away'), 'Why it is needed now.'),
      zone: described(oneOf(zones, 'Zone'), 'The zone in whose calendar the rules were applied.'),
      hoursByWeek: list(hoursOfWeek),
      eligibilityWarnings: list(oneOf(eligibilityWarnings, 'EligibilityWarning')),
      ruleVersion: described(wholeNumber(2), 'The edition of the booking rules that was applied.'),
      ...turnRound,
    },
  },
  EmergencyTakeReviewed: {
    says: 'An administrator reviewed an emergency take.',
    data: {
      ...ofBooking,
      finding: oneOf(emergencyFindings, 'EmergencyFinding'),
      note: described(orNull(erasableText('It was a private errand')), 'Always given for misuse.'),
    },
  },
  BookingApproved: {
    says: 'An administrator approved the booking, or the settings or a standing shift did at once, as `bySetting` or `standingShiftId` says.',
    data: {
      ...ofBooking,
      adminNotes: orNull(erasableText('Mind the fuel')),
      ...belowFloor,
      bySetting: addedLater(described(yesOrNo(true), 'The settings approve bookings from the waitlist at once.')),
      standingShiftId,
    },
  },
  BookingRejected: {
    says: 'An administrator rejected the booking. Its hours are free again.',
    data: { ...ofBooking, reason: orNull(erasableText('Needed elsewhere')) },
  },
  BookingChanged: {
    says: 'Vehicle, hours or purpose were changed. The fields name the booking as it is from now on.',
    data: {
      ...ofBooking,
      ...period,
      durationHours: wholeNumber(5),
      purpose: described(orNull(erasableText('Night shift')), 'Null if the purpose stays as it was.'),
      before: object('HistoryBeforeChange', { vehicleId, ...period, durationHours: wholeNumber(4) }),
      zone: described(oneOf(zones, 'Zone'), 'The zone in whose calendar the rules were applied.'),
      hoursByWeek: list(hoursOfWeek),
      eligibilityWarnings: list(oneOf(eligibilityWarnings, 'EligibilityWarning')),
      ruleVersion: described(wholeNumber(2), 'The edition of the booking rules that was applied.'),
      status: described(
        oneOf(['pending', 'approved', 'active'] as const, 'StatusAfterChange'),
        'Pending if the approval did not cover the change.',
      ),
      mustSignAgain: described(yesOrNo(true), 'The agreement was signed for another vehicle or other hours.'),
      reason: orNull(erasableText('The vehicle is needed elsewhere')),
      ...turnRound,
      changedBy: actingParty,
      substitutionId: addedLater(
        described(substitutionId, 'The offer of another vehicle that the responder accepted.'),
      ),
    },
  },
  BookingHandedOn: {
    says: 'A colleague accepted the booking, and is its responder from now on. What was signed is void: the new responder signs again.',
    data: {
      ...ofBooking,
      formerResponderId: responderId,
      ...period,
      zone: described(oneOf(zones, 'Zone'), 'The zone in whose calendar the rules were applied.'),
      hoursByWeek: list(hoursOfWeek),
      eligibilityWarnings: list(oneOf(eligibilityWarnings, 'EligibilityWarning')),
      ruleVersion: described(wholeNumber(2), 'The edition of the booking rules that was applied.'),
      status: described(
        oneOf(['pending', 'approved'] as const, 'StatusWhenHandedOn'),
        'Pending if an administrator has to approve the new responder.',
      ),
      handingOnId: described(handingOnId, 'The offer that was accepted.'),
      inReturn: described(
        orNull(object('HandedOnInReturn', { bookingId, hoursByWeek: list(hoursOfWeek) })),
        'Of a swap: the booking that went to the former responder at the same time, and its hours. Null for a gift.',
      ),
    },
  },
  BookingExtended: {
    says: 'The responder extended the booking, and accepted an addendum to the agreement. The fields name the booking as it is from now on.',
    data: {
      ...ofBooking,
      ...period,
      formerEndAt: instant('2026-11-23T19:00:00.000Z'),
      durationHours: wholeNumber(5),
      zone: described(oneOf(zones, 'Zone'), 'The zone in whose calendar the rules were applied.'),
      hoursByWeek: list(hoursOfWeek),
      status: oneOf(['approved', 'active'] as const, 'StatusWhenExtended'),
      ...addendum,
      ruleVersion: described(wholeNumber(2), 'The edition of the booking rules that was applied.'),
      ...turnRound,
      acceptedAt: addedLater(
        described(
          instant('2026-11-23T18:40:00.000Z'),
          'When the addendum was accepted, if an administrator had to approve the extension. Left out where the responder extended alone.',
        ),
      ),
      ...belowFloor,
    },
  },
  BookingExtensionRequested: {
    says: 'The responder asked for later hours that an administrator has to approve, and accepted an addendum to the agreement for them. The hours are reserved meanwhile; `startAt` and `endAt` name the booking as it still is.',
    data: {
      ...ofBooking,
      ...period,
      askedEndAt: instant('2026-11-24T00:00:00.000Z'),
      zone: described(oneOf(zones, 'Zone'), 'The zone in whose calendar the rules were applied.'),
      hoursByWeek: described(list(hoursOfWeek), 'With the hours asked for.'),
      ...addendum,
      ruleVersion: described(wholeNumber(2), 'The edition of the booking rules that was applied.'),
      ...turnRound,
    },
  },
  BookingExtensionEnded: {
    says: 'A request for an extension ended without one. The hours asked for are free again, and the booking stays as it is. An approved request becomes BookingExtended.',
    data: {
      ...ofBooking,
      ...period,
      askedEndAt: instant('2026-11-24T00:00:00.000Z'),
      hoursByWeek: described(list(hoursOfWeek), 'Without the hours asked for.'),
      endedBecause: oneOf(extensionEndReasons, 'ExtensionEndReason'),
      reason: described(orNull(erasableText('The vehicle is needed at midnight')), 'Of a rejection.'),
    },
  },
  BookingCancelled: {
    says: 'The booking was cancelled, before or during its shift. Its hours are free again.',
    data: { ...ofBooking, reason: orNull(erasableText('Training was moved')), cancelledBy: actingParty },
  },
  BookingReleased: {
    says: 'The shift did not begin, or nobody decided on the request: the booking ended by itself. Its hours are free again.',
    data: {
      ...ofBooking,
      ...period,
      releasedBecause: oneOf(releaseReasons, 'ReleaseReason'),
      dueAt: described(
        instant('2026-11-23T17:00:00.000Z'),
        'When it was due. The time of the event says when it happened.',
      ),
    },
  },
  BookingReinstated: {
    says: 'An administrator, or a check-in that waited for a network, took a released booking back. It is approved again.',
    data: {
      ...ofBooking,
      ...period,
      hoursByWeek: list(hoursOfWeek),
      signed: described(yesOrNo(true), 'The agreement was signed before, which stands.'),
      overriddenRules: addedLater(overridden),
      ...turnRound,
    },
  },
  AgreementSigned: {
    says: 'The responder signed the loan agreement.',
    data: {
      ...ofBooking,
      agreementVersion: recordedText('2026-11'),
      pdfSha256: described(
        recordedText('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
        'The SHA-256 of the signed document, hexadecimal.',
      ),
    },
  },
  VehicleCheckedIn: {
    says: 'The shift began: the vehicle left with its responder.',
    data: {
      ...ofBooking,
      ...period,
      fuelPercent: percent(80),
      mileageKm: kilometers(48_210),
      checklist: described(list(oneOf(checkInItemIds, 'CheckInItem')), 'The ticked items.'),
      preExistingDamage: orNull(erasableText('A dent in the door')),
      notes: orNull(erasableText('A squeak')),
      odometerDiscrepancy: described(
        orNull(object('OdometerDiscrepancy', { lastMileageKm: kilometers(48_300) })),
        "Set if the mileage is below the vehicle's previous reading.",
      ),
      completedOnDeviceAt: described(
        orNull(instant('2026-11-23T15:58:00.000Z')),
        'Time on the device. The form may have been sent later.',
      ),
      takenOverFrom,
      ...damageSeen,
      mileageAskedBack,
      ...checklistAnswered,
    },
  },
  VehicleFoundUnfit: {
    says: 'At the check-in something critical was not all right. No shift began: what was wrong are defects of the vehicle, and the booking stays as it was.',
    data: {
      ...ofBooking,
      ...period,
      preExistingDamage: orNull(erasableText('A dent in the door')),
      notes: orNull(erasableText('It stands at the gate')),
      completedOnDeviceAt: described(
        orNull(instant('2026-11-23T15:58:00.000Z')),
        'Time on the device. The form may have been sent later.',
      ),
      ...damageSeen,
      ...checklistAnswered,
    },
  },
  DamageReported: {
    says: 'The responder reported damage during the shift.',
    data: { ...ofBooking, ...period, damageReports: list(damageReport) },
  },
  VehicleCheckedOut: {
    says: 'The shift ended: the vehicle is back.',
    data: {
      ...ofBooking,
      ...period,
      fuelPercent: percent(80),
      mileageKm: kilometers(48_274),
      damageReports: list(damageReport),
      noDamageConfirmed: yesOrNo(true),
      notes: orNull(erasableText('Cleaned')),
      checkedOutBy: actingParty,
      completedOnDeviceAt: addedLater(
        described(instant('2026-11-23T19:58:00.000Z'), 'Time on the device. The form may have been sent later.'),
      ),
      handedOverTo,
      mileageAskedBack,
      parking,
      ...checklistAnswered,
      ...returnChecklistAnswered,
    },
  },
  OdometerReadingCorrected: {
    says: 'An administrator corrected a reading of the odometer. `mileageKm` counts from now on; the event of the step keeps what was read.',
    data: {
      ...ofBooking,
      step: described(oneOf(readingSteps, 'ReadingStep'), 'Where it was read.'),
      formerMileageKm: described(kilometers(482_740), 'Kilometers, which counted until now.'),
      mileageKm: kilometers(48_274),
      reason: erasableText('A digit too many'),
    },
  },
  OdometerReadingContested: {
    says: 'Somebody whose kilometers a reading of the odometer decides says that it is wrong. It counts until an administrator corrects it.',
    data: {
      ...ofBooking,
      step: described(oneOf(readingSteps, 'ReadingStep'), 'Where it was read.'),
      mileageKm: described(kilometers(482_740), 'Kilometers: the reading that is contested.'),
      contestedBy: described(
        responderId,
        'Who contests it: the responder, or who had the vehicle directly before or after.',
      ),
      words: erasableText('It said 48,274 when I took the vehicle'),
    },
  },
  OdometerReadingKept: {
    says: 'An administrator kept a contested reading of the odometer. Like a correction, it settles what was contested until then.',
    data: {
      ...ofBooking,
      step: described(oneOf(readingSteps, 'ReadingStep'), 'Where it was read.'),
      mileageKm: described(kilometers(48_274), 'Kilometers: the reading that is kept.'),
      reason: erasableText('The photo of the dashboard shows it'),
    },
  },
  DamagePhotoReceived: {
    says: 'A photo that a report of damage, a defect, a checklist or a parking place announced has arrived.',
    data: {
      ...ofBooking,
      damageId: described(
        damageId,
        'The damage, the defect, or the event of the checklist or the parking place that it belongs to.',
      ),
      photoId,
      photoSha256: described(
        recordedText('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
        'The SHA-256 of the photo as it is kept, hexadecimal.',
      ),
    },
  },
  DamagePhotoErased: {
    says: 'An administrator erased a photo of damage. Its hash stays.',
    data: { ...ofBooking, photoId, because: oneOf(textErasureReasons, 'TextErasureReason') },
  },
  BookingNoteAdded: {
    says: 'An administrator added a note to the booking. Its responder does not see it.',
    data: { ...ofBooking, note: erasableText('The spare key is in box 2') },
  },
  TextErased: {
    says: 'An administrator erased a text of an earlier event of the booking. That event keeps a hash of it.',
    data: {
      ...ofBooking,
      eventId: id('0197f1c2-0e01-7000-8000-000000000e01'),
      path: described(recordedText('purpose'), 'Where the text was, such as `damageReports.0.description`.'),
      because: oneOf(textErasureReasons, 'TextErasureReason'),
    },
  },
});

export type BookingEvent = EventOf<typeof bookingEvents>;

/** What says which vehicle a booking has, when and what for. */
export const arrangesBooking = [
  'BookingRequested',
  'VehicleTakenInEmergency',
  'BookingChanged',
] as const satisfies readonly BookingEvent['type'][];

export type BookingRequested = EventOf<typeof bookingEvents, 'BookingRequested'>;
export type VehicleTakenInEmergency = EventOf<typeof bookingEvents, 'VehicleTakenInEmergency'>;
export type EmergencyTakeReviewed = EventOf<typeof bookingEvents, 'EmergencyTakeReviewed'>;
export type BookingApproved = EventOf<typeof bookingEvents, 'BookingApproved'>;
export type BookingRejected = EventOf<typeof bookingEvents, 'BookingRejected'>;
export type BookingChanged = EventOf<typeof bookingEvents, 'BookingChanged'>;
export type BookingHandedOn = EventOf<typeof bookingEvents, 'BookingHandedOn'>;
export type BookingExtended = EventOf<typeof bookingEvents, 'BookingExtended'>;
export type BookingExtensionRequested = EventOf<typeof bookingEvents, 'BookingExtensionRequested'>;
export type BookingExtensionEnded = EventOf<typeof bookingEvents, 'BookingExtensionEnded'>;
export type BookingCancelled = EventOf<typeof bookingEvents, 'BookingCancelled'>;
export type BookingReleased = EventOf<typeof bookingEvents, 'BookingReleased'>;
export type BookingReinstated = EventOf<typeof bookingEvents, 'BookingReinstated'>;
export type AgreementSigned = EventOf<typeof bookingEvents, 'AgreementSigned'>;
export type VehicleCheckedIn = EventOf<typeof bookingEvents, 'VehicleCheckedIn'>;
export type VehicleFoundUnfit = EventOf<typeof bookingEvents, 'VehicleFoundUnfit'>;
export type DamageReported = EventOf<typeof bookingEvents, 'DamageReported'>;
export type DamagePhotoReceived = EventOf<typeof bookingEvents, 'DamagePhotoReceived'>;
export type DamagePhotoErased = EventOf<typeof bookingEvents, 'DamagePhotoErased'>;
export type VehicleCheckedOut = EventOf<typeof bookingEvents, 'VehicleCheckedOut'>;
export type OdometerReadingCorrected = EventOf<typeof bookingEvents, 'OdometerReadingCorrected'>;
export type OdometerReadingContested = EventOf<typeof bookingEvents, 'OdometerReadingContested'>;
export type OdometerReadingKept = EventOf<typeof bookingEvents, 'OdometerReadingKept'>;
export type TextErased = EventOf<typeof bookingEvents, 'TextErased'>;
export type BookingNoteAdded = EventOf<typeof bookingEvents, 'BookingNoteAdded'>;
