import { instant } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { NotificationRecord } from '../../../../lib/http/answers.js';
import { choose } from '../../../../testing/choose.js';
import { requested } from '../../../../testing/examples.js';
import { answerMessages, signatureRequest } from '../../../../testing/messages.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { hebrew } from '../../../../testing/wordings.js';
import { BookingMessages } from '../shared/booking-messages.js';
import { DeliveryWarning } from '../shared/delivery-warning.js';
import { Notifications } from './notifications.js';

let nth = 0;
const message = (changes: Partial<NotificationRecord>): NotificationRecord => ({
  ...signatureRequest,
  id: `01900000-0000-8000-8000-0000000e${String((nth += 1)).padStart(4, '0')}`,
  ...changes,
});
const queued = { state: 'queued', settledAt: null, said: null } as const;
const failed = message({ state: 'failed', problem: 'recipient-refused', attempts: 8, tries: 8 });
const notSetUp = message({ state: 'not_configured', channel: 'whatsapp', kind: 'signature_reminder' });
const notSent = { failed: 1, notConfigured: 1 };

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T14:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const rows = async () => {
  await screen.findAllByRole('rowheader');
  const [head, ...body] = within(await screen.findByRole('table')).getAllByRole('row');
  return head ? body.map(({ textContent }) => textContent.replaceAll(/[\u2066\u2069\u2060]/g, '')) : [];
};

test('says what was sent to whom about which booking, with its status in words', async () => {
  answerMessages(() => [
    message({ readAt: instant('2026-11-22T09:30Z') }),
    message({ deliveredAt: instant('2026-11-21T09:30Z') }),
    message({ ...queued, dueAt: instant('2026-11-22T15:00Z'), tries: 0, attempts: 0 }),
    message({ ...queued, dueAt: instant('2026-11-22T15:05Z'), tries: 2, attempts: 2, problem: 'put-off' }),
    message({
      ...queued,
      dueAt: instant('2026-11-22T13:59Z'),
      tries: 0,
      attempts: 0,
      kind: 'damage_reported',
      recipient: 'organisation',
    }),
    message({ state: 'sending', settledAt: null }),
    failed,
    notSetUp,
    message({ state: 'failed', problem: 'cut-off', kind: 'licence_approved', booking: null }),
    message({ state: 'failed', problem: 'no-address' }),
    message({ state: 'withdrawn' }),
    message({ kind: 'account_changed', booking: null, accountChange: { kind: 'phone', toFormerContact: false } }),
    message({ kind: 'account_changed', booking: null, accountChange: { kind: 'phone', toFormerContact: true } }),
  ]);
  renderScreen(<Notifications />);
  const about = 'ALS1, Tomorrow, 18:00';
  const to = `Today, 11:00Signature requestEmailDana Levi, Unit 101${about}`;
  expect(await rows()).toEqual([
    `${to}Read11:30`,
    `${to}DeliveredSat 21 Nov, 11:30`,
    `${to}Waits until 17:00`,
    `${to}Next try at 17:05 (3 of 8)`,
    `Today, 11:00Damage reportedEmailThe organizationDana Levi, Unit 101${about}Waiting since 15:59`,
    `${to}Being sent`,
    `${to}Not sent11:00Retry`,
    `Today, 11:00Signature reminderWhatsAppDana Levi, Unit 101${about}Not sent: WhatsApp is not configured11:00Retry`,
    'Today, 11:00License approvedEmailDana Levi, Unit 101Not sent11:00Retry',
    `${to}Not sent11:00Retry`,
    `${to}No longer needed11:00`,
    'Today, 11:00Account changedEmailDana Levi, Unit 101Phone numberSent11:00',
    'Today, 11:00Account changedEmailDana Levi, Unit 101Phone numberTo the contact from beforeSent11:00',
  ]);
  expect(screen.getByRole('table').querySelector('a[href*=booking]')).toHaveAttribute(
    'href',
    `/admin?tab=diary&booking=${requested.id}`,
  );
});

test('filters by the address; every count is a filter', async () => {
  const asked = answerMessages(
    () => [failed],
    () => ({ ...notSent, sent: 1000 }),
  );
  const { user, router } = renderScreen(<Notifications />, `/?tab=notifications&about=${requested.id}&channel=pigeon`);
  expect(await rows()).toHaveLength(1);
  expect(asked).toEqual([`?bookingId=${requested.id}&limit=50`]);
  await user.click(await screen.findByRole('radio', { name: 'Failed 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove the filter About one booking' }));
  await choose(user, screen.getByLabelText('About'), 'Signatures');
  await choose(user, screen.getByLabelText('Channel'), 'Email');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' dana ' } });
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  expect(router.state.location.search).toBe('?tab=notifications&standing=failed&channel=email&topic=signature&q=dana');
  expect(await screen.findByRole('radio', { name: 'Sent 1,000+' })).not.toBeChecked();
  expect(asked.at(-1)).toBe('?standing=failed&channel=email&topic=signature&search=dana&limit=50');
});

test('every attempt can be read, with what the provider said', async () => {
  answerMessages(() => [failed]);
  const attempt = { endedAt: null, outcome: null, problem: null, said: null };
  const history = [
    { ...attempt, number: 2, beganAt: instant('2026-11-22T08:05Z') },
    {
      number: 1,
      beganAt: instant('2026-11-22T08:02Z'),
      endedAt: instant('2026-11-22T08:03Z'),
      outcome: 'try-later',
      problem: 'put-off',
      said: '451 4.7.1 Greylisted',
    },
  ];
  server.use(http.get(`*/api/admin/notifications/${failed.id}`, () => HttpResponse.json({ ...failed, history })));
  const { user } = renderScreen(<Notifications />);
  await user.click(
    await screen.findByRole('link', {
      name: '8 attempts to send the message “Signature request” to Dana Levi, Unit 101',
    }),
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
  expect(await drawer.findByText('The address or number was refused by the mail server.')).toBeVisible();
  const attempts = within(drawer.getByRole('region', { name: '2 attempts' }));
  expect(attempts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Today, 10:05Interrupted',
    'Today, 10:02PostponedRigbook was asked by the mail server to try again later. This usually resolves itself.451 4.7.1 Greylisted',
  ]);
});

