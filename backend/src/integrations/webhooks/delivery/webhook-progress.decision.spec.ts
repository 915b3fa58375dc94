import { addHours, instant } from '@rigbook/contracts/kernel';
import type { DeliveryResult } from '../../../platform/outgoing/post-message.js';
import type { Webhook } from '../webhook.query.js';
import { progressAfter } from './webhook-progress.decision.js';

const now = instant('2026-11-23T08:00Z');
const here = { transaction: '700', position: '41' };
const event = { transaction: '700', position: '43' };
const taken: DeliveryResult = { failure: null, answeredStatus: 204, said: null, retryAfterSeconds: null };
const refused: DeliveryResult = { ...taken, failure: 'refused-status', answeredStatus: 503 };
const webhook = { place: here, failedTries: 0, failingSince: null } as unknown as Webhook;
const failing = { ...webhook, failedTries: 6, failingSince: addHours(now, -3) };

describe('a webhook', () => {
  it('stands behind an event that was taken, whatever was before', () => {
    const behind = { place: event, failedTries: 0, failingSince: null, nextAttemptAt: now };
    expect(progressAfter(webhook, taken, event, now)).toEqual(behind);
    expect(progressAfter(failing, taken, event, now)).toEqual(behind);
  });

  it('stays where it was when the event was not taken, and waits', () => {
    expect(progressAfter(webhook, refused, event, now)).toEqual({
      place: here,
      failedTries: 1,
      failingSince: now,
      nextAttemptAt: instant('2026-11-23T08:00:05Z'),
    });
    expect(progressAfter(failing, refused, event, now)).toMatchObject({
      failedTries: 7,
      failingSince: failing.failingSince,
      nextAttemptAt: instant('2026-11-23T09:00Z'),
    });
  });

  it('waits for as long as its receiver asks', () =>
    expect(progressAfter(webhook, { ...refused, retryAfterSeconds: 90 }, event, now).nextAttemptAt).toBe(
      instant('2026-11-23T08:01:30Z'),
    ));
});
