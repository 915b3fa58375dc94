import { v7 } from 'uuid';
import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type {
  BookingId,
  DamageId,
  DamagePhotoId,
  DamageReportId,
  HandingOnId,
  ResponderId,
  VehicleId,
} from '@rigbook/contracts/kernel/ids';
import { addMinutes, type Instant, periodOf } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../src/booking/booking.events.js';
import type { ProjectedEvent } from '../../src/platform/event-store/recorded-event.js';

/** How far a booking came, in the order in which its steps follow each other. */
export const bookingOutcomes = [
  'pending',
  'rejected',
  'cancelled',
  'withdrawn-approved',
  'released',
  'reinstated',
  'booked-for',
  'approved',
  'shortened',
  'handed-on',
  'signed',
  'found-unfit',
  'extended',
  'asked-for-more',
  'not-extended',
  'extended-by-approval',
  'active',
  'recalled',
  'completed',
  'taken-and-returned',
  'corrected',
  'contested-and-kept',
] as const;
export type BookingOutcome = (typeof bookingOutcomes)[number];
const stepsOf: Readonly<Record<BookingOutcome, readonly BookingEvent['type'][]>> = {
  pending: ['BookingRequested'],
  rejected: ['BookingRequested', 'BookingRejected'],
  cancelled: ['BookingRequested', 'BookingCancelled'],
  'withdrawn-approved': ['BookingRequested', 'BookingApproved', 'BookingCancelled'],
  released: ['BookingRequested', 'BookingApproved', 'BookingReleased'],
  reinstated: ['BookingRequested', 'BookingApproved', 'BookingReleased', 'BookingReinstated'],
  'booked-for': ['BookingRequested', 'BookingApproved', 'BookingReleased', 'BookingReinstated'],
  approved: ['BookingRequested', 'BookingApproved', 'BookingNoteAdded'],
  shortened: ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'BookingChanged'],
  'handed-on': ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'BookingHandedOn'],
  signed: ['BookingRequested', 'BookingApproved', 'AgreementSigned'],
  active: ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'VehicleCheckedIn'],
  extended: ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'BookingExtended'],
  'asked-for-more': ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'BookingExtensionRequested'],
  'not-extended': [
    'BookingRequested',
    'BookingApproved',
    'AgreementSigned',
    'BookingExtensionRequested',
    'BookingExtensionEnded',
  ],
  'extended-by-approval': [
    'BookingRequested',
    'BookingApproved',
    'AgreementSigned',
    'BookingExtensionRequested',
    'BookingExtended',
  ],
  recalled: ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'VehicleCheckedIn', 'BookingCancelled'],
  'found-unfit': ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'VehicleFoundUnfit'],
  'taken-and-returned': [
    'VehicleTakenInEmergency',
    'AgreementSigned',
    'VehicleCheckedIn',
    'EmergencyTakeReviewed',
    'DamageReported',
    'VehicleCheckedOut',
  ],
  completed: ['BookingRequested', 'BookingApproved', 'AgreementSigned', 'VehicleCheckedIn', 'VehicleCheckedOut'],
  corrected: [
    'BookingRequested',
    'BookingApproved',
    'AgreementSigned',
    'VehicleCheckedIn',
    'VehicleCheckedOut',
    'OdometerReadingContested',
    'OdometerReadingCorrected',
  ],
  'contested-and-kept': [
    'BookingRequested',
    'BookingApproved',
    'AgreementSigned',
    'VehicleCheckedIn',
    'VehicleCheckedOut',
    'OdometerReadingContested',
    'OdometerReadingKept',
  ],
};

export interface BookingStory {
  readonly outcome: BookingOutcome;
  readonly responderId: ResponderId;
  /** who takes it over, if anybody does */
  readonly colleagueId?: ResponderId;
  readonly vehicleId: VehicleId;
  readonly startAt: Instant;
  readonly hours: number;
  readonly checkedInAt: Instant;
  /** when the vehicle came back, or the shift was called off */
  readonly backAt: Instant;
  /** tells bookings apart by what their odometer showed, and by nought to two damages */
  readonly nth: number;
}

