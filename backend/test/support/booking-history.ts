import { createHash } from 'node:crypto';
import type { BookingId, HandingOnId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { day } from '@rigbook/contracts/kernel/calendar';
import { addHours, instant, type Instant, periodOf } from '@rigbook/contracts/kernel/time';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import type * as events from '../../src/booking/booking.events.js';
import type { ChangeBooking, ChangeFacts } from '../../src/booking/commands/change-booking/change-booking.decision.js';
import type {
  ExtendBooking,
  ExtensionFacts,
} from '../../src/booking/commands/extend-booking/extend-booking.decision.js';
import type { BookingRequestFacts } from '../../src/booking/commands/request-booking/request-booking.decision.js';
import { bookingFrom, type Booking } from '../../src/booking/booking.state.js';
import { Refusal } from '../../src/platform/decisions/refusal.js';

export const dana = '0199c0de-0101-7000-8000-000000000101' as ResponderId;
export const otherResponder = '0199c0de-0102-7000-8000-000000000102' as ResponderId;
export const office = '0199c0de-0100-7000-8000-000000000100' as ResponderId;
export const als1 = '0199c0de-0001-7000-8000-000000000001' as VehicleId;

/** A Monday evening in Jerusalem, 18:00 to 22:00. */
export const startAt = instant('2026-11-23T16:00Z');
export const endAt = instant('2026-11-23T20:00Z');
export const beforeStart = instant('2026-11-23T14:00Z');
export const duringBooking = instant('2026-11-23T17:00Z');

const of = { responderId: dana, vehicleId: als1 };

export const requested: events.BookingRequested = {
  type: 'BookingRequested',
  data: {
    ...of,
    startAt,
    endAt,
    durationHours: 4,
    purpose: 'Evening shift',
    zone: 'Asia/Jerusalem',
    hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 4 }],
    eligibilityWarnings: [],
    ruleVersion: 1,
  },
};
export const approved: events.BookingApproved = { type: 'BookingApproved', data: { ...of, adminNotes: null } };
export const rejected: events.BookingRejected = { type: 'BookingRejected', data: { ...of, reason: null } };
export const changed: events.BookingChanged = {
  type: 'BookingChanged',
  data: {
    ...of,
    startAt,
    endAt: duringBooking,
    durationHours: 1,
    purpose: null,
    before: { vehicleId: als1, startAt, endAt, durationHours: 4 },
    zone: 'Asia/Jerusalem',
    hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 1 }],
    eligibilityWarnings: [],
    ruleVersion: 2,
    status: 'approved',
    mustSignAgain: true,
    reason: null,
    changedBy: 'responder',
  },
};
export const handedOn: events.BookingHandedOn = {
  type: 'BookingHandedOn',
  data: {
    responderId: otherResponder,
    formerResponderId: dana,
    vehicleId: als1,
    startAt,
    endAt,
    zone: 'Asia/Jerusalem',
    hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 4 }],
    eligibilityWarnings: [],
    ruleVersion: 2,
    status: 'approved',
    handingOnId: '0199c0de-1001-7000-8000-000000001001' as HandingOnId,
    inReturn: null,
  },
};
export const extended: events.BookingExtended = {
  type: 'BookingExtended',
  data: {
    ...of,
    startAt,
    endAt: addHours(endAt, 1),
    formerEndAt: endAt,
    durationHours: 5,
    zone: 'Asia/Jerusalem',
    hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 5 }],
    status: 'approved',
    addendumVersion: '2026-11',
    addendumSha256: 'b'.repeat(64),
    ruleVersion: 2,
  },
};
export const extensionRequested: events.BookingExtensionRequested = {
  type: 'BookingExtensionRequested',
  data: {
    ...of,
    startAt,
    endAt,
    askedEndAt: addHours(endAt, 4),
    zone: 'Asia/Jerusalem',
    hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 8 }],
    addendumVersion: '2026-11',
    addendumSha256: 'c'.repeat(64),
    ruleVersion: 2,
  },
};
export const extensionEnded: events.BookingExtensionEnded = {
  type: 'BookingExtensionEnded',
  data: {
    ...of,
    startAt,
    endAt,
    askedEndAt: addHours(endAt, 4),
    hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 4 }],
    endedBecause: 'withdrawn',
    reason: null,
  },
};
export const cancelled: events.BookingCancelled = {
  type: 'BookingCancelled',
  data: { ...of, reason: null, cancelledBy: 'admin' },
};
export const released: events.BookingReleased = {
  type: 'BookingReleased',
  data: { ...of, startAt, endAt, releasedBecause: 'not-checked-in', dueAt: duringBooking },
};
export const signed: events.AgreementSigned = {
  type: 'AgreementSigned',
  data: { ...of, agreementVersion: '2026-11', pdfSha256: 'a'.repeat(64) },
};
export const checkedIn: events.VehicleCheckedIn = {
  type: 'VehicleCheckedIn',
  data: {
    ...of,
    startAt,
    endAt,
    fuelPercent: 80,
    mileageKm: 48_210,
    checklist: checkInItemIds,
    preExistingDamage: null,
    notes: null,
    odometerDiscrepancy: null,
    completedOnDeviceAt: null,
  },
};
export const checkedOut: events.VehicleCheckedOut = {
  type: 'VehicleCheckedOut',
  data: {
    ...of,
    startAt,
    endAt,
    fuelPercent: 60,
    mileageKm: 48_274,
    damageReports: [],
    noDamageConfirmed: true,
    notes: null,
    checkedOutBy: 'responder',
  },
};
export const readingCorrected: events.OdometerReadingCorrected = {
  type: 'OdometerReadingCorrected',
  data: { ...of, step: 'check-out', formerMileageKm: 48_274, mileageKm: 48_280, reason: 'Misread' },
};
export const readingContested: events.OdometerReadingContested = {
  type: 'OdometerReadingContested',
  data: { ...of, step: 'check-out', mileageKm: 48_274, contestedBy: dana, words: 'It said 48,247' },
};
export const readingKept: events.OdometerReadingKept = {
  type: 'OdometerReadingKept',
  data: { ...of, step: 'check-out', mileageKm: 48_274, reason: 'The photo shows it' },
};
export const noteAdded: events.BookingNoteAdded = {
  type: 'BookingNoteAdded',
  data: { ...of, note: 'The spare key is in box 2' },
};

