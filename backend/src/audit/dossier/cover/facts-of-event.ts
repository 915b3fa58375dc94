import { bookingEventWords } from '@rigbook/contracts/booking/booking-event.words';
import { emergencyFindingInWords } from '@rigbook/contracts/booking/emergency/emergency.rules';
import { extensionEndInWords } from '@rigbook/contracts/booking/extending.rules';
import { degreesOf } from '@rigbook/contracts/booking/shift/parked-position';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { BookingEvent } from '../../../booking/booking.events.js';
import type { CoverLabel, CoverWords } from './cover-words.js';

/** A line of the cover page, left out if it has no value. */
export type Fact = readonly [label: CoverLabel, value: string | null];

/** Texts in the page's language, the format of an instant in the organization's zone, and the current names of people. */
interface Language {
  readonly words: CoverWords;
  readonly shown: (at: Instant) => string;
  readonly named: (responderId: ResponderId) => string;
}

type FieldsOf<Event> = Event extends BookingEvent ? keyof Event['data'] : never;
type ValueOf<Field extends PropertyKey, Event = BookingEvent> = Event extends { readonly data: infer Data }
  ? Field extends keyof Data
    ? Exclude<Data[Field], undefined>
    : never
  : never;

/** Fields that are printed once for the whole booking, or are useless on paper. */
type LeftOut =
  | 'responderId'
  | 'vehicleId'
  | 'startAt'
  | 'endAt'
  | 'durationHours'
  | 'zone'
  | 'hoursByWeek'
  | 'status'
  | 'signed'
  | 'ruleVersion'
  | 'eventId'
  | 'handingOnId'
  | 'damageId';

