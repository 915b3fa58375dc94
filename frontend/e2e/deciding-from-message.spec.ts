import { expect, type APIRequestContext, type Page, request as playwrightRequest } from '@playwright/test';
import { nextFreeStart } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { addHours, DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { expectAccessibleInBothColours } from './support/accessible';
import { call, type Named } from './support/api';
import { withFingerprints } from './support/fingerprints';
import { type Mailbox, startMailbox } from './support/mailbox';
import { freePort } from './support/microsoft';
import { type Server, startServer } from './support/server';
import { test } from './support/test';

let mailbox: Mailbox;
let server: Server;
let admin: APIRequestContext;

/** An organization of its own, whose messages arrive. */
test.beforeAll(async ({ playwright }) => {
  mailbox = await startMailbox();
  server = await startServer(await freePort(), {
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'Rigbook <office@rigbook.example>',
  });
  admin = await playwright.request.newContext({ baseURL: server.url });
  await call(admin, 'POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' });
  await call(admin, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await call(admin, 'PUT', '/api/admin/settings', { contactEmail: 'office@example.org' });
  const { firstName, lastName, phoneNumber, department } = await call<Record<string, string>>(
    admin,
    'GET',
    '/api/auth/user',
  );
  const profile = { firstName, lastName, phoneNumber, department, email: 'noa@example.org' };
  await call(admin, 'PUT', '/api/auth/update-profile', { ...profile, decisionChannels: ['email'] });
});
test.afterAll(async () => {
  await admin.dispose();
  await server.stop();
  await mailbox.stop();
});

/** Asks for the vehicle in the first hours that people may ask for, from so many hours from now on. */
async function ask(unitNumber: string, vehicleName: string, hoursAhead: number): Promise<void> {
  const person = await playwrightRequest.newContext({ baseURL: server.url });
  await call(person, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
  const fleet = await call<Named[]>(person, 'GET', '/api/vehicles');
  const now = instantOfDate(new Date());
  const startTime = nextFreeStart(addHours(now, hoursAhead), 2, { now, zone: DEFAULT_ZONE, isAdmin: false, taken: [] });
  await call(person, 'POST', '/api/bookings', {
    vehicleId: fleet.find(({ name }) => name === vehicleName)?.id,
    startTime,
    duration: 2,
    purpose: 'Night watch, south sector',
  });
  await person.dispose();
}

/** The address of the decision in the latest mail to somebody, without the soft line breaks of mails. */
async function linkTo(address: string, about: string): Promise<string> {
  const link = () => {
    const mail = mailbox.latestTo(address, `${about} for unit`)?.replaceAll('=\r\n', '') ?? '';
    return /\/decide#[\w.-]+/.exec(mail)?.[0];
  };
  await expect.poll(link, { timeout: 90_000 }).toBeDefined();
  return `${server.url}${link()}`;
}

async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Decide on a request' })).toBeVisible();
  await expect(page.getByText('Night watch, south sector')).toBeVisible();
}

test('an administrator approves from the mail about a request, by the password, without signing in', async ({
  page,
}) => {
  await ask('103', 'BLS1', 30);
  const link = await linkTo('noa@example.org', 'BLS1');
  await open(page, link);
  await expect(page.getByText(/^Sent to .*Unit 100\. The link works until /)).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByLabel('Admin notes (optional)').fill('Keys are in box 2');
  await page.getByRole('button', { name: 'Approve with the password' }).click();
  await expect(page.getByText('Please enter the admin password.')).toBeVisible();
  await page.getByLabel('Admin password').fill('guessed');
  await page.getByRole('button', { name: 'Approve with the password' }).click();
  await expect(page.getByText(/admin password is not correct|Incorrect/i).first()).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.getByLabel('Admin password').fill('rigbook-demo');
  await page.getByRole('button', { name: 'Approve with the password' }).click();
  await expect(page.getByText(/^Approved\. .*Unit 103 is told\.$/)).toBeVisible();
  await expectAccessibleInBothColours(page);

  await page.reload();
  await expect(page.getByText('There is nothing to decide any more')).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.goto(`${link.slice(0, -3)}xyz`);
  await page.reload();
  await expect(page.getByText('This link does not work')).toBeVisible();
});

test('an administrator rejects from the mail to the office, by a passkey', async ({ page, browser }) => {
  await withFingerprints(page);
  const asked = page.context().request;
  await call(asked, 'POST', `${server.url}/api/auth/login`, { unitNumber: '100', phoneLastFour: '0100' });
  await call(asked, 'POST', `${server.url}/api/auth/verify-admin-password`, { password: 'rigbook-demo' });
  await page.goto(`${server.url}/#devices`);
  const own = page.getByRole('region', { name: 'Passkeys' });
  await own.getByLabel('Name of the passkey').fill('Phone of the office');
  await own.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(own.getByText('Phone of the office')).toBeVisible();

  await ask('104', 'BLS2', 40);
  const link = await linkTo('office@example.org', 'BLS2');
  // whoever has the administration open decides there
  await page.goto(link);
  await expect(page).toHaveURL(/\/admin\?tab=diary&booking=/);
  await page.context().clearCookies();
  await page.goto(server.url);
  await open(page, link);
  await expect(page.getByText(/^Sent to the office\. The link works until /)).toBeVisible();
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Reason (optional; the responder will see it)').fill('There is a course that night');
  await expect(page.getByLabel('Admin password')).toBeHidden();
  await page.getByRole('button', { name: 'Reject with a passkey' }).click();
  await expect(page.getByText(/^Rejected\. .*Unit 104 is told\.$/)).toBeVisible();

  // on a device without the passkey there is nothing to press but the way into the administration
  const other = await (await browser.newContext()).newPage();
  await open(other, link);
  await expect(other.getByText('There is nothing to decide any more')).toBeVisible();
});
