import { instant } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Webhook, WebhookDelivery } from '../../../../lib/http/answers.js';
import { choose } from '../../../../testing/choose.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { hebrew } from '../../../../testing/wordings.js';
import { Webhooks } from './webhooks.js';

const board: Webhook = {
  id: '0197f1c2-a001-7000-8000-00000000a001',
  name: 'Dispatch board',
  address: 'https://dispatch.example.org/rigbook',
  eventTypes: null,
  state: 'delivering',
  createdAt: instant('2026-11-20T08:00Z'),
  failingSince: null,
  nextTryAt: null,
  pausedAt: null,
  pauseReason: null,
  formerSecretUntil: null,
};
const taken: WebhookDelivery = {
  id: '0197f1c2-d001-7000-8000-00000000d001',
  messageId: '0197f1c2-0e01-7000-8000-000000000e01',
  messageType: 'BookingApproved',
  beganAt: instant('2026-11-22T08:00Z'),
  milliseconds: 84,
  failure: null,
  answeredStatus: 204,
  said: null,
};
const refused: WebhookDelivery = {
  ...taken,
  id: taken.messageId,
  failure: 'refused-status',
  answeredStatus: 500,
  said: 'disk full',
};
const secret = 'whsec_c2VjcmV0';
const at = '*/api/admin/webhooks';

/** Answers with these webhooks; records what is sent. */
function answer(webhooks: readonly Webhook[]) {
  const sent: object[] = [];
  const keep = async ({ request }: { request: Request }) =>
    sent.push({ at: new URL(request.url).pathname, ...JSON.parse((await request.text()) || '{}') });
  server.use(
    http.get(at, () => HttpResponse.json(webhooks)),
    http.post(at, async (call) => {
      await keep(call);
      return HttpResponse.json({ ...board, secret }, { status: 201 });
    }),
    http.put(`${at}/:id`, async (call) => {
      await keep(call);
      return HttpResponse.json(board);
    }),
    http.post(`${at}/:id/:step`, async (call) => {
      await keep(call);
      return HttpResponse.json(call.params['step'] === 'test' ? refused : { ...board, secret });
    }),
    http.delete(`${at}/:id`, () => new HttpResponse(null, { status: 204 })),
    http.get(`${at}/:id/deliveries`, () => HttpResponse.json([refused, taken])),
  );
  return sent;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('says that there are none, and adds one, whose secret is shown once', async () => {
  const sent = answer([]);
  const { user } = renderScreen(<Webhooks />);
  expect(await screen.findByText('No program receives events yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await dialog.findByText('Please give it a name')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Please give it a name/);
  expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(/Please enter the full address/);

  type('Name', 'Dispatch board');
  type('Address', board.address);
  await user.click(dialog.getByRole('radio', { name: 'Chosen types' }));
  await user.click(dialog.getByRole('checkbox', { name: 'BookingApproved' }));
  await choose(user, dialog.getByLabelText('Start with'), 'The very first event');
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText(secret)).toBeVisible();
  expect(screen.getByText(/It is not shown again/)).toBeVisible();
  expect(sent).toEqual([
    {
      at: '/api/admin/webhooks',
      name: 'Dispatch board',
      address: board.address,
      eventTypes: ['BookingApproved'],
      beginsWith: 'first-event',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(secret)).toBeNull();
});

test('shows the state of each', async () => {
  answer([
    board,
    {
      ...board,
      id: 'two',
      name: 'Fuel card',
      eventTypes: ['VehicleCheckedOut', 'VehicleCheckedIn'],
      state: 'retrying',
      failingSince: instant('2026-11-22T08:00Z'),
      nextTryAt: instant('2026-11-22T09:00Z'),
    },
    {
      ...board,
      id: 'three',
      name: 'Store',
      state: 'paused',
      pausedAt: instant('2026-11-21T08:00Z'),
      pauseReason: 'failing',
    },
  ]);
  renderScreen(<Webhooks />);
  expect(await screen.findByText('Delivering')).toBeVisible();
  expect(screen.getByText('2 event types')).toBeVisible();
  expect(screen.getByText(/^Deliveries have failed since .* Nothing is lost\.$/)).toBeVisible();
  expect(screen.getByText(/every delivery failed for a whole day/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resume “Store”' })).toBeVisible();
});

test('sends a test and shows the response', async () => {
  const sent = answer([board]);
  const { user } = renderScreen(<Webhooks />);
  await user.click(await screen.findByRole('button', { name: 'Send a test to “Dispatch board”' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: answered with 500disk full');
  expect(sent).toEqual([{ at: `/api/admin/webhooks/${board.id}/test` }]);
});

test('shows the outcome of its deliveries', async () => {
  answer([board]);
  const { user } = renderScreen(<Webhooks />);
  await user.click(await screen.findByRole('button', { name: 'Deliveries to “Dispatch board”' }));
  expect(await screen.findByText('Delivered: answered with 204 after 84 ms')).toBeVisible();
  expect(screen.getByText('disk full')).toBeVisible();
});

test('gives it a new secret, pauses it, and removes it after a confirmation', async () => {
  const sent = answer([board]);
  const { user } = renderScreen(<Webhooks />);
  await user.click(await screen.findByRole('button', { name: 'New secret for “Dispatch board”' }));
  await user.click(await screen.findByRole('button', { name: 'Create new secret' }));
  expect(await screen.findByText(secret)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  await user.click(screen.getByRole('button', { name: 'Pause “Dispatch board”' }));
  expect(await toast().findByText('Webhook paused')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove “Dispatch board”' }));
  await user.click(await screen.findByRole('button', { name: 'Remove webhook' }));
  expect(await toast().findByText('Webhook removed')).toBeVisible();
  expect(sent).toEqual(['secret', 'pause'].map((step) => ({ at: `/api/admin/webhooks/${board.id}/${step}` })));
});

test("a refusal is shown in the form, in the page's language", async () => {
  answer([board]);
  server.use(http.put(`${at}/:id`, () => refuse(409, 'CHANGED_MEANWHILE', 'Please try again.')));
  const { user } = renderScreen(<Webhooks />, '/', hebrew);
  await user.click(await screen.findByRole('button', { name: /^עריכת/ }));
  type('כתובת', 'http://example.org/');
  await user.click(await screen.findByRole('button', { name: 'שמירה' }));
  await waitFor(() =>
    expect(screen.getByLabelText('כתובת')).toHaveAccessibleDescription(/כדי שאיש לא יוכל לקרוא בדרך/),
  );
  type('כתובת', 'https://example.org/');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await screen.findAllByText(/^מישהו אחר שינה את זה/)).length).toBeGreaterThan(0);
});
