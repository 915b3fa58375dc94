import {
  contactEmailProblem,
  messagingNumberProblem,
  organizationNameProblem,
} from '@rigbook/contracts/settings/settings.rules';
import { trimmedText } from '@rigbook/contracts/kernel/text';
import type { Settings } from '../../../../lib/http/answers.js';

/** The settings as typed; an empty text means none. */
export type SettingsDraft = Omit<Settings, 'contactEmail' | 'whatsappNumber'> & {
  readonly contactEmail: string;
  readonly whatsappNumber: string;
};

export const textFields = ['organizationName', 'contactEmail', 'whatsappNumber'] as const;
export type TextField = (typeof textFields)[number];

export const draftOf = (settings: Settings): SettingsDraft => ({
  ...settings,
  contactEmail: settings.contactEmail ?? '',
  whatsappNumber: settings.whatsappNumber ?? '',
});

const problems: Readonly<Record<TextField, (text: string) => string | undefined>> = {
  organizationName: organizationNameProblem,
  contactEmail: contactEmailProblem,
  whatsappNumber: messagingNumberProblem,
};

/** The problem of a field, worded like the server's. */
export const problemIn = (draft: SettingsDraft, field: TextField): string | undefined =>
  problems[field](trimmedText(draft[field]));

/** Keeps what was typed since the form was sent. */
export const withoutSaved = (typed: Partial<SettingsDraft>, saved: Partial<SettingsDraft>): Partial<SettingsDraft> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== saved[field as keyof SettingsDraft]));

/** Only the changes: another administrator may be changing the rest. */
export function changesIn(typed: Partial<SettingsDraft>, settings: Settings): Partial<SettingsDraft> {
  const before = draftOf(settings);
  const changed = Object.entries(typed).filter(([field, value]) => value !== before[field as keyof SettingsDraft]);
  return Object.fromEntries(changed);
}
