import { checkInItemLabel, type CheckInItem } from '../booking/shift/check-in.words.js';
import type { MileageQuestion } from '../booking/shift/odometer.rules.js';
import type { AnswerProblem } from '../checklists/answering.rules.js';
import { instant, type Instant, type Period } from '../kernel/time.js';
import { instantInWords, periodInWords } from '../kernel/time-in-words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** About the agreement, the check-in and the checkout (docs/domain.md#lifecycle). */
export const handoverRefusals = {
  AGREEMENT_NOT_SIGNED: withoutFacts(
    404,
    'No signed agreement',
    'There is no signed agreement for this booking yet. Please sign it first.',
  ),
  AGREEMENT_ERASED: withoutFacts(
    410,
    'Agreement erased',
    "This agreement was erased together with its signer's personal data. The history keeps its hash.",
  ),
  NAME_REQUIRED: withoutFacts(400, 'Name required', 'Please enter your full name to complete the signature.'),
  SIGNATURE_EMPTY: withoutFacts(
    400,
    'Signature required',
    'The signature field is empty. Please sign in it with a finger or the mouse.',
  ),
  SIGNATURE_INVALID: withoutFacts(
    400,
    'Signature not readable',
    'The signature could not be read as a PNG picture of at most 200 kB. Please clear it and sign again.',
  ),
  BOOKING_ENDED: withFacts<{ endAt: Instant }>({
    status: 409,
    title: 'Booking ended',
    detail: ({ endAt }, zone) => `This booking ended on ${instantInWords(endAt, zone)}. Please request a new one.`,
    example: { endAt: instant('2026-11-22T20:00Z') },
  }),
  REPORTED_OTHERWISE: withoutFacts(
    409,
    'Already reported',
    'This report has arrived before, with other content, and counts as it was. What you changed since was not taken. Please discard this one. If there is more to say, send it as a new report.',
  ),
  VEHICLE_NOT_WITH_YOU: withoutFacts(
    409,
    'Vehicle not with you',
    'Damage is reported here from the check-in until the checkout. Please call the office if you see damage at another time.',
  ),
  CHECK_IN_NOT_OPEN_YET: withFacts<{ opensAt: Instant }>({
    status: 409,
    title: 'Check-in not open yet',
    detail: ({ opensAt }, zone) => `Check-in opens on ${instantInWords(opensAt, zone)}. Please try again then.`,
    example: { opensAt: instant('2026-11-22T15:30Z') },
  }),
  VEHICLE_IN_USE: withFacts<{ vehicleName: string; availableFrom: Instant | null }>({
    status: 409,
    title: 'Vehicle in use',
    detail: ({ vehicleName, availableFrom }, zone) =>
      `${vehicleName} is still checked in by another responder` +
      (availableFrom === null ? '' : `, whose booking ends on ${instantInWords(availableFrom, zone)}`) +
      '. Please wait for its checkout or call dispatch.',
    example: { vehicleName: 'ALS1', availableFrom: instant('2026-11-22T20:00Z') },
  }),
  VEHICLE_PROMISED_MEANWHILE: withFacts<{ vehicleName: string; promised: Period }>({
    status: 409,
    title: 'Vehicle promised to another booking',
    detail: ({ vehicleName, promised }, zone) =>
      `${vehicleName} is promised to another booking before yours: ${periodInWords(promised, zone)}. ` +
      'Please check in once that one has ended.',
    example: {
      vehicleName: 'ALS1',
      promised: { startAt: instant('2026-11-22T12:00Z'), endAt: instant('2026-11-22T16:00Z') },
    },
  }),
  REQUIRED_ITEMS_MISSING: withFacts<{ missing: readonly CheckInItem[] }>({
    status: 400,
    title: 'Required items missing',
    detail: ({ missing }) => `Please complete: ${missing.map(checkInItemLabel).join(', ')}.`,
    example: { missing: ['tire-inspection', 'oxygen-tank'] },
  }),
  CHECKLIST_INCOMPLETE: withFacts<{ problems: readonly AnswerProblem[] }>({
    status: 400,
    title: 'Checklist incomplete',
    detail: ({ problems }) => `Please complete the checklist: ${problems.map(({ item }) => item).join(', ')}.`,
    example: { problems: [{ item: 'oxygen-tank', kind: 'number-missing' }] },
  }),
  CHECKLIST_EDITION_UNKNOWN: withoutFacts(
    409,
    'Unknown checklist',
    'This edition of the checklist does not exist. Please open the form again.',
  ),
  MILEAGE_REQUIRED: withFacts<{ step: 'check-in' | 'check-out' }>({
    status: 400,
    title: 'Mileage required',
    detail: ({ step }) =>
      step === 'check-in' ? 'Please enter the starting vehicle mileage.' : 'Please enter the current vehicle mileage.',
    example: { step: 'check-in' },
  }),
  MILEAGE_BELOW_CHECK_IN: withFacts<{ checkInMileageKm: number }>({
    status: 400,
    title: 'Mileage below check-in',
    detail: ({ checkInMileageKm }) =>
      `The mileage was ${checkInMileageKm} km at check-in and cannot be lower now. Please read it again.`,
    example: { checkInMileageKm: 48_210 },
  }),
  MILEAGE_TO_CONFIRM: withFacts<{ question: MileageQuestion; mileageKm: number; lastMileageKm: number }>({
    status: 409,
    title: 'Is the mileage right?',
    detail: ({ question, mileageKm, lastMileageKm }) =>
      question === 'below-last'
        ? `The vehicle showed ${lastMileageKm} km last, and ${mileageKm} km is less. Please read it again. If it is right, confirm it.`
        : `The vehicle showed ${lastMileageKm} km last. ${mileageKm - lastMileageKm} km more is a lot. Please read it again. If it is right, confirm it.`,
    example: { question: 'jumps', mileageKm: 482_740, lastMileageKm: 48_210 },
  }),
  READING_NOT_FOUND: withFacts<{ step: 'check-in' | 'check-out' }>({
    status: 409,
    title: 'No such reading',
    detail: ({ step }) => `This booking has no reading of a ${step === 'check-in' ? 'check-in' : 'checkout'}.`,
    example: { step: 'check-out' },
  }),
  READING_UNCHANGED: withFacts<{ mileageKm: number }>({
    status: 409,
    title: 'Reading unchanged',
    detail: ({ mileageKm }) => `The reading is ${mileageKm} km already. Please enter what it should be.`,
    example: { mileageKm: 48_274 },
  }),
  READING_ABOVE_CHECK_OUT: withFacts<{ checkOutMileageKm: number }>({
    status: 409,
    title: 'Above the reading at checkout',
    detail: ({ checkOutMileageKm }) =>
      `The mileage was ${checkOutMileageKm} km at checkout and cannot have been higher at check-in. Please correct that reading first if it is wrong.`,
    example: { checkOutMileageKm: 48_274 },
  }),
  READING_CONTEST_OVER: withFacts<{ until: Instant }>({
    status: 409,
    title: 'Too late to contest',
    detail: ({ until }, zone) =>
      `This reading could be contested until ${instantInWords(until, zone)}. Please talk to the office.`,
    example: { until: instant('2026-12-06T20:00Z') },
  }),
  READING_CONTEST_WAITS: withoutFacts(
    409,
    'Contested already',
    'You have contested this reading already. An administrator will settle it.',
  ),
  READING_NOT_CONTESTED: withoutFacts(
    409,
    'Settled already',
    'Nobody contests this reading now. Another administrator may have settled it. Please look at it again.',
  ),
  READING_NAMES_SETTLER: withoutFacts(
    409,
    'It names you',
    'This reading names you, since it decides your kilometers, or you read it or contested it. Another administrator has to settle it.',
  ),
  PARKING_PLACE_REQUIRED: withoutFacts(
    400,
    'Parking place required',
    'Please write where the vehicle stands, so that the next person finds it.',
  ),
  DAMAGE_CHECK_REQUIRED: withFacts<{ problem: 'neither' | 'both' }>({
    status: 400,
    title: 'Damage check required',
    detail: ({ problem }) =>
      problem === 'neither'
        ? 'Please confirm no damage or report any damage found.'
        : 'Please either confirm no damage or report damage, not both.',
    example: { problem: 'neither' },
  }),
};
