import type { Placeholder, TemplateType } from '../templates/template.words.js';

const whom = ['responderName', 'organizationName', 'vehicleName'] as const;
const hours = [...whom, 'startTime', 'endTime'] as const;

/**
 * What fills the numbers of a body, in their order. Organizations have these templates approved at Meta: another order, or
 * another number of them, would need a new name.
 */
export const whatsAppParameters = {
  signature_request: [...hours, 'signatureLink'],
  booking_rejection: [...hours, 'reason'],
  booking_cancelled: [...hours, 'reason'],
  upcoming_shift: hours,
  overdue_return: [...whom, 'endTime'],
} as const satisfies Partial<Record<TemplateType, readonly Placeholder[]>>;

export type WhatsAppTemplateType = keyof typeof whatsAppParameters;

/** @internal for tests that look at every template */
export const whatsAppTemplateTypes = Object.keys(whatsAppParameters) as readonly WhatsAppTemplateType[];

/** Its name at Meta, where the languages of one template share it. Meta's codes of the languages are ours. */
export const whatsAppTemplateName = (type: WhatsAppTemplateType): string => `rigbook_${type}`;
