import { canonicalOrNothing, isList, type Json } from '../format/canonical-json.js';
import { isObject } from '../format/shape.js';
import type { SealedEvent } from '../format/sealed-event.js';
import type { Findings } from '../report/report.js';
import type { DossierFiles } from './dossier-files.js';

/** A file that repeats part of an event for people to read. */
interface Repetition {
  readonly check: string;
  readonly file: string;
  /** The members that the file must repeat. */
  readonly members: (event: SealedEvent) => Readonly<Record<string, Json | undefined>>;
  /** The checklist: its member in the file, and the member of the event that lists the ticked items. */
  readonly list?: { readonly items: string; readonly ticked: string };
  /** What else the file says, which no event of the booking can confirm. */
  readonly besides: string;
}

/** Of an edition of the checklist that was answered; earlier events only list what was ticked. */
const answered = (data: SealedEvent['data']): Readonly<Record<string, Json | undefined>> =>
  data['checklistAnswers'] === undefined
    ? {}
    : { edition: data['checklistEdition'], answers: data['checklistAnswers'] };

export const checklist: Repetition = {
  check: 'checklist',
  file: 'checklist.json',
  members: ({ recordedAt, data }) => ({
    checkedInAt: recordedAt,
    ticked: data['checklist'],
    fuelPercent: data['fuelPercent'],
    mileageKm: data['mileageKm'],
    preExistingDamage: data['preExistingDamage'],
    ...answered(data),
  }),
  list: { items: 'items', ticked: 'checklist' },
  besides: 'the wording of its items',
};

export const damage: Repetition = {
  check: 'damage',
  file: 'damage.json',
  members: ({ recordedAt, data }) => ({
    checkedOutAt: recordedAt,
    reports: data['damageReports'],
    noDamageConfirmed: data['noDamageConfirmed'],
    fuelPercent: data['fuelPercent'],
    mileageKm: data['mileageKm'],
    ...answered(data),
  }),
  besides: 'what happened to the damage since',
};

/** Checks that the file matches the event, and that it exists exactly if the event does. */
export function checkRepetition(
  { check, file, members, list, besides }: Repetition,
  dossier: DossierFiles,
  event: SealedEvent | undefined,
  findings: Findings,
): void {
  const said = dossier.object(file);
  if (!event && dossier.bytes(file) === undefined) return;
  if (!event) return findings.broken(check, `There is ${file}, but no event that it could repeat.`);
  if (!said) return findings.broken(check, `${file} is missing or is not a JSON object.`, event);
  const other = Object.entries({ eventId: event.id, ...members(event) }).find(
    ([name, value]) => !isSame(said[name], value),
  );
  if (other) return findings.broken(check, `${file} and the event disagree on ${other[0]}.`, event);
  if (list && !isSame(tickedOf(said[list.items]), sorted(event.data[list.ticked])))
    return findings.broken(check, `The ${list.items} ticked in ${file} are not those of the event.`, event);
  findings.holds(check, `${file} matches the event; only the manifest vouches for ${besides}.`);
}

const tickedOf = (items: Json | undefined): Json | undefined =>
  isList(items)
    ? sorted(items.flatMap((item) => (isObject(item) && item['ticked'] === true ? [item['id'] ?? null] : [])))
    : undefined;

const sorted = (ids: Json | undefined): Json | undefined => (isList(ids) ? [...ids].sort() : undefined);

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one !== undefined && other !== undefined && canonicalOrNothing(one) === canonicalOrNothing(other);
