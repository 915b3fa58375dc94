import { canonicalOrNothing, isList, type Json } from '../format/canonical-json.js';
import { isObject } from '../format/shape.js';
import type { SealedEvent } from '../format/sealed-event.js';
import type { Findings } from '../report/report.js';
import type { DossierFiles } from './dossier-files.js';

/** A file that repeats a part of an event for people to read, and what it repeats. */
interface Repetition {
  readonly check: string;
  readonly file: string;
  /** What the file has to say of its members. */
  readonly members: (event: SealedEvent) => Readonly<Record<string, Json | undefined>>;
  /** Which items of a list are ticked in the file, where it has one for people to read, and which were by the event. */
  readonly list?: { readonly items: string; readonly ticked: string };
  /** What it says besides, which no event of the booking can confirm. */
  readonly besides: string;
}

export const checklist: Repetition = {
  check: 'checklist',
  file: 'checklist.json',
  members: ({ recordedAt, data }) => ({
    checkedInAt: recordedAt,
    ticked: data['checklist'],
    fuelPercent: data['fuelPercent'],
    mileageKm: data['mileageKm'],
    preExistingDamage: data['preExistingDamage'],
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
  }),
  besides: 'what happened to the damage since',
};

/** Whether the file says what the event says; it exists exactly where the event does. */
export function checkRepetition(
  { check, file, members, list, besides }: Repetition,
  dossier: DossierFiles,
  event: SealedEvent | undefined,
  findings: Findings,
): void {
  const said = dossier.object(file);
  if (!event && dossier.bytes(file) === undefined) return;
  if (!event) return findings.broken(check, `There is ${file}, but no event that it could come from.`);
  if (!said) return findings.broken(check, `${file} is missing or is not a JSON object.`, event);
  const other = Object.entries({ eventId: event.id, ...members(event) }).find(
    ([name, value]) => !isSame(said[name], value),
  );
  if (other) return findings.broken(check, `${file} and the event disagree on ${other[0]}.`, event);
  if (list && !isSame(tickedOf(said[list.items]), sorted(event.data[list.ticked])))
    return findings.broken(check, `${file} has other ${list.items} ticked than the event.`, event);
  findings.holds(check, `${file} says what the event says; ${besides} rests on the manifest alone.`);
}

/** The ids of the items that are ticked. */
const tickedOf = (items: Json | undefined): Json | undefined =>
  isList(items)
    ? sorted(items.flatMap((item) => (isObject(item) && item['ticked'] === true ? [item['id'] ?? null] : [])))
    : undefined;

const sorted = (ids: Json | undefined): Json | undefined => (isList(ids) ? [...ids].sort() : undefined);

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one !== undefined && other !== undefined && canonicalOrNothing(one) === canonicalOrNothing(other);
