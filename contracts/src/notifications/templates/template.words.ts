/** The types of messages, with one text in each language. Stored and sent: never rename. */
export const templateTypes = [
  'booking_requested',
  'booking_approval',
  'signature_request',
  'booking_rejection',
  'booking_cancelled',
  'licence_approved',
  'licence_rejected',
  'damage_reported',
  'upcoming_shift',
  'overdue_return',
  'overdue_return_office',
  'request_digest',
  'erasure_requested',
  'erasure_refused',
  'account_changed',
  'no_show_warning',
  'no_show_warning_office',
  'booking_released_office',
  'next_shift_delayed',
  'next_shift_delayed_office',
  'request_reminder',
  'extension_requested',
  'extension_ended',
  'booking_arranged',
  'waitlist_offer',
  'emergency_take',
  'standing_shift_not_made',
  'standing_shift_not_made_office',
  'request_to_decide',
  'handing_on_offered',
  'handing_on_accepted',
  'handing_on_ended',
  'waitlist_ended',
  'extension_to_decide',
  'handing_on_to_everybody',
  'damage_named',
  'vehicle_unfit',
  'substitute_offer',
  'expense_approved',
  'expense_declined',
  'damage_contested',
  'damage_settled',
  'seen_at_vehicle',
  'handing_on_by_office',
  'reading_contested',
  'reading_settled',
] as const;
export type TemplateType = (typeof templateTypes)[number];

