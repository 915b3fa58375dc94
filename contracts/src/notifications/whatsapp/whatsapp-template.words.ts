import type { Placeholder, TemplateType } from '../templates/template.words.js';

const whom = ['responderName', 'organizationName', 'vehicleName'] as const;
const hours = [...whom, 'startTime', 'endTime'] as const;

/**
 * The values for the numbers of a body, in order. Organizations have these templates approved by Meta: a different order or count
 * needs a new name.
 */
export const whatsAppParameters = {
  signature_request: [...hours, 'signatureLink'],
  booking_rejection: [...hours, 'reason'],
  booking_cancelled: [...hours, 'reason'],
  upcoming_shift: hours,
  overdue_return: [...whom, 'endTime'],
  account_changed: ['responderName', 'organizationName', 'reason', 'accountLink'],
  no_show_warning: [...whom, 'startTime', 'releaseTime', 'checkInLink'],
  extension_ended: [...whom, 'askedEndTime', 'endTime', 'reason'],
  emergency_take: ['organizationName', 'responderName', 'vehicleName', 'startTime', 'endTime', 'reason', 'officeLink'],
  request_to_decide: ['organizationName', 'responderName', 'vehicleName', 'startTime', 'endTime', 'decisionLink'],
  extension_to_decide: ['organizationName', 'responderName', 'vehicleName', 'endTime', 'askedEndTime', 'officeLink'],
  next_shift_delayed: [...whom, 'startTime', 'vehicleBackTime'],
  waitlist_offer: [...hours, 'holdEndTime', 'offerLink'],
  substitute_offer: [...hours, 'substituteName', 'holdEndTime', 'offerLink'],
  standing_shift_not_made: [...hours, 'reason'],
  handing_on_offered: [...hours, 'colleague', 'inReturn', 'offerLink'],
  handing_on_to_everybody: [...hours, 'colleague', 'offerLink'],
  handing_on_by_office: [...hours, 'offerLink'],
  handing_on_accepted: [...hours, 'colleague', 'inReturn'],
  handing_on_ended: [...hours, 'reason'],
  waitlist_ended: [...hours, 'reason', 'offerLink'],
} as const satisfies Partial<Record<TemplateType, readonly Placeholder[]>>;

export type WhatsAppTemplateType = keyof typeof whatsAppParameters;

/** @internal for tests that look at every template */
export const whatsAppTemplateTypes = Object.keys(whatsAppParameters) as readonly WhatsAppTemplateType[];

/** Its name at Meta, shared by all languages of the template. Meta uses the same language codes. */
export const whatsAppTemplateName = (type: WhatsAppTemplateType): string => `rigbook_${type}`;
