import type { FleetRole } from '../fleet/fleet.words.js';

/** The departments of the profile dialog (docs/domain.md#responders). */
export const departments = [
  'Operations',
  'EMT',
  'Paramedic',
  'Administration',
  'Medical Director',
  'Training',
  'Logistics',
] as const;
export type Department = (typeof departments)[number];

export const isDepartment = (text: string): text is Department => (departments as readonly string[]).includes(text);

/** The user form offers the first five only. */
export const userFormDepartments = departments.slice(0, 5) as readonly Department[];

/** The vehicle role of each department (docs/domain.md#eligibility). */
export const roleOfDepartment: Readonly<Record<Department, FleetRole>> = {
  Operations: 'Dispatcher',
  EMT: 'EMT',
  Paramedic: 'Paramedic',
  Administration: 'Admin',
  'Medical Director': 'Doctor',
  Training: 'Observer',
  Logistics: 'Observer',
};

/** Departments that provide advanced life support (docs/domain.md#eligibility). */
export const alsDepartments: readonly Department[] = ['Paramedic', 'Medical Director'];

export const unitNumberDigits = 3;
export const phoneLastFourDigits = 4;
export const phoneNumberDigits = 10;

/** What happens to the access of a responder. Stored as events: never rename. */
export const suspensionHappenings = ['ResponderSuspended', 'ResponderSuspensionLifted'] as const;
export type SuspensionHappening = (typeof suspensionHappenings)[number];
