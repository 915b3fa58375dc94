import type { Department } from '@rigbook/contracts/responders/responder.words';
import type { VehicleDetails } from '../../fleet/vehicle.events.js';
import type { SettingsChanges } from '../../settings/change-settings/change-settings.decision.js';
import type { NewResponder } from '../../responders/register-responder/register-responder.decision.js';

export const demoFleet: readonly VehicleDetails[] = [
  {
    name: 'ALS1',
    type: 'Advanced Life Support',
    location: 'Base, bay 1',
    allowedRoles: ['Doctor', 'Paramedic', 'Admin'],
  },
  {
    name: 'BLS1',
    type: 'Basic Life Support',
    location: 'Base, bay 2',
    allowedRoles: ['Paramedic', 'EMT', 'Admin', 'Dispatcher'],
  },
  {
    name: 'BLS2',
    type: 'Basic Life Support',
    location: 'Base, bay 3',
    allowedRoles: ['Paramedic', 'EMT', 'Admin', 'Dispatcher'],
  },
  {
    name: 'PARAMEDIC 1',
    type: 'PARAMEDIC CAR',
    location: 'North station',
    allowedRoles: ['Doctor', 'Paramedic', 'EMT'],
  },
  {
    name: 'FLY CAR 1',
    type: 'BLS FLY CAR',
    location: 'South station',
    allowedRoles: ['EMT', 'Paramedic', 'Dispatcher', 'Dispatcher/MHP', 'MHP', 'Observer'],
  },
];

/** Where the organization is reached; fictional. */
export const demoContacts: SettingsChanges = {
  contactEmail: 'office@example.org',
  whatsappNumber: '+972500000100',
  emergencyNumbers: [
    { contact: 'dispatch', number: '1221' },
    { contact: 'admin-office', number: '+972500000120' },
    { contact: 'vehicle-coordinator', number: '+972500000121' },
    { contact: 'technical-support', number: '+972500000122' },
  ],
};

/** Fictional numbers that end in the unit number with a leading 0. */
const phoneOf = (unitNumber: string): string => `0500000${unitNumber}`;

const person = (unitNumber: string, firstName: string, lastName: string, department: Department): NewResponder => ({
  unitNumber,
  firstName,
  lastName,
  email: `${firstName}.${lastName}@example.org`.toLowerCase(),
  phoneNumber: phoneOf(unitNumber),
  department,
  licenceVerified: true,
});

/** The people of the demo: an admin, five responders, an auditor and a newcomer without a profile. */
export const demoPeople: readonly NewResponder[] = [
  { ...person('100', 'Ruth', 'Adler', 'Administration'), isAdmin: true },
  person('101', 'Dana', 'Levi', 'EMT'),
  person('102', 'Amir', 'Cohen', 'Paramedic'),
  person('103', 'Noa', 'Friedman', 'Medical Director'),
  person('104', 'Yosef', 'Katz', 'Operations'),
  person('105', 'Maya', 'Peretz', 'Logistics'),
  { ...person('110', 'Eli', 'Shapiro', 'Administration'), isAuditor: true },
  { unitNumber: '111', phoneNumber: phoneOf('111') },
];
