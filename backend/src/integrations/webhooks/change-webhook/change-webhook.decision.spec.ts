import { instant } from '@rigbook/contracts/kernel';
import type { Webhook } from '../webhook.query.js';
import { changeWebhook } from './change-webhook.decision.js';

const now = instant('2026-11-23T08:00Z');
const later = instant('2026-11-23T09:00Z');
const before = {
  version: 3,
  name: 'Dispatch board',
  address: 'https://dispatch.example.org/',
  eventTypes: ['BookingApproved'],
  failedTries: 9,
  failingSince: instant('2026-11-22T09:00Z'),
  nextAttemptAt: later,
} as unknown as Webhook;
const same = { name: before.name, address: before.address, eventTypes: ['BookingApproved'] };

describe('changing a webhook', () => {
  it('records the names of the changed fields, and nothing of what they say', () => {
    const step = changeWebhook(before, { ...same, name: 'Board', eventTypes: null }, now);
    expect(step?.event).toEqual({ type: 'WebhookChanged', data: { changedFields: ['name', 'eventTypes'] } });
    expect(step?.after).toMatchObject({
      name: 'Board',
      eventTypes: null,
      version: 4,
      failedTries: 9,
      nextAttemptAt: later,
    });
    expect(step?.statements).toHaveLength(1);
  });

  it('does nothing when everything was so already', () => expect(changeWebhook(before, same, now)).toBeUndefined());

  it('tries another address at once, which does not answer for the failures of the former one', () => {
    const step = changeWebhook(before, { ...same, address: 'https://example.org/' }, now);
    expect(step?.after).toMatchObject({ failedTries: 0, failingSince: null, nextAttemptAt: now });
    expect(step?.statements.map(({ name }) => name)).toEqual(['webhook.change', 'webhook.begin-anew']);
  });
});
