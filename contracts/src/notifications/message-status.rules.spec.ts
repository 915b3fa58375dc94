import { instant } from '../kernel/time.js';
import { notificationTopics, messageStatusOf, waitsTooLong } from './message-status.rules.js';
import { kindsAbout } from './topics-of-kinds.rules.js';
import { notificationKinds } from './notification.words.js';

const now = instant('2026-11-22T12:00Z');
const earlier = instant('2026-11-22T11:45Z');
const later = instant('2026-11-22T12:00:01Z');

it('a queued message is scheduled before its time and waits from then on', () => {
  expect(messageStatusOf({ state: 'queued', dueAt: later }, now)).toBe('scheduled');
  expect(messageStatusOf({ state: 'queued', dueAt: now }, now)).toBe('waiting');
  expect(messageStatusOf({ state: 'sending', dueAt: earlier }, now)).toBe('waiting');
});

it('a settled message stands where it was settled, whenever it was due', () => {
  expect(messageStatusOf({ state: 'failed', dueAt: earlier }, now)).toBe('failed');
  expect(messageStatusOf({ state: 'withdrawn', dueAt: later }, now)).toBe('withdrawn');
});

it('every kind of message is about one topic', () =>
  expect(notificationTopics.flatMap(kindsAbout).sort()).toEqual([...notificationKinds].sort()));

it('waiting is too long after a quarter of an hour', () => {
  expect(waitsTooLong(null, now)).toBe(false);
  expect(waitsTooLong(earlier, now)).toBe(false);
  expect(waitsTooLong(earlier, later)).toBe(true);
});
