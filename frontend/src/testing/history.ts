import { instant } from '@rigbook/contracts/kernel/time';
import type { Booking, HistoryEntry } from '../lib/http/answers.js';
import { active, approved, dana, requested, signed } from './examples.js';

const completed: Booking = {
  ...active,
  status: 'completed',
  checkedOutAt: instant('2026-11-23T20:10:00Z'),
  damageReportCount: 1,
};

export const erasedActor = {
  id: '01900000-0000-7000-8000-00000000a0f9',
  unitNumber: null,
  firstName: null,
  lastName: null,
  accessToken: null,
  system: null,
};
export const envelope = {
  correlationId: 'request-1',
  causationId: null,
  sealHash: null,
  recordedAt: instant('2026-11-22T08:00Z'),
  actor: { ...dana, accessToken: null, system: null },
};
const vehicleId = requested.vehicle.id;
const shift = { vehicleId, startAt: requested.startTime, endAt: requested.endTime };
/** An administrator's note about the booking. */
export const noteAdded = {
  ...envelope,
  type: 'BookingNoteAdded',
  position: '16',
  eventId: 'e6',
  version: 6,
  after: completed,
  facts: { vehicleId, note: 'The spare key is in box 2' },
} as const satisfies HistoryEntry;

/** The mileage at checkout, corrected by an administrator. */
export const readingCorrected = {
  ...envelope,
  type: 'OdometerReadingCorrected',
  position: '17',
  eventId: 'e7',
  version: 6,
  after: completed,
  facts: {
    vehicleId,
    step: 'check-out',
    formerMileageKm: 41_264,
    mileageKm: 41_246,
    reason: 'Two digits swapped',
  },
} as const satisfies HistoryEntry;

/** The mileage at checkout, contested by Dana. */
export const readingContested = {
  ...envelope,
  type: 'OdometerReadingContested',
  position: '18',
  eventId: 'e8',
  version: 6,
  after: completed,
  facts: {
    vehicleId,
    step: 'check-out',
    mileageKm: 41_264,
    contestedBy: '01900000-0000-7000-8000-000000000101',
    words: 'It said 41,246',
  },
} as const satisfies HistoryEntry;

/** It is kept by an administrator. */
export const readingKept = {
  ...envelope,
  type: 'OdometerReadingKept',
  position: '19',
  eventId: 'e9',
  version: 7,
  after: completed,
  facts: { vehicleId, step: 'check-out', mileageKm: 41_264, reason: 'The photo shows it' },
} as const satisfies HistoryEntry;

/** A whole shift of Dana's, decided by a person who has since been erased. */
export const history = [
  {
    ...envelope,
    type: 'BookingRequested',
    position: '11',
    eventId: 'e1',
    version: 1,
    after: requested,
    facts: {
      ...shift,
      durationHours: 4,
      purpose: 'Night shift',
      zone: 'UTC',
      hoursByWeek: [],
      eligibilityWarnings: [],
      ruleVersion: 1,
    },
  },
  {
    ...envelope,
    type: 'BookingApproved',
    position: '12',
    eventId: 'e2',
    version: 2,
    after: approved,
    actor: erasedActor,
    facts: { vehicleId, adminNotes: 'Keys in box 2' },
  },
  {
    ...envelope,
    type: 'AgreementSigned',
    position: '13',
    eventId: 'e3',
    version: 3,
    after: signed,
    facts: {
      vehicleId,
      agreementVersion: '2026-11',
      pdfSha256: '9f86d081884c7d659a2feaa0',
      signerName: 'Dana Levi',
      document: 'kept',
    },
  },
  {
    ...envelope,
    type: 'VehicleCheckedIn',
    position: '14',
    eventId: 'e4',
    version: 4,
    after: active,
    facts: {
      ...shift,
      fuelPercent: 80,
      mileageKm: 41_200,
      checklist: ['fuel-check', 'defibrillator'],
      preExistingDamage: 'A dent',
      notes: null,
      odometerDiscrepancy: { lastMileageKm: 41_900 },
      completedOnDeviceAt: null,
    },
  },
  {
    ...envelope,
    type: 'VehicleCheckedOut',
    position: '15',
    eventId: 'e5',
    version: 5,
    after: completed,
    facts: {
      ...shift,
      fuelPercent: 60,
      mileageKm: 41_264,
      damageReports: [{ area: 'rear-bumper', severity: 'major', description: 'Torn off' }],
      noDamageConfirmed: false,
      notes: 'Cleaned',
      checkedOutBy: 'admin',
    },
  },
] as const satisfies readonly HistoryEntry[];
