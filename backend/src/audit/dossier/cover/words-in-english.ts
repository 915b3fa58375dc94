import { actingPartyLabels, eligibilityWarningWords } from '@rigbook/contracts/booking/booking.words';
import { checkInItemLabel } from '@rigbook/contracts/booking/shift/check-in.words';
import { damageAreas, damageSeverities } from '@rigbook/contracts/booking/shift/damage.words';
import type { CoverWords } from './cover-words.js';

const labelOf = (words: readonly { readonly id: string; readonly label: string }[], id: string): string =>
  words.find((word) => word.id === id)?.label ?? id;

export const wordsInEnglish: CoverWords = {
  language: 'en',
  direction: 'ltr',
  title: 'Dossier of a booking',
  lead: 'Everything that was recorded about this booking, and the proof that it was recorded then and not changed since.',
  whatHappened: 'What happened',
  fingerprints: 'Fingerprints',
  howToCheck: 'How to check this dossier',
  steps: [
    'This page is for reading. What counts are the files beside it; each is listed in manifest.json with its SHA-256, and the list is signed.',
    'Ask the organisation, by another way than this file, for the fingerprint of its public key, and compare it with the one above.',
    'Have the program that comes with Rigbook check everything. It needs neither the server nor the network:',
  ],
  namesOfToday:
    'The log holds ids only. Names of people and of the vehicle are those of the moment at which this dossier was made.',
  noDamage: 'No damage, confirmed',
  documentErased:
    'The signed document was erased together with the personal data of its signer. Its fingerprint remains.',
  documentMissing: 'The signed document is missing, and its signer was not erased. It was taken away.',
  vehicleUnknown: 'A vehicle that is not on the list any more',
  events: {
    BookingRequested: 'Booking requested',
    BookingApproved: 'Booking approved',
    BookingRejected: 'Booking rejected',
    BookingCancelled: 'Booking cancelled',
    AgreementSigned: 'Agreement signed',
    VehicleCheckedIn: 'Vehicle checked in, the shift began',
    VehicleCheckedOut: 'Vehicle returned, the shift ended',
    BookingNoteAdded: 'Note added by an administrator',
  },
  labels: {
    booking: 'Booking',
    responder: 'Responder',
    vehicle: 'Vehicle',
    period: 'Booked for',
    madeAt: 'Dossier made',
    purpose: 'Purpose',
    warnings: 'Warnings',
    adminNotes: 'Notes',
    reason: 'Reason',
    by: 'Done by',
    edition: 'Edition of the agreement',
    mileage: 'Mileage',
    fuel: 'Fuel',
    lastMileage: 'The vehicle had shown more before',
    ticked: 'Checked',
    notTicked: 'Not checked',
    preExistingDamage: 'Damage found at the start',
    damage: 'Damage reported',
    notes: 'Notes',
    completedOnDevice: "Completed by the device's clock",
    documentHash: 'SHA-256 of the signed document',
    headNumber: 'Events sealed up to number',
    headHash: 'Seal up to there',
    headSignedAt: 'Seal signed',
    key: 'Public key',
  },
  party: actingPartyLabels,
  warning: eligibilityWarningWords,
  erased: (mark) => `Erased person …${mark}`,
  program: (name) => `The program “${name}”`,
  system: 'Rigbook itself',
  kilometres: (km) => `${km} km`,
  item: checkInItemLabel,
  damage: ({ area, severity, description }) =>
    `${labelOf(damageAreas, area)}, ${labelOf(damageSeverities, severity).toLowerCase()}: ${description}`,
};