/** A booking's events as the log has them, for projections that are asked without a log. */
export function bookingStory(booking: BookingStory): ProjectedEvent<BookingEvent>[] {
  const { outcome, responderId, vehicleId, startAt, hours, checkedInAt, backAt, nth } = booking;
  const { colleagueId = responderId } = booking;
  const period = periodOf(startAt, hours);
  const shorter = periodOf(startAt, Math.max(1, hours - 1));
  const longer = periodOf(startAt, hours + 1);
  const of = { responderId, vehicleId };
  const overridden = outcome === 'booked-for' ? { overriddenRules: ['WEEKLY_LIMIT_EXCEEDED' as const] } : {};
  const foundAtCheckIn: DamageReport = {
    reportId: v7() as DamageReportId,
    area: 'roof',
    place: 'light-bar',
    photoIds: [v7() as DamagePhotoId],
    severity: 'major',
    description: 'Cracked',
  };
  const data: { [T in BookingEvent['type']]: Extract<BookingEvent, { type: T }>['data'] } = {
    BookingRequested: {
      ...of,
      ...period,
      durationHours: hours,
      purpose: 'Shift',
      zone: 'UTC',
      hoursByWeek: hoursByWeek(period, 'UTC'),
      eligibilityWarnings: ['als-responders-only'],
      ruleVersion: 1,
      ...(nth % 4 === 1 && { turnRoundMinutes: 30 }),
      ...(outcome === 'booked-for' && { bookedBy: 'admin', overrideReason: 'On call', ...overridden }),
    },
    VehicleTakenInEmergency: {
      ...of,
      ...period,
      durationHours: hours,
      purpose: 'Cardiac arrest',
      zone: 'UTC',
      hoursByWeek: hoursByWeek(period, 'UTC'),
      eligibilityWarnings: [],
      ruleVersion: 2,
      ...(nth % 4 === 1 && { turnRoundMinutes: 30 }),
    },
    EmergencyTakeReviewed: { ...of, finding: nth % 2 === 0 ? 'accepted' : 'misuse', note: 'Asked for' },
    BookingApproved: { ...of, adminNotes: 'Fine' },
    BookingRejected: { ...of, reason: null },
    BookingChanged: {
      ...of,
      ...shorter,
      durationHours: Math.max(1, hours - 1),
      purpose: nth % 2 === 0 ? 'Shorter shift' : null,
      before: { vehicleId, ...period, durationHours: hours },
      zone: 'UTC',
      hoursByWeek: hoursByWeek(shorter, 'UTC'),
      eligibilityWarnings: [],
      ruleVersion: 2,
      ...(nth % 4 === 1 && { turnRoundMinutes: 30 }),
      status: nth % 3 === 0 ? 'pending' : 'approved',
      mustSignAgain: true,
      reason: null,
      changedBy: 'responder',
    },
    BookingHandedOn: {
      ...of,
      responderId: colleagueId,
      formerResponderId: responderId,
      ...period,
      zone: 'UTC',
      hoursByWeek: hoursByWeek(period, 'UTC'),
      eligibilityWarnings: nth % 2 === 0 ? ['als-responders-only'] : [],
      ruleVersion: 2,
      status: nth % 2 === 0 ? 'pending' : 'approved',
      handingOnId: v7() as HandingOnId,
      inReturn: null,
    },
    BookingExtended: {
      ...of,
      startAt,
      endAt: longer.endAt,
      formerEndAt: period.endAt,
      durationHours: hours + 1,
      zone: 'UTC',
      hoursByWeek: hoursByWeek(longer, 'UTC'),
      status: 'approved',
      addendumVersion: '2026-11',
      addendumSha256: 'cd',
      ruleVersion: 2,
    },
    BookingExtensionRequested: {
      ...of,
      ...period,
      askedEndAt: longer.endAt,
      zone: 'UTC',
      hoursByWeek: hoursByWeek(longer, 'UTC'),
      addendumVersion: '2026-11',
      addendumSha256: 'cd',
      ruleVersion: 2,
      ...(nth % 4 === 1 && { turnRoundMinutes: 30 }),
    },
    BookingExtensionEnded: {
      ...of,
      ...period,
      askedEndAt: longer.endAt,
      hoursByWeek: hoursByWeek(period, 'UTC'),
      endedBecause: 'rejected',
      reason: 'Needed',
    },
    BookingCancelled: { ...of, reason: 'Recalled', cancelledBy: 'admin' },
    BookingReleased: { ...of, ...period, releasedBecause: 'not-checked-in', dueAt: addMinutes(startAt, 60) },
    BookingReinstated: { ...of, ...period, hoursByWeek: hoursByWeek(period, 'UTC'), signed: false, ...overridden },
    AgreementSigned: { ...of, agreementVersion: '2026-11', pdfSha256: 'ab' },
    VehicleCheckedIn: {
      ...of,
      ...period,
      fuelPercent: 90,
      mileageKm: 1000 + nth,
      checklist: checkInItemIds,
      preExistingDamage: null,
      notes: null,
      odometerDiscrepancy: { lastMileageKm: 2000 },
      completedOnDeviceAt: null,
      ...(nth % 3 === 1 && { damageReports: [foundAtCheckIn], confirmedDamage: [v7() as DamageId] }),
      ...(nth % 5 === 2 && { takenOverFrom: { bookingId: v7() as BookingId, responderId: colleagueId } }),
    },
    VehicleFoundUnfit: {
      ...of,
      ...period,
      preExistingDamage: 'A dent',
      notes: 'It stands at the gate',
      completedOnDeviceAt: null,
      damageReports: [{ ...foundAtCheckIn, reportId: v7() as DamageReportId }],
    },
    DamageReported: { ...of, ...period, damageReports: [{ ...foundAtCheckIn, reportId: v7() as DamageReportId }] },
    VehicleCheckedOut: {
      ...of,
      ...period,
      fuelPercent: 40,
      mileageKm: 1100 + nth,
      damageReports: [
        { area: 'roof', severity: 'major', description: 'The light bar is loose' },
        { area: 'hood', place: 'windshield', severity: 'minor', description: 'A dent' },
      ].slice(0, nth % 3) as DamageReport[],
      noDamageConfirmed: nth % 3 === 0,
      notes: null,
      checkedOutBy: 'responder',
      ...(nth % 5 === 1 && {
        handedOverTo: { bookingId: v7() as BookingId, responderId: colleagueId, confirmedAt: addMinutes(backAt, -2) },
      }),
      ...(nth % 3 === 2 && { parking: { place: 'Bay 14', position: null } }),
      // some were sent half an hour later for want of a network
      ...(nth % 4 === 0 && { completedOnDeviceAt: addMinutes(backAt, -30) }),
    },
    OdometerReadingCorrected: {
      ...of,
      step: nth % 2 === 0 ? 'check-in' : 'check-out',
      formerMileageKm: (nth % 2 === 0 ? 1000 : 1100) + nth,
      mileageKm: 1050 + nth,
      reason: 'Misread',
    },
    OdometerReadingContested: {
      ...of,
      step: nth % 2 === 0 ? 'check-in' : 'check-out',
      mileageKm: (nth % 2 === 0 ? 1000 : 1100) + nth,
      contestedBy: nth % 3 === 0 ? colleagueId : responderId,
      words: 'It said less',
    },
    OdometerReadingKept: {
      ...of,
      step: nth % 2 === 0 ? 'check-in' : 'check-out',
      mileageKm: (nth % 2 === 0 ? 1000 : 1100) + nth,
      reason: 'The photo shows it',
    },
    DamagePhotoReceived: {
      ...of,
      damageId: v7() as DamageId,
      photoId: v7() as DamagePhotoId,
      photoSha256: 'a'.repeat(64),
    },
    DamagePhotoErased: { ...of, photoId: v7() as DamagePhotoId, because: 'names-a-person' },
    BookingNoteAdded: { ...of, note: 'The spare key is in box 2' },
    TextErased: { ...of, eventId: v7(), path: 'purpose', because: 'names-a-person' },
  };
  const id = v7() as BookingId;
  return stepsOf[outcome].map((type, version) => {
    const recordedAt: Instant =
      type === 'VehicleCheckedIn'
        ? checkedInAt
        : type === 'VehicleCheckedOut' || (type === 'BookingCancelled' && outcome === 'recalled')
          ? backAt
          : addMinutes(startAt, version - 600);
    return {
      id: v7(),
      stream: id,
      streamType: 'booking',
      version: version + 1,
      schemaVersion: 1,
      actor: byAdmin(type, outcome) ? `responder:${v7()}` : 'system:test',
      correlationId: v7(),
      causationId: null,
      recordedAt,
      type,
      data: data[type],
    } as ProjectedEvent<BookingEvent>;
  });
}

const byAdmin = (type: BookingEvent['type'], outcome: BookingOutcome): boolean =>
  type === 'BookingApproved' || type === 'BookingRejected' || (type === 'BookingRequested' && outcome === 'booked-for');
