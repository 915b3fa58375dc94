import type { Language } from '../../settings/settings.rules.js';
import { forMailHeader } from '../templates/escape-for-channel.js';
import { partsOf, type PlaceholderValues } from '../templates/render-message.js';
import { theOffice } from '../templates/values-in-words.js';
import type { Placeholder } from '../templates/template.words.js';

/** What anyone who sees the phone lying there may read: which vehicle and when, but no person and nothing that somebody wrote. */
const onLockScreen: ReadonlySet<Placeholder> = new Set([
  'organizationName',
  'vehicleName',
  'substituteName',
  'startTime',
  'endTime',
  'duration',
  'releaseTime',
  'vehicleBackTime',
  'askedEndTime',
  'holdEndTime',
]);

const somebody: Readonly<Record<Language, Partial<Readonly<Record<Placeholder, string>>>>> = {
  en: { responderName: 'a responder', unitNumber: '•••', colleague: 'A colleague' },
  he: { responderName: 'מתנדב', unitNumber: '•••', colleague: 'עמית' },
};

/** The values of a message without those that a lock screen must not show. */
export const lockScreenValues = (values: PlaceholderValues, language: Language): PlaceholderValues =>
  Object.fromEntries(
    (Object.keys(values) as Placeholder[]).map((name) => [
      name,
      onLockScreen.has(name) || values[name] === theOffice[language] ? values[name] : (somebody[language][name] ?? ''),
    ]),
  );

const MOST_CHARACTERS = 180;

/** A message on one short line: its subject, whoever wrote it. */
export function lockScreenText(subject: string, values: PlaceholderValues, language: Language): string {
  const shown = lockScreenValues(values, language);
  const line = forMailHeader(
    partsOf(subject, shown)
      .map(({ text }) => text)
      .join(''),
  );
  const characters = [...line];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : line;
}
