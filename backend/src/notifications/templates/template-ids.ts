import type { TemplateId } from '@rigbook/contracts/kernel/ids';
import { Refusal } from '../../platform/decisions/refusal.js';
import { templateTypes, type TemplateType } from '@rigbook/contracts/notifications/templates/template.words';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';

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
