import { organisation } from './organisation';
import { takePicture } from './picture';
import { test } from '../support/test';

const minute = 60_000;
const now = Date.now();
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
const hour = (hours: number) => new Date(Math.ceil(now / (60 * minute) + hours) * 60 * minute).toISOString();

const dana = { id: '0197f1c2-0101-7000-8000-000000000101', unitNumber: '101', firstName: 'Dana', lastName: 'Levi' };
const longName = {
  ...dana,
  unitNumber: '104',
  firstName: 'Yosef-Chaim Alexander',
  lastName: 'Katzenellenbogen-Friedman',
};
const erased = { ...dana, unitNumber: null, firstName: null, lastName: null };
const booking = {
  id: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10',
  vehicleName: 'ALS1',
  startTime: hour(20),
  endTime: hour(24),
};
const sent = {
  kind: 'signature_request',
  channel: 'email',
  recipient: 'responder',
  responder: dana,
  booking,
  accountChange: null,
  state: 'sent',
  createdAt: at(-90),
  dueAt: at(-90),
  settledAt: at(-89),
  deliveredAt: null,
  readAt: null,
  tries: 1,
  attempts: 1,
  problem: null,
  said: '250 2.0.0 Ok: queued as 4BhQ2k',
};
const open = { state: 'queued', settledAt: null, attempts: 0, tries: 0, said: null };
/** Every message state, with short, long and missing data. */
const messages = [
  { ...sent, ...open, kind: 'upcoming_shift', channel: 'whatsapp', dueAt: hour(3) },
  { ...sent, ...open, dueAt: at(5), tries: 2, attempts: 2, problem: 'put-off', said: '451 4.7.1 Greylisted' },
  { ...sent, ...open, kind: 'damage_reported', recipient: 'organisation', dueAt: at(-20) },
  { ...sent, ...open, state: 'sending', tries: 1, attempts: 1 },
  { ...sent, channel: 'whatsapp', readAt: at(-60) },
  {
    ...sent,
    kind: 'booking_cancelled',
    channel: 'whatsapp',
    deliveredAt: at(-3000),
    createdAt: at(-3010),
    responder: longName,
  },
  { ...sent, kind: 'booking_approval' },
  {
    ...sent,
    kind: 'booking_rejection',
    state: 'failed',
    tries: 8,
    attempts: 8,
    problem: 'recipient-refused',
    said: '550 5.1.1 No such user here',
  },
  { ...sent, kind: 'signature_reminder', channel: 'whatsapp', state: 'not_configured', responder: longName },
  { ...sent, kind: 'licence_rejected', booking: null, state: 'failed', problem: 'no-address', said: null },
  {
    ...sent,
    kind: 'booking_requested',
    recipient: 'organisation',
    responder: erased,
    state: 'failed',
    problem: 'sign-in-refused',
    attempts: 3,
  },
  { ...sent, kind: 'overdue_return_office', recipient: 'organisation', state: 'withdrawn', attempts: 0 },
  {
    ...sent,
    kind: 'account_changed',
    channel: 'whatsapp',
    booking: null,
    accountChange: { kind: 'phone', toFormerContact: true },
  },
  { ...sent, kind: 'account_changed', booking: null, accountChange: { kind: 'phone', toFormerContact: false } },
].map((message, nth) => ({ ...message, id: `0197f1c2-6f0e-8c3a-9d55-0000000000${10 + nth}` }));
const failed = messages.find(({ kind }) => kind === 'booking_rejection');
const history = [
  {
    number: 8,
    beganAt: at(-89),
    endedAt: at(-89),
    outcome: 'failed',
    problem: 'recipient-refused',
    said: '550 5.1.1 No such user here',
  },
  { number: 7, beganAt: at(-281), endedAt: null, outcome: null, problem: null, said: null },
  {
    number: 6,
    beganAt: at(-377),
    endedAt: at(-377),
    outcome: 'try-later',
    problem: 'put-off',
    said: '451 4.7.1 Greylisted, please try again in five minutes',
  },
];
const counts = {
  waiting: 2,
  scheduled: 2,
  sent: 1000,
  failed: 3,
  notConfigured: 1,
  withdrawn: 1,
  failedInLastDay: 3,
  oldestWaitingSince: at(-20),
};

test('messages, in every state', async ({ page, browser }) => {
  const shot = async (name: string, fullPage = true) => {
    await page.waitForLoadState('domcontentloaded');
    await page.waitForTimeout(400);
    await takePicture(page, name, fullPage);
  };
  const { active } = await organisation(browser);
  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  // the demo sends nothing, so it has few of these
  await page.route('**/api/admin/notifications/counts*', (route) => route.fulfill({ json: counts }));
  await page.route(/\/api\/admin\/notifications\?/, (route) =>
    route.fulfill({ json: route.request().url().includes('search') ? [] : messages }),
  );
  await page.route(`**/api/admin/notifications/${failed?.id}`, (route) =>
    route.fulfill({ json: { ...failed, history } }),
  );
  await page.goto('/admin?tab=notifications');
  await page.locator('main time').first().waitFor();
  await shot('94-notifications');
  await page.goto(`/admin?tab=notifications&message=${failed?.id}`);
  const message = page.getByRole('dialog');
  await message.locator('ol li').first().waitFor();
  await shot('94-notification-attempts', false);
  await page.goto('/admin?tab=notifications');
  await page.getByRole('button', { name: /\(4\)$/ }).click();
  await page.getByRole('dialog').waitFor();
  await shot('95-notifications-retry-all', false);
  await page.goto('/admin?tab=notifications&standing=failed&q=nobody');
  await page.locator('main [role=search]').waitFor();
  await shot('96-notifications-none', false);
  await page.goto('/admin');
  await page.getByRole('grid').or(page.locator('main section')).first().waitFor();
  await shot('97-notifications-warning', false);
  await page.goto(`/admin?tab=diary&booking=${active}`);
  const link = page.getByRole('dialog').locator('a[href*="about="]');
  await link.waitFor();
  await link.scrollIntoViewIfNeeded();
  await shot('97-notifications-of-a-booking', false);
});
