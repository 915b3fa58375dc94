import type { TemplateId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import type { TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';
import { type TemplateType, templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import { Refusal } from '../../platform/decisions/index.js';

/** For ever: the ids of streams are made of these. */
const numberOfType: Readonly<Record<TemplateType, string>> = {
  booking_requested: '01',
  booking_approval: '02',
  signature_request: '03',
  booking_rejection: '04',
  booking_cancelled: '05',
  licence_approved: '06',
  licence_rejected: '07',
  damage_reported: '08',
  upcoming_shift: '09',
  overdue_return: '10',
  overdue_return_office: '11',
};
const numberOfLanguage: Readonly<Record<Language, string>> = { en: '01', he: '02' };

/** Fixed, so that every installation's log reads alike; the id of the text's stream, too. */
export const templateIdOf = (type: TemplateType, language: Language): TemplateId =>
  `01900000-0000-7000-8000-0058${numberOfType[type]}${numberOfLanguage[language]}0000` as TemplateId;

export interface TemplateKey {
  readonly id: TemplateId;
  readonly type: TemplateType;
  readonly language: Language;
}

/** Every text that there is, in the order of the lists. */
export const templateKeys: readonly TemplateKey[] = templateTypes.flatMap((type) =>
  languages.map((language) => ({ id: templateIdOf(type, language), type, language })),
);

/** @throws Refusal TEMPLATE_NOT_FOUND */
export function templateKey(id: TemplateId): TemplateKey {
  const key = templateKeys.find((each) => each.id === id);
  if (!key) throw new Refusal('TEMPLATE_NOT_FOUND');
  return key;
}

/** Who changed a text, as they are called now; without a unit once they were erased. */
export interface TemplateAuthor {
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** One saved state of a text. */
export interface TemplateVersion {
  /** counts the changes; 0 while there was none */
  readonly version: number;
  /** the organisation's own words; null: those that Rigbook comes with */
  readonly own: TemplateText | null;
  readonly changed: { readonly at: Instant; readonly by: TemplateAuthor } | null;
}

/** The text of one type in one language as it stands. */
export interface Template extends TemplateKey, TemplateVersion {}

/** What is sent now. */
export const textOf = ({ own, type, language }: Template): TemplateText => own ?? defaultTemplates[language][type];
