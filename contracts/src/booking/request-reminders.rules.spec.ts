import { instant } from '../kernel/time.js';
import { reminderDue, requestReminderProblem } from './request-reminders.rules.js';

const request = { askedAt: instant('2026-11-22T10:00Z'), startAt: instant('2026-11-23T16:00Z') };
const hours = { afterRequest: 12, beforeStart: 3 };
const due = (now: string, chosen = hours, asked: Partial<typeof request> = {}) =>
  reminderDue({ ...request, ...asked }, chosen, instant(now));

describe('a request that waits', () => {
  it('is reminded of hours after it was made, and hours before its start', () => {
    expect(due('2026-11-22T21:59Z')).toBeNull();
    expect(due('2026-11-22T22:00Z')).toBe('first');
    expect(due('2026-11-23T12:59Z')).toBe('first');
    expect(due('2026-11-23T13:00Z')).toBe('last');
  });

  it('is not reminded of where the organization chose so', () => {
    expect(due('2026-11-23T15:00Z', { ...hours, beforeStart: 0 })).toBe('first');
    expect(due('2026-11-23T12:00Z', { ...hours, afterRequest: 0 })).toBeNull();
  });

  it('that came too late for the last reminder has none', () => {
    expect(due('2026-11-23T15:00Z', hours, { askedAt: instant('2026-11-23T13:30Z') })).toBeNull();
  });
});

it.each([0, 3, 168])('%s hours can be set', (chosen) => expect(requestReminderProblem(chosen)).toBeUndefined());
it.each([-1, 169, 1.5, null])('%s hours cannot', (chosen) => expect(requestReminderProblem(chosen)).toBeDefined());