/** How each field of the events is printed, in the order of the lines. */
const printed: {
  readonly [Field in Exclude<FieldsOf<BookingEvent>, LeftOut>]: (
    value: ValueOf<Field>,
    language: Language,
  ) => readonly Fact[];
} = {
  purpose: (purpose) => [['purpose', purpose]],
  before: ({ startAt, endAt }, { shown }) => [['before', `${shown(startAt)} – ${shown(endAt)}`]],
  formerEndAt: (at, { shown }) => [['before', shown(at)]],
  askedEndAt: (at, { shown }) => [['askedUntil', shown(at)]],
  acceptedAt: (at, { shown }) => [['addendum', shown(at)]],
  addendumVersion: (version) => [['addendum', version]],
  addendumSha256: (hash) => [['addendum', `SHA-256 ${hash}`]],
  mustSignAgain: (must, { words }) => [['signature', must ? words.signAgain : null]],
  formerResponderId: (id) => [['formerResponder', id]],
  takenOverFrom: ({ responderId, bookingId }, { named }) => [['takenOverFrom', `${named(responderId)} · ${bookingId}`]],
  handedOverTo: ({ responderId, bookingId, confirmedAt }, { shown, named }) => [
    ['handedOverTo', `${named(responderId)} · ${bookingId}`],
    ['readingsConfirmed', shown(confirmedAt)],
  ],
  inReturn: (swap) => [['inReturn', swap && swap.bookingId]],
  wishId: (wish, { words }) => [['waitlist', words.acceptedOffer(wish)]],
  substitutionId: (offer, { words }) => [['by', words.acceptedOtherVehicle(offer)]],
  standingShiftId: (shift, { words }) => [['standingShift', words.madeByStandingShift(shift)]],
  bySetting: (bySetting, { words }) => [['by', bySetting ? words.bySetting : null]],
  eligibilityWarnings: (warnings, { words }) => warnings.map((warning) => ['warnings', words.warning[warning]]),
  turnRoundMinutes: (minutes) => [['turnRound', String(minutes)]],
  adminNotes: (notes) => [['adminNotes', notes]],
  changedBy: (party, { words }) => [['by', words.party[party]]],
  cancelledBy: (party, { words }) => [['by', words.party[party]]],
  checkedOutBy: (party, { words }) => [['by', words.party[party]]],
  bookedBy: (party, { words }) => [['by', words.party[party]]],
  overriddenRules: (rules, { words }) => [['overridden', listed(rules.map((rule) => words.overridable[rule]))]],
  belowFloor: (shortfalls, { words, shown }) =>
    shortfalls.map(({ vehicleType, left, least, startAt, endAt }) => [
      'belowFloor',
      words.belowFloor(left, least, vehicleType, `${shown(startAt)} – ${shown(endAt)}`),
    ]),
  coverageReason: (reason) => [['coverageReason', reason]],
  overrideReason: (reason) => [['reason', reason]],
  reason: (reason) => [['reason', reason]],
  agreementVersion: (version) => [['edition', version]],
  pdfSha256: (hash) => [['documentHash', hash]],
  step: (step, { words }) => [['readAt', words.readAt[step]]],
  formerMileageKm: (mileage, { words }) => [['formerMileage', words.kilometres(mileage)]],
  mileageKm: (mileage, { words }) => [['mileage', words.kilometres(mileage)]],
  contestedBy: (responderId, { named }) => [['contested', named(responderId)]],
  words: (words) => [['inTheirWords', words]],
  fuelPercent: (fuel) => [['fuel', `${fuel}%`]],
  odometerDiscrepancy: (found, { words }) => [['lastMileage', found && words.kilometres(found.lastMileageKm)]],
  mileageAskedBack: ({ lastMileageKm }, { words }) => [['mileageConfirmed', words.kilometres(lastMileageKm)]],
  checklist: (ticked, { words }) => [
    ['ticked', listed(ticked.map(words.item))],
    ['notTicked', listed(checkInItemIds.filter((item) => !ticked.includes(item)).map(words.item))],
  ],
  checklistEdition: ({ edition }) => [['checklist', String(edition)]],
  checklistAnswers: (answers, { words: { language } }) => answersInWords(answers, language),
  returnChecklistEdition: ({ edition }) => [['returnChecklist', String(edition)]],
  returnChecklistAnswers: (answers, { words: { language } }) => answersInWords(answers, language),
  preExistingDamage: (damage) => [['preExistingDamage', damage]],
  damageReports: (reports, { words }) => reports.map((report) => ['damage', words.damage(report)]),
  confirmedDamage: (confirmed) => [['confirmedDamage', listed(confirmed)]],
  photoId: (photo) => [['photo', photo]],
  photoSha256: (hash) => [['photo', `SHA-256 ${hash}`]],
  noDamageConfirmed: (confirmed, { words }) => [['damage', confirmed ? words.noDamage : null]],
  parking: ({ place, position, photoIds = [] }) => [
    ['parking', place],
    ['position', position && `${degreesOf(position)} (±${position.accuracyMeters} m)`],
    ...photoIds.map((photo): Fact => ['photo', photo]),
  ],
  notes: (notes) => [['notes', notes]],
  finding: (finding, { words }) => [['finding', emergencyFindingInWords[words.language][finding]]],
  note: (note) => [['notes', note]],
  path: (path) => [['erasedText', path]],
  because: (reason, { words }) => [['reason', words.erasure[reason]]],
  completedOnDeviceAt: (at, { shown }) => [['completedOnDevice', at && shown(at)]],
  endedBecause: (reason, { words }) => [['reason', extensionEndInWords[words.language][reason]]],
  releasedBecause: (reason, { words }) => [['reason', words.release[reason]]],
  dueAt: (at, { shown }) => [['due', shown(at)]],
};

/** The printed lines of an event. */
export function factsOf(event: BookingEvent, language: Language): readonly Fact[] {
  const { shown } = language;
  const values: Readonly<Record<string, unknown>> = event.data;
  const lines = Object.entries(printed).flatMap(([field, factsIn]) =>
    field in values && !isToldByAnswers(field, values) ? factsIn(values[field] as never, language) : [],
  );
  return bookingEventWords[event.type].setsHours && 'startAt' in event.data
    ? [['period', `${shown(event.data.startAt)} – ${shown(event.data.endAt)}`], ...lines]
    : lines;
}

/** An edition of one's own has none of the sixteen items, and answers name those that were ticked. */
const isToldByAnswers = (field: string, values: Readonly<Record<string, unknown>>): boolean =>
  field === 'checklist' && 'checklistAnswers' in values;

function answersInWords(answers: ValueOf<'checklistAnswers'>, language: CoverWords['language']): readonly Fact[] {
  const said = (isFine: boolean) =>
    listed(answers.flatMap((answer) => (answer.isFine === isFine ? [answerInWords(answer, language)] : [])));
  return [
    ['allRight', said(true)],
    ['notAllRight', said(false)],
  ];
}

const answerInWords = (
  { label, reading, expiresOn }: ValueOf<'checklistAnswers'>[number],
  language: CoverWords['language'],
): string => [label[language], reading, expiresOn].filter((part) => part !== undefined).join(' · ');

const listed = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join(', '));