/** An administrator ends the booking an hour earlier, which every open situation allows. */
export const shorter: ChangeBooking = {
  by: 'admin',
  seen: { vehicleId: als1, startAt, endAt },
  vehicleId: als1,
  period: periodOf(startAt, 3),
  durationHours: 3,
  purpose: 'Evening shift',
  reason: 'The vehicle is needed',
};
export const oneMoreHour: ExtendBooking = {
  bookingId: '0199c0de-0b01-7000-8000-000000000b01' as BookingId,
  responderId: dana,
  hours: 1,
  seen: { vehicleId: als1, startAt, endAt },
  addendumVersion: '2026-11',
  mayWait: false,
};
export const extensionFacts: ExtensionFacts = {
  now: beforeStart,
  zone: 'Asia/Jerusalem',
  administers: false,
  isAdmin: false,
  vehicleName: 'ALS1',
  withoutApproval: 2,
  taken: [],
  turnRoundMinutes: 0,
  papersEnd: null,
  hoursBooked: [],
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
};
export const requestFacts: BookingRequestFacts = {
  now: beforeStart,
  zone: 'Asia/Jerusalem',
  responder: {
    isAdmin: false,
    administers: false,
    profileComplete: true,
    licenceVerified: true,
    department: 'Paramedic',
  },
  vehicle: {
    id: als1,
    name: 'ALS1',
    type: 'Advanced Life Support',
    status: 'available',
    service: 'available',
    availableFrom: null,
    maintenanceUntil: null,
    allowedRoles: ['Paramedic'],
    mileageKm: null,
    turnRoundMinutes: 0,
    papersEnd: null,
  },
  taken: [],
  hoursBooked: [],
};
export const changeFacts: ChangeFacts = { ...requestFacts, purpose: 'Evening shift' };

/** History, action, outcome: `given(requested, approved).when((booking) => ...).thenRefused('INVALID_TRANSITION')`. */
export const given = (...history: readonly events.BookingEvent[]) => ({
  when: (act: (booking: Booking) => events.BookingEvent | undefined) =>
    outcomeOf(() => act(bookingFrom(history.map(recordedThen)))),
});

const recordedThen = <E extends events.BookingEvent>(event: E): E & { recordedAt: Instant } => ({
  recordedAt: beforeStart,
  ...event,
});

/** Recorded by an administrator. */
export const byOffice = <E extends events.BookingEvent>(event: E): E => ({ ...event, actor: `responder:${office}` });

function outcomeOf(act: () => events.BookingEvent | undefined) {
  return {
    thenHappens: (type: events.BookingEvent['type'], data: object = {}) => {
      expect(act()).toMatchObject({ type, data });
    },
    thenNothingHappens: () => expect(act()).toBeUndefined(),
    thenRefused: (code: RefusalCode, facts?: object) => {
      const refusal = refusalOf(act);
      expect(refusal.code).toBe(code);
      if (facts) expect(refusal.facts).toMatchObject(facts);
    },
  };
}

function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
