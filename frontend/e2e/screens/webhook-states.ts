import { TEST_MESSAGE_TYPE } from '@rigbook/contracts/integrations/webhook.words';
import { addHours, instantOfDate } from '@rigbook/contracts/kernel/time';
import type { Page } from '@playwright/test';
import type { Webhook, WebhookDelivery } from '../../src/lib/http/answers';

const now = instantOfDate(new Date());
const board: Webhook = {
  id: '0197f1c2-a001-7000-8000-00000000a001',
  name: 'Dispatch board',
  address: 'https://dispatch.example.org/rigbook',
  eventTypes: null,
  state: 'delivering',
  createdAt: addHours(now, -300),
  failingSince: null,
  nextTryAt: null,
  pausedAt: null,
  pauseReason: null,
  formerSecretUntil: addHours(now, 20),
};
const webhooks: readonly Webhook[] = [
  board,
  {
    ...board,
    id: '0197f1c2-a002-7000-8000-00000000a002',
    name: 'Fuel cards of the northern and the southern district',
    address: 'https://a-very-long-name-of-a-host.fuel-cards.example.org/of/the/organisation/rigbook?district=north',
    eventTypes: ['VehicleCheckedIn', 'VehicleCheckedOut'],
    state: 'retrying',
    failingSince: addHours(now, -5),
    nextTryAt: addHours(now, 1),
    formerSecretUntil: null,
  },
  ...(['failing', 'gone', 'asked'] as const).map((pauseReason, nth) => ({
    ...board,
    id: `0197f1c2-a01${nth}-7000-8000-00000000a003`,
    name: { failing: 'מוקד הדרום', gone: 'Former store', asked: 'Garage' }[pauseReason],
    state: 'paused' as const,
    pausedAt: addHours(now, -3),
    pauseReason,
    formerSecretUntil: null,
  })),
];

const delivery = (nth: number, part: Partial<WebhookDelivery>): WebhookDelivery => ({
  id: `0197f1c2-d00${nth}-7000-8000-00000000d001`,
  messageId: `0197f1c2-0e0${nth}-7000-8000-000000000e01`,
  messageType: 'BookingApproved',
  beganAt: addHours(now, -nth * 3),
  milliseconds: 84,
  failure: null,
  answeredStatus: 204,
  said: null,
  ...part,
});
const deliveries: readonly WebhookDelivery[] = [
  delivery(0, { messageType: TEST_MESSAGE_TYPE }),
  delivery(1, {
    failure: 'refused-status',
    answeredStatus: 503,
    said: '{"error":"the disk of the receiver is full","retry":true}',
  }),
  delivery(2, { failure: 'timed-out', answeredStatus: null, milliseconds: 10_000 }),
  delivery(3, { failure: 'unreachable', answeredStatus: null, messageType: 'MaintenanceStarted' }),
  delivery(4, { failure: 'redirected', answeredStatus: 301 }),
  delivery(5, { failure: 'secret-lost', answeredStatus: null }),
  delivery(6, { messageType: 'VehicleCheckedOut', milliseconds: 1240 }),
];

/** Webhooks in every state. Mocked, since some states take a day of failures. */
export async function showWebhookStates(page: Page): Promise<void> {
  await page.route('**/api/admin/webhooks', (route) => route.fulfill({ json: webhooks }));
  await page.route('**/api/admin/webhooks/*/deliveries*', (route) => route.fulfill({ json: deliveries }));
  await page.route('**/api/admin/webhooks/*/test', (route) => route.fulfill({ json: deliveries[1] }));
  await page.route('**/api/admin/webhooks/*/secret', (route) =>
    route.fulfill({ json: { ...board, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYqrTwjUPD8ILPZI' } }),
  );
}
