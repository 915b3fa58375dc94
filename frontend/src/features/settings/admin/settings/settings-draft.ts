import {
  contactEmailProblem,
  messagingNumberProblem,
  organizationNameProblem,
} from '@rigbook/contracts/settings/settings.rules';
import { dialedNumberProblem, numbersOf } from '@rigbook/contracts/settings/emergency-contacts.rules';
import {
  type EmergencyContactId,
  emergencyContactIds,
  type EmergencyNumber,
} from '@rigbook/contracts/settings/emergency-contacts.words';
import { trimmedText } from '@rigbook/contracts/kernel/text';
import type { Settings } from '../../../../lib/http/answers.js';

/** The settings as typed; an empty text means none. */
export type SettingsDraft = Omit<Settings, 'contactEmail' | 'whatsappNumber' | 'emergencyNumbers'> & {
  readonly emergencyNumbers: TypedNumbers;
  readonly contactEmail: string;
  readonly whatsappNumber: string;
};

/** Numbers as typed; a contact without one is empty or left out. */
export type TypedNumbers = Readonly<Partial<Record<EmergencyContactId, string>>>;

export const textFields = ['organizationName', 'contactEmail', 'whatsappNumber'] as const;
export type TextField = (typeof textFields)[number];

export const draftOf = (settings: Settings): SettingsDraft => ({
  ...settings,
  contactEmail: settings.contactEmail ?? '',
  whatsappNumber: settings.whatsappNumber ?? '',
  emergencyNumbers: Object.fromEntries(settings.emergencyNumbers.map(({ contact, number }) => [contact, number])),
});

const problems: Readonly<Record<TextField, (text: string) => string | undefined>> = {
  organizationName: organizationNameProblem,
  contactEmail: contactEmailProblem,
  whatsappNumber: messagingNumberProblem,
};

/** The problem of a field, worded like the server's. */
export const problemIn = (draft: SettingsDraft, field: TextField): string | undefined =>
  problems[field](trimmedText(draft[field]));

/** The contacts whose number cannot be dialed. */
export const wrongNumbersIn = ({ emergencyNumbers }: SettingsDraft): readonly EmergencyContactId[] =>
  emergencyContactIds.filter((contact) => {
    const typed = trimmedText(emergencyNumbers[contact] ?? '');
    return typed !== '' && dialedNumberProblem(typed) !== undefined;
  });

/** Keeps what was typed since the form was sent. */
export const withoutSaved = (typed: Partial<SettingsDraft>, saved: Partial<SettingsDraft>): Partial<SettingsDraft> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== saved[field as keyof SettingsDraft]));

/** Only the changes: another administrator may be changing the rest. */
export function changesIn(typed: Partial<SettingsDraft>, settings: Settings): Partial<SettingsDraft> {
  const before = draftOf(settings);
  const changed = Object.entries(typed).filter(
    ([field, value]) => !isSame(value, before[field as keyof SettingsDraft]),
  );
  return Object.fromEntries(changed);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isNumbers(one) && isNumbers(other) && JSON.stringify(asSent(one)) === JSON.stringify(asSent(other)));

const isNumbers = (value: unknown): value is TypedNumbers => typeof value === 'object' && value !== null;

const asSent = (typed: TypedNumbers): EmergencyNumber[] => [
  ...numbersOf(emergencyContactIds.map((contact) => ({ contact, number: typed[contact] ?? '' }))),
];

/** The changes as the server takes them. */
export const changesToSend = ({ emergencyNumbers, ...changes }: Partial<SettingsDraft>) => ({
  ...changes,
  ...(emergencyNumbers && { emergencyNumbers: asSent(emergencyNumbers) }),
});