test('an unsent message is retried, and the list says so; a late retry is reported', async () => {
  const others = message({ state: 'failed', kind: 'booking_approval' });
  const again = { ...queued, problem: null, tries: 0, dueAt: instant('2026-11-22T14:00Z') };
  let listed = [failed, others];
  answerMessages(() => listed);
  server.use(
    http.post('*/api/admin/notifications/:id/retry', ({ params }) => {
      if (params['id'] === others.id) {
        listed = [
          { ...failed, ...again },
          { ...others, state: 'sent' },
        ];
        return refuse(409, 'NOTIFICATION_NOT_RETRYABLE', 'This message was sent.');
      }
      listed = [{ ...failed, ...again }, others];
      return HttpResponse.json(listed[0]);
    }),
  );
  const { user } = renderScreen(<Notifications />);
  await user.click(await screen.findByRole('button', { name: /^Retry the message “Signature request”/ }));
  expect(await toast().findByText('The message is queued again')).toBeInTheDocument();
  expect(await screen.findByText('Waiting since 16:00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Retry the message/ }));
  expect(await toast().findByText('This message was sent.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Retry the message/ })).not.toBeInTheDocument());
});

test('all matching unsent messages are retried at once, after a confirmation', async () => {
  const bodies: unknown[] = [];
  answerMessages(
    () => [failed, notSetUp],
    () => notSent,
  );
  server.use(
    http.post('*/api/admin/notifications/retry', async ({ request }) => {
      bodies.push(await request.json());
      return bodies.length === 1
        ? refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')
        : HttpResponse.json({ retried: 2, hasMore: false });
    }),
  );
  const { user } = renderScreen(<Notifications />, '/?tab=notifications&channel=email');
  await user.click(await screen.findByRole('button', { name: 'Retry all (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retry 2 messages that were not sent?' }));
  await user.click(dialog.getByRole('button', { name: 'Retry all' }));
  expect(await dialog.findByText('Please try again.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Retry all' }));
  expect(await toast().findByText('2 messages are queued again')).toBeInTheDocument();
  expect(bodies).toEqual([{ channel: 'email' }, { channel: 'email' }]);
});

test('without messages to retry there is no button, and an empty list says so', async () => {
  answerMessages(
    () => [],
    () => ({ sent: 3, failed: 2 }),
  );
  renderScreen(<Notifications />, '/?tab=notifications&standing=sent');
  expect(await screen.findByText(/^No messages match/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
});

test('a list that fails to load says why, and can be loaded again', async () => {
  answerMessages();
  server.use(
    http.get('*/api/admin/notifications', () => refuse(503, 'DATABASE_UNAVAILABLE', 'The database does not answer.')),
  );
  renderScreen(<Notifications />);
  expect(await screen.findByText('The database does not answer.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /again/i })).toBeInTheDocument();
});

describe('the warning', () => {
  test('says that messages fail or are stuck, and links to them', async () => {
    answerMessages(undefined, () => ({ failedInLastDay: 1000, oldestWaitingSince: instant('2026-11-22T13:40Z') }));
    renderScreen(<DeliveryWarning />);
    expect(await screen.findByText(/^1,000\+ messages failed within the last 24 hours/)).toBeInTheDocument();
    expect(screen.getByText(/^Messages have been waiting to be sent since today, 15:40/)).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/?tab=notifications&standing=failed',
      '/?tab=notifications&standing=waiting',
    ]);
  });

  test.each([
    [null, 1],
    ['office@example.org', 0],
  ])('names the contact email if it is missing: %p', async (contactEmail, times) => {
    answerMessages(undefined, () => ({ failedInLastDay: 11 }));
    server.use(http.get('*/api/admin/settings', () => HttpResponse.json({ contactEmail })));
    const { queryClient } = renderScreen(<DeliveryWarning />);
    expect(await screen.findByText(/^11 messages failed/)).toBeInTheDocument();
    await waitFor(() => expect(queryClient.getQueryData(['/api/admin/settings'])).toEqual({ contactEmail }));
    expect(screen.queryAllByRole('link', { name: 'Enter it in Settings' })).toHaveLength(times);
  });

  test('is hidden while all goes well', async () => {
    const asked = answerMessages(
      () => [signatureRequest],
      () => ({ failed: 5, oldestWaitingSince: instant('2026-11-22T13:50Z') }),
    );
    renderScreen(<Notifications />);
    expect(await rows()).toHaveLength(1);
    expect(asked).toHaveLength(1);
    expect(await screen.findByRole('radio', { name: 'Failed 5' })).toBeInTheDocument();
    expect(screen.queryByText('Messages are not getting through')).not.toBeInTheDocument();
  });
});

test('a booking shows the messages about it', async () => {
  const asked = answerMessages(() => [failed]);
  renderScreen(<BookingMessages bookingId={requested.id} />, '/', hebrew);
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toMatch(/^בקשת חתימה/);
  expect(item.textContent).toMatch(/לא נשלחה.*הכתובת או המספר נדחו על ידי שרת הדואר\.$/);
  expect(asked).toEqual([`?bookingId=${requested.id}&limit=50`]);
  expect(screen.getByRole('link')).toHaveAttribute('href', `/admin?tab=notifications&about=${requested.id}`);
});
