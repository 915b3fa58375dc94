import { instant } from '@rigbook/contracts/kernel/time';
import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import { templateKinds, templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import type { Booking, CurrentUser, FleetVehicle, Template, Vehicle } from '../lib/http/answers.js';

export const dana: CurrentUser = {
  id: '01900000-0000-7000-8000-000000000101',
  unitNumber: '101',
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana@example.org',
  phoneNumber: '0500000101',
  phoneLastFour: '0101',
  department: 'EMT',
  isAdmin: false,
  isAuditor: false,
  licenseVerified: true,
  language: null,
  channels: ['email', 'whatsapp'],
  decisionChannels: [],
  profileComplete: true,
  isFirstTime: false,
  adminUntil: null,
  auditUntil: null,
  organizationName: 'Rescue',
  timezone: 'Asia/Jerusalem',
  checkInOpensMinutesBefore: 60,
  extensionHoursWithoutApproval: 2,
  parkingPlaceRequired: false,
  mayTakeInEmergency: false,
};

export const als1: Vehicle = {
  id: '01900000-0000-7000-8000-00000000a151',
  name: 'ALS1',
  type: 'Advanced Life Support',
  status: 'available',
  allowedRoles: ['Paramedic', 'Doctor', 'Admin'],
  availableFrom: null,
  location: 'Base',
  fuelLevel: 80,
  mileage: 41200,
};

/** The same vehicles as administrators see them. */
export const als1InFleet: FleetVehicle = {
  ...als1,
  maintenance: null,
  readAt: instant('2026-11-22T20:00:00Z'),
  openDamageCount: 0,
  turnRoundMinutes: null,
  stickerCode: null,
};

/** Requested by Dana on ALS1 and not decided yet. */
export const requested: Booking = {
  id: '01900000-0000-7000-8000-000000000b01',
  status: 'pending',
  startTime: instant('2026-11-23T16:00:00Z'),
  endTime: instant('2026-11-23T20:00:00Z'),
  duration: 4,
  purpose: 'Night shift',
  adminNotes: null,
  reason: null,
  user: { id: dana.id, unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
  vehicle: { id: als1.id, name: 'ALS1', type: als1.type },
  requestedAt: instant('2026-11-22T08:00:00Z'),
  askedAt: null,
  bookedOnBehalf: false,
  bookedBy: null,
  overriddenRules: [],
  overrideReason: null,
  standingShiftId: null,
  decidedAt: null,
  decidedBy: null,
  signedAt: null,
  checkedInAt: null,
  checkedOutAt: null,
  cancelledAt: null,
  releasedBecause: null,
  releaseDueAt: null,
  extensionAskedUntil: null,
  extensionAskedAt: null,
  emergencyReview: null,
  emergencyReviewedAt: null,
  emergencyReviewNote: null,
  overdue: false,
  eligibilityWarnings: [],
  checkIn: null,
  damageReportCount: 0,
  lastMileageBefore: null,
};

export const approved: Booking = {
  ...requested,
  status: 'approved',
  decidedAt: instant('2026-11-22T09:00:00Z'),
  decidedBy: { id: '01900000-0000-7000-8000-000000000100', unitNumber: '100', firstName: 'Noa', lastName: 'Peretz' },
};
export const signed: Booking = { ...approved, signedAt: instant('2026-11-22T10:00:00Z') };
export const active: Booking = {
  ...signed,
  status: 'active',
  checkedInAt: instant('2026-11-23T15:58:00Z'),
  checkIn: { mileage: 41200, fuelLevel: 80 },
};

/** Every message in both languages, with the default text unless changed. */
export const templates = (...changed: readonly Partial<Template>[]) =>
  templateTypes.flatMap((type) =>
    (['en', 'he'] as const).map((language) => ({
      id: `${type}.${language}`,
      type,
      language,
      ...defaultTemplates[language][type],
      isDefault: true,
      version: 0,
      updatedAt: null,
      updatedBy: null,
      ...templateKinds[type],
      ...changed.find((template) => template.id === `${type}.${language}`),
    })),
  );
