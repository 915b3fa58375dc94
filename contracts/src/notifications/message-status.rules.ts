import { addMinutes, isBefore, type Instant } from '../kernel/time.js';
import type { NotificationState } from './notification.words.js';

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

/** Counts stop here, since a higher number says little and costs more. */
export const notificationsCountedUpTo = 1000;

/** The most messages that one retry takes, oldest first. */
export const notificationsRetriedAtOnce = 1000;

/** A message that has waited longer than this suggests that no worker is sending. */
export const minutesUntilWaitingIsLong = 15;

export const waitsTooLong = (since: Instant | null, now: Instant): boolean =>
  since !== null && isBefore(addMinutes(since, minutesUntilWaitingIsLong), now);
