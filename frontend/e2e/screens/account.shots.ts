import { expect } from '@playwright/test';
import { call } from '../support/api';
import { withFingerprints } from '../support/fingerprints';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { freePort } from '../../../backend/test/support/servers/free-port';
import { type Server, startServer } from '../support/server';
import { takePicture } from './picture';
import { test } from '../support/test';

let mailbox: Mailbox;
let server: Server;

/** An organization of its own, which confirms new devices later. */
test.beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer(await freePort(), {
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'Rigbook <office@rigbook.example>',
  });
});
test.afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

const systems = [
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
];

test('devices, passkeys and fresh proofs', async ({ page, playwright }) => {
  const dialog = page.getByRole('dialog').last();
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    await takePicture(page, name);
  };
  const account = async () => {
    await page.goto(server.url);
    const person = page.getByRole('button', { name: /^(Account of|החשבון של)/ });
    const menu = page.getByRole('button', { name: /^(Menu|תפריט)/ });
    await person.or(menu).first().waitFor();
    if (!(await person.isVisible())) await menu.click();
    await person.click();
    await page.waitForLoadState('networkidle');
  };
  const part = (name: RegExp) => page.getByRole('region', { name });
  const login = { unitNumber: '100', phoneLastFour: '0100' };
  for (const userAgent of systems) {
    const other = await playwright.request.newContext({ baseURL: server.url, userAgent });
    await call(other, 'POST', '/api/auth/login', login);
    if (userAgent === systems[1]) await call(other, 'POST', '/api/auth/logout');
    await other.dispose();
  }
  await withFingerprints(page);
  await call(page.request, 'POST', `${server.url}/api/auth/login`, login);
  const password = { password: 'rigbook-demo' };
  await call(page.request, 'POST', `${server.url}/api/auth/verify-admin-password`, password);
  await account();
  const passkeys = part(/^(Passkeys|מפתחות גישה)$/);
  await passkeys.locator('input').fill('Phone of the office');
  await passkeys.getByRole('button', { name: /^(Add a passkey|הוספת מפתח גישה)$/ }).click();
  await passkeys.getByText('Phone of the office').waitFor();
  await passkeys.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await shot('account-1-passkeys');
  await part(/^(Devices and sessions|מכשירים וכניסות)$/).evaluate((element) =>
    element.scrollIntoView({ block: 'start' }),
  );
  await shot('account-2-devices');
  await dialog.evaluate((element) => element.querySelector('section:last-of-type')?.scrollIntoView({ block: 'end' }));
  await shot('account-3-end');
  await call(page.request, 'POST', `${server.url}/api/auth/login`, login);
  await page.goto(`${server.url}/admin`);
  await dialog.locator('input').waitFor();
  await dialog.getByRole('button', { name: /passkey|מפתח גישה/ }).waitFor();
  await shot('account-4-step-up');
  await dialog.getByRole('button', { name: /passkey|מפתח גישה/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  const users = await call<{ id: string; unitNumber: string }[]>(page.request, 'GET', `${server.url}/api/users`);
  const own = users.find(({ unitNumber }) => unitNumber === '100')!;
  await page.goto(`${server.url}/users?user=${own.id}`);
  await part(/^(Devices and sessions|מכשירים וכניסות)$/).evaluate((element) =>
    element.scrollIntoView({ block: 'start' }),
  );
  await shot('account-5-devices-of-user');

  await call(page.request, 'PUT', `${server.url}/api/admin/settings`, { confirmNewDevices: true });
  await call(page.request, 'POST', `${server.url}/api/auth/logout`);
  await call(page.request, 'POST', `${server.url}/api/auth/login`, login);
  await call(page.request, 'POST', `${server.url}/api/auth/login/send-code`, { channel: 'email' });
  const code = () => /^(\d{6}) /m.exec(mailbox.latestTo('ruth.adler@example.org') ?? '')?.[1];
  await expect.poll(code).toBeDefined();
  await call(page.request, 'POST', `${server.url}/api/auth/login/confirm`, { code: code() });
  await call(page.request, 'POST', `${server.url}/api/auth/logout`);
  await call(page.request, 'POST', `${server.url}/api/auth/login`, login);
  await account();
  await part(/^(Your calendar|היומן שלך)$/)
    .getByRole('button')
    .click();
  await dialog
    .getByRole('button', { name: /@|…|\*/ })
    .first()
    .waitFor();
  await shot('account-6-proof-ways');
  await dialog.getByRole('button', { name: /email|בדוא״ל/ }).click();
  await dialog.locator('input').waitFor();
  await shot('account-7-proof-code');
  await dialog.locator('input').fill('000000');
  await shot('account-8-proof-wrong');
});
