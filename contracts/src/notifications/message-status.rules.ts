import { addMinutes, isBefore, type Instant } from '../kernel/time.js';
import type { NotificationKind, NotificationState } from './notification.words.js';

/**
 * The delivery status of a message for administrators: `scheduled` while it waits for its time or another attempt, `waiting` once it
 * is due and not settled.
 */
export const messageStatuses = ['waiting', 'scheduled', 'sent', 'failed', 'not_configured', 'withdrawn'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export function messageStatusOf(
  { state, dueAt }: { readonly state: NotificationState; readonly dueAt: Instant },
  now: Instant,
): MessageStatus {
  if (state !== 'queued' && state !== 'sending') return state;
  return isBefore(now, dueAt) ? 'scheduled' : 'waiting';
}

/** Topics of messages, as filters of lists. */
export const notificationTopics = [
  'booking',
  'signature',
  'shift',
  'licence',
  'damage',
  'expense',
  'erasure',
  'account',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

const topicOf: Readonly<Record<NotificationKind, NotificationTopic>> = {
  booking_requested: 'booking',
  request_to_decide: 'booking',
  request_digest: 'booking',
  request_reminder: 'booking',
  request_last_reminder: 'booking',
  booking_approval: 'booking',
  booking_rejection: 'booking',
  booking_cancelled: 'booking',
  signature_request: 'signature',
  signature_reminder: 'signature',
  upcoming_shift: 'shift',
  overdue_return: 'shift',
  overdue_return_office: 'shift',
  no_show_warning: 'shift',
  no_show_warning_office: 'shift',
  booking_released_office: 'booking',
  extension_requested: 'booking',
  extension_to_decide: 'booking',
  extension_ended: 'booking',
  booking_arranged: 'booking',
  waitlist_offer: 'booking',
  substitute_offer: 'booking',
  standing_shift_not_made: 'booking',
  standing_shift_not_made_office: 'booking',
  handing_on_offered: 'booking',
  handing_on_to_everybody: 'booking',
  handing_on_accepted: 'booking',
  handing_on_ended: 'booking',
  waitlist_ended: 'booking',
  emergency_take: 'shift',
  next_shift_delayed: 'shift',
  next_shift_delayed_office: 'shift',
  licence_approved: 'licence',
  licence_rejected: 'licence',
  damage_reported: 'damage',
  damage_named: 'damage',
  vehicle_unfit: 'damage',
  damage_contested: 'damage',
  damage_settled: 'damage',
  seen_at_vehicle: 'damage',
  expense_approved: 'expense',
  expense_declined: 'expense',
  erasure_requested: 'erasure',
  erasure_refused: 'erasure',
  account_changed: 'account',
};

export const kindsAbout = (topic: NotificationTopic): readonly NotificationKind[] =>
  (Object.keys(topicOf) as NotificationKind[]).filter((kind) => topicOf[kind] === topic);

/** Counts stop here, since a higher number says little and costs more. */
export const notificationsCountedUpTo = 1000;

/** The most messages that one retry takes, oldest first. */
export const notificationsRetriedAtOnce = 1000;

/** A message that has waited longer than this suggests that no worker is sending. */
export const minutesUntilWaitingIsLong = 15;

export const waitsTooLong = (since: Instant | null, now: Instant): boolean =>
  since !== null && isBefore(addMinutes(since, minutesUntilWaitingIsLong), now);
