import { expect, type Page } from '@playwright/test';
import { call } from '../support/api';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { freePort } from '../../../backend/test/support/servers/free-port';
import { type Server, startServer } from '../support/server';
import { takePicture } from './picture';
import { test } from '../support/test';

let mailbox: Mailbox;
let server: Server;

/** An organization of its own, which confirms new devices. */
test.beforeAll(async ({ playwright }) => {
  mailbox = await startMailbox();
  server = await startServer(await freePort(), {
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'Rigbook <office@rigbook.example>',
  });
  const admin = await playwright.request.newContext({ baseURL: server.url });
  await call(admin, 'POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' });
  await call(admin, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await call(admin, 'PUT', '/api/admin/settings', { confirmNewDevices: true });
  await admin.dispose();
});
test.afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

const digits = (page: Page, unitNumber: string) =>
  page.request.post(`${server.url}/api/auth/login`, { data: { unitNumber, phoneLastFour: `0${unitNumber}` } });

async function dialogOf(page: Page) {
  await page.goto(server.url);
  await page.getByRole('button', { name: /Sign In to Book|כניסה להזמנת רכב/ }).click();
  return page.getByRole('dialog');
}

test('the first sign-in on a new device', async ({ page }, { project }) => {
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name);
  };
  // a dialog that is still open would write its mark again
  await page.addInitScript(() => localStorage.clear());
  await dialogOf(page);
  await shot('sign-in-1-digits');
  const unit = project.name.endsWith('he') ? '102' : '101';
  await digits(page, unit);
  const dialog = await dialogOf(page);
  await shot('sign-in-2-channels');
  await dialog.getByRole('button', { name: /by email|בדוא״ל/ }).click();
  await expect(dialog.locator('input')).toBeVisible();
  await shot('sign-in-3-code');
  await dialog.locator('input').fill('000000');
  await shot('sign-in-4-wrong-code');
  await page.context().clearCookies();
  await digits(page, '111');
  await dialogOf(page);
  await shot('sign-in-5-no-contact');
  await page.request.post(`${server.url}/api/auth/login/ask-administrator`);
  await dialogOf(page);
  await shot('sign-in-6-four-words');
});