/** The placeholders, written in double braces and filled in for each message. */
export const placeholders = [
  'responderName',
  'unitNumber',
  'vehicleName',
  'startTime',
  'endTime',
  'duration',
  'signatureLink',
  'accountLink',
  'officeLink',
  'reason',
  'adminNotes',
  'organizationName',
  'checkInLink',
  'releaseTime',
  'vehicleBackTime',
  'askedEndTime',
  'holdEndTime',
  'offerLink',
  'decisionLink',
  'colleague',
  'inReturn',
  'damageLink',
  'substituteName',
  'expense',
  'readingLink',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Web addresses: shown as links, and never shortened. */
export const isLink = (placeholder: Placeholder): boolean => placeholder.endsWith('Link');

export const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** The responder the message is about, the organization at its contact address, or each administrator. */
export const templateAudiences = ['responder', 'organisation', 'administrators'] as const;
export type TemplateAudience = (typeof templateAudiences)[number];

export const messageChannels = ['email', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

interface TemplateKind {
  readonly audience: TemplateAudience;
  readonly channels: readonly MessageChannel[];
  readonly placeholders: readonly Placeholder[];
}

const ofPerson = ['responderName', 'unitNumber', 'organizationName'] as const;
const ofBooking = [...ofPerson, 'vehicleName', 'startTime', 'endTime', 'duration'] as const;
const byEmail = ['email'] as const;
const byBoth = ['email', 'whatsapp'] as const;

const kinds = {
  booking_requested: { audience: 'organisation', channels: byEmail, placeholders: [...ofBooking, 'officeLink'] },
  booking_approval: {
    audience: 'responder',
    channels: byEmail,
    placeholders: [...ofBooking, 'signatureLink', 'adminNotes'],
  },
  signature_request: { audience: 'responder', channels: byBoth, placeholders: [...ofBooking, 'signatureLink'] },
  booking_rejection: { audience: 'responder', channels: byBoth, placeholders: [...ofBooking, 'reason'] },
  booking_cancelled: { audience: 'responder', channels: byBoth, placeholders: [...ofBooking, 'reason'] },
  licence_approved: { audience: 'responder', channels: byEmail, placeholders: ofPerson },
  licence_rejected: { audience: 'responder', channels: byEmail, placeholders: [...ofPerson, 'reason'] },
  damage_reported: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofBooking, 'reason', 'officeLink'],
  },
  vehicle_unfit: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofBooking, 'reason', 'officeLink'],
  },
  upcoming_shift: { audience: 'responder', channels: byBoth, placeholders: ofBooking },
  overdue_return: { audience: 'responder', channels: byBoth, placeholders: ofBooking },
  overdue_return_office: { audience: 'organisation', channels: byEmail, placeholders: [...ofBooking, 'officeLink'] },
  request_digest: { audience: 'organisation', channels: byEmail, placeholders: [...ofPerson, 'reason', 'officeLink'] },
  erasure_requested: { audience: 'organisation', channels: byEmail, placeholders: ofPerson },
  erasure_refused: { audience: 'responder', channels: byEmail, placeholders: [...ofPerson, 'reason'] },
  account_changed: { audience: 'responder', channels: byBoth, placeholders: [...ofPerson, 'reason', 'accountLink'] },
  no_show_warning: {
    audience: 'responder',
    channels: byBoth,
    placeholders: [...ofBooking, 'releaseTime', 'checkInLink'],
  },
  no_show_warning_office: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofBooking, 'releaseTime', 'officeLink'],
  },
  request_reminder: { audience: 'organisation', channels: byEmail, placeholders: [...ofBooking, 'officeLink'] },
  extension_requested: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofBooking, 'askedEndTime', 'officeLink'],
  },
  booking_arranged: {
    audience: 'responder',
    channels: byEmail,
    placeholders: [...ofBooking, 'reason'],
  },
  emergency_take: {
    audience: 'administrators',
    channels: byBoth,
    placeholders: [...ofBooking, 'reason', 'officeLink'],
  },
  request_to_decide: {
    audience: 'administrators',
    channels: byBoth,
    placeholders: [...ofBooking, 'decisionLink'],
  },
  extension_to_decide: {
    audience: 'administrators',
    channels: byBoth,
    placeholders: [...ofBooking, 'askedEndTime', 'officeLink'],
  },
  extension_ended: {
    audience: 'responder',
    channels: byBoth,
    placeholders: [...ofBooking, 'askedEndTime', 'reason'],
  },
  waitlist_offer: {
    audience: 'responder',
    channels: byBoth,
    placeholders: [...ofBooking, 'holdEndTime', 'offerLink'],
  },
  substitute_offer: {
    audience: 'responder',
    channels: byBoth,
    placeholders: [...ofBooking, 'substituteName', 'holdEndTime', 'offerLink'],
  },
  waitlist_ended: { audience: 'responder', channels: byBoth, placeholders: [...ofBooking, 'reason', 'offerLink'] },
  standing_shift_not_made: { audience: 'responder', channels: byBoth, placeholders: [...ofBooking, 'reason'] },
  standing_shift_not_made_office: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofBooking, 'reason', 'officeLink'],
  },
  handing_on_offered: {
    audience: 'responder',
    channels: byBoth,
    placeholders: [...ofBooking, 'colleague', 'inReturn', 'offerLink'],
  },
  handing_on_to_everybody: {
    audience: 'responder',
    channels: byBoth,
    placeholders: [...ofBooking, 'colleague', 'offerLink'],
  },
  handing_on_by_office: { audience: 'responder', channels: byBoth, placeholders: [...ofBooking, 'offerLink'] },
  handing_on_accepted: {
    audience: 'responder',
    channels: byBoth,
    placeholders: [...ofBooking, 'colleague', 'inReturn'],
  },
  handing_on_ended: {
    audience: 'responder',
    channels: byBoth,
    placeholders: [...ofBooking, 'reason'],
  },
  damage_named: { audience: 'responder', channels: byEmail, placeholders: [...ofBooking, 'reason', 'damageLink'] },
  damage_contested: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofPerson, 'vehicleName', 'reason', 'damageLink'],
  },
  damage_settled: {
    audience: 'responder',
    channels: byEmail,
    placeholders: [...ofPerson, 'vehicleName', 'reason', 'damageLink'],
  },
  reading_contested: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofPerson, 'vehicleName', 'reason', 'officeLink'],
  },
  reading_settled: {
    audience: 'responder',
    channels: byEmail,
    placeholders: [...ofPerson, 'vehicleName', 'reason', 'readingLink'],
  },
  seen_at_vehicle: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofPerson, 'vehicleName', 'reason', 'officeLink'],
  },
  expense_approved: { audience: 'responder', channels: byEmail, placeholders: [...ofBooking, 'expense'] },
  expense_declined: { audience: 'responder', channels: byEmail, placeholders: [...ofBooking, 'expense', 'reason'] },
  booking_released_office: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofBooking, 'reason', 'officeLink'],
  },
  next_shift_delayed: { audience: 'responder', channels: byBoth, placeholders: [...ofBooking, 'vehicleBackTime'] },
  next_shift_delayed_office: {
    audience: 'organisation',
    channels: byEmail,
    placeholders: [...ofBooking, 'vehicleBackTime', 'officeLink'],
  },
} as const satisfies Readonly<Record<TemplateType, TemplateKind>>;

/** Recipients, channels and placeholders by type (docs/domain.md#messages). */
export const templateKinds: Readonly<Record<TemplateType, TemplateKind>> = kinds;

/** Those whose recipient is the responder they are about. */
export type TypeToResponder = {
  [Type in TemplateType]: (typeof kinds)[Type]['audience'] extends 'responder' ? Type : never;
}[TemplateType];

/** Types that can be edited in the settings too. */
export const templateTypesInSettings = ['booking_approval', 'booking_rejection', 'signature_request'] as const;
