import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { type TextField, textFields } from '../../../history/shared/text-fields.js';

/** A text that somebody typed into an event. */
export interface TextOfEntry {
  readonly field: TextField;
  /** as in `damageReports.0.description` */
  readonly path: string;
  readonly words: string;
}

/** The texts of an entry that are not erased. */
export function textsOfEntry(entry: HistoryEntry): readonly TextOfEntry[] {
  const facts: Readonly<Record<string, unknown>> = entry.facts;
  const damage = entry.type === 'VehicleCheckedOut' ? entry.facts.damageReports : [];
  const typed = textFields.map((field) => ({ field, path: field as string, words: facts[field] }));
  const described = damage.map(({ description }, nth) => ({
    field: 'description' as const,
    path: `damageReports.${nth}.description`,
    words: description,
  }));
  const parked =
    entry.type === 'VehicleCheckedOut'
      ? [{ field: 'place' as const, path: 'parking.place', words: entry.facts.parking?.place }]
      : [];
  return [...typed, ...described, ...parked].filter(
    (one): one is TextOfEntry => typeof one.words === 'string' && one.words !== '',
  );
}
