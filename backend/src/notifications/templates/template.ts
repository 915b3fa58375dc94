import type { Instant, TemplateId } from '@rigbook/contracts/kernel';
import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import type { TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';
import { type TemplateType, templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import { Refusal } from '../../platform/decisions/index.js';

/** Permanent: the ids of streams are made from these. */
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
  request_digest: '12',
  erasure_requested: '13',
  erasure_refused: '14',
  account_changed: '15',
  no_show_warning: '16',
  no_show_warning_office: '17',
  booking_released_office: '18',
  next_shift_delayed: '19',
  next_shift_delayed_office: '20',
  request_reminder: '21',
  extension_requested: '22',
  extension_ended: '23',
  booking_arranged: '24',
  waitlist_offer: '25',
  emergency_take: '26',
  standing_shift_not_made: '27',
  standing_shift_not_made_office: '28',
  request_to_decide: '29',
  handing_on_offered: '30',
  handing_on_accepted: '31',
  handing_on_ended: '32',
  waitlist_ended: '33',
  extension_to_decide: '34',
  handing_on_to_everybody: '35',
  damage_named: '36',
  vehicle_unfit: '37',
  substitute_offer: '38',
  expense_approved: '39',
  expense_declined: '40',
  damage_contested: '41',
  damage_settled: '42',
  seen_at_vehicle: '43',
  handing_on_by_office: '44',
  reading_contested: '45',
  reading_settled: '46',
};
const numberOfLanguage: Readonly<Record<Language, string>> = { en: '01', he: '02' };

/** Fixed, the same in every installation; also the id of the text's stream. */
export const templateIdOf = (type: TemplateType, language: Language): TemplateId =>
  `01900000-0000-7000-8000-0058${numberOfType[type]}${numberOfLanguage[language]}0000` as TemplateId;

export interface TemplateKey {
  readonly id: TemplateId;
  readonly type: TemplateType;
  readonly language: Language;
}

/** All texts, in the order of the lists. */
export const templateKeys: readonly TemplateKey[] = templateTypes.flatMap((type) =>
  languages.map((language) => ({ id: templateIdOf(type, language), type, language })),
);

/** @throws Refusal TEMPLATE_NOT_FOUND */
export function templateKey(id: TemplateId): TemplateKey {
  const key = templateKeys.find((each) => each.id === id);
  if (!key) throw new Refusal('TEMPLATE_NOT_FOUND');
  return key;
}

/** The person who changed a text, with the current name; no unit if erased. */
export interface TemplateAuthor {
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** One saved state of a text. */
export interface TemplateVersion {
  /** number of changes */
  readonly version: number;
  /** the organization's text; null: Rigbook's */
  readonly own: TemplateText | null;
  readonly changed: { readonly at: Instant; readonly by: TemplateAuthor } | null;
}

/** The current text of one type in one language. */
export interface Template extends TemplateKey, TemplateVersion {}

/** What is sent now. */
export const textOf = ({ own, type, language }: Template): TemplateText => own ?? defaultTemplates[language][type];
