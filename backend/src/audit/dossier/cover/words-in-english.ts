import { overridableRuleWords } from '@rigbook/contracts/booking/requesting/overriding.rules';
import { releaseInWords } from '@rigbook/contracts/booking/release.words';
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
  lead: 'Everything that was recorded about this booking, with proof of when it was recorded and that it has not changed since.',
  whatHappened: 'What happened',
  fingerprints: 'Fingerprints',
  howToCheck: 'How to check this dossier',
  steps: [
    'This page is only for reading. The other files are the evidence: manifest.json lists each of them with its SHA-256, and the list is signed.',
    'Ask the organization directly for the fingerprint of its public key, and compare it with the one above.',
    'Check everything with the program that comes with Rigbook. It needs neither the server nor a network:',
  ],
  namesOfToday: 'The log contains only ids. Names of people and of the vehicle are as of when this dossier was made.',
  signAgain: 'Has to be signed again',
  acceptedOffer: (wishId) => `Accepted an offer, wish ${wishId}`,
  bySetting: 'The settings, which approve bookings from the waitlist at once',
  noDamage: 'No damage, confirmed',
  documentErased:
    'The signed document was erased together with the personal data of its signer. Its fingerprint remains.',
  documentMissing: 'The signed document is missing, although its signer was not erased. Someone removed it.',
  vehicleUnknown: 'A vehicle that is no longer on the list',
  labels: {
    booking: 'Booking',
    responder: 'Responder',
    vehicle: 'Vehicle',
    period: 'Booked for',
    madeAt: 'Dossier made',
    before: 'Before the change',
    purpose: 'Purpose',
    warnings: 'Warnings',
    adminNotes: 'Notes',
    finding: 'Finding',
    reason: 'Reason',
    turnRound: 'Turn-round (minutes)',
    overridden: 'Rules overridden',
    by: 'Done by',
    signature: 'Agreement',
    edition: 'Edition of the agreement',
    addendum: 'Addendum',
    askedUntil: 'Asked until',
    waitlist: 'Waitlist',
    mileage: 'Mileage',
    fuel: 'Fuel',
    lastMileage: 'Previous reading of the vehicle, which was higher',
    ticked: 'Checked',
    notTicked: 'Not checked',
    preExistingDamage: 'Damage found at the start',
    damage: 'Damage reported',
    notes: 'Notes',
    completedOnDevice: 'Completed (time on the device)',
    due: 'Due',
    erasedTexts: 'Texts erased',
    erasedText: 'Erased text',
    documentHash: 'SHA-256 of the signed document',
    headNumber: 'Events sealed up to number',
    headHash: 'Seal up to there',
    headSignedAt: 'Seal signed',
    key: 'Public key',
  },
  party: actingPartyLabels,
  warning: eligibilityWarningWords,
  overridable: overridableRuleWords.en,
  release: releaseInWords.en,
  erasure: {
    'names-a-person': 'It named a person',
    'asked-to': 'Somebody asked for it',
    ordered: 'An authority ordered it',
    offensive: 'It was offensive',
  },
  erased: (mark) => `Erased person …${mark}`,
  program: (name) => `The program “${name}”`,
  system: 'Rigbook itself',
  kilometres: (km) => `${km} km`,
  item: checkInItemLabel,
  damage: ({ area, severity, description }) =>
    `${labelOf(damageAreas, area)}, ${labelOf(damageSeverities, severity).toLowerCase()}: ${description}`,
};
