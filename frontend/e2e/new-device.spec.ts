import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothColours } from './support/accessible';
import { call } from './support/api';
import { type Mailbox, startMailbox } from './support/mailbox';
import { freePort } from '../../backend/test/support/servers/free-port';
import { openAccount, openAdministration } from './support/people';
import { type Server, startServer } from './support/server';
import { test } from './support/test';

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

interface Words {
  readonly open: string;
  readonly unit: string;
  readonly digits: string;
  readonly submit: string;
}
const english: Words = {
  open: 'Sign In to Book',
  unit: 'Unit number',
  digits: 'Last 4 digits of your phone number',
  submit: 'Sign In',
};
const hebrew: Words = {
  open: 'כניסה להזמנת רכב',
  unit: 'מספר יחידה',
  digits: '4 הספרות האחרונות של הטלפון שלך',
  submit: 'כניסה',
};

async function enterDigits(page: Page, unitNumber: string, words = english): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: words.open }).click();
  await page.getByLabel(words.unit).fill(unitNumber);
  await page.getByLabel(words.digits).fill(`0${unitNumber}`);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
}

async function mailedCode(address: string): Promise<string> {
  const code = () => /^(\d{6}) /m.exec(mailbox.latestTo(address) ?? '')?.[1];
  await expect.poll(code).toBeDefined();
  return code() ?? '';
}

test('a new phone is confirmed by the code in a mail, and is known from then on', async ({ page }) => {
  await enterDigits(page, '101');
  const dialog = page.getByRole('dialog', { name: 'Confirm this device' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothColours(page);
  await dialog.getByRole('button', { name: /^Send by email to/ }).click();
  const code = await mailedCode('dana.levi@example.org');

  const field = dialog.getByLabel('Code with 6 digits');
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(dialog.getByText(/The code is incorrect/)).toBeVisible();
  await expectAccessibleInBothColours(page);
  await expect(dialog.getByRole('button', { name: /^Send a new code/ })).toBeVisible();
  await field.fill(code);
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();

  await page.request.post(`${server.url}/api/auth/logout`);
  await enterDigits(page, '101');
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
});

test.describe('in Hebrew', () => {
  test.use({ locale: 'he-IL' });

  test('a new phone is confirmed where it was after the page was loaded again', async ({ page }) => {
    await enterDigits(page, '102', hebrew);
    await page.getByRole('button', { name: /^שליחה בדוא״ל/ }).click();
    await expect(page.getByLabel('קוד בן 6 ספרות')).toBeVisible();
    await expectAccessibleInBothColours(page);
    const code = await mailedCode('amir.cohen@example.org');
    // a phone may drop the page while its owner reads the mail
    await page.goto(server.url);
    await expect(page.getByLabel('קוד בן 6 ספרות')).toBeFocused();
    await page.getByLabel('קוד בן 6 ספרות').fill(code);
    await expect(page.getByRole('heading', { name: 'הצעד הבא' })).toBeVisible();
  });
});

test('whom no code can reach reads four words to an administrator, and is signed in', async ({ page, browser }) => {
  await enterDigits(page, '111');
  await page.getByRole('button', { name: 'Ask an administrator' }).click();
  const words = page.getByRole('dialog').getByRole('listitem');
  await expect(words).toHaveCount(4);
  for (const word of await words.all()) await expect(word).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBothColours(page);
  const read = await words.allTextContents();

  const office = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await enterDigits(office, '100');
  await office.getByRole('button', { name: /^Send by email/ }).click();
  await office.getByLabel('Code with 6 digits').fill(await mailedCode('ruth.adler@example.org'));
  await expect(office.getByRole('heading', { name: 'Next step' })).toBeVisible();
  await openAdministration(office);
  const waiting = office.getByRole('article', { name: /Unit 111/ });
  await expect(waiting.getByRole('listitem')).toContainText(read); // a word may come twice
  await expectAccessibleInBothColours(office);
  await waiting.getByRole('button', { name: 'Let in' }).click();
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible();
  await office.close();
});

test('on a known device, a change of the account asks for a fresh proof: a code, at once or after a wrong one', async ({
  page,
}) => {
  await enterDigits(page, '103');
  const dialog = page.getByRole('dialog', { name: 'Confirm this device' });
  await dialog.getByRole('button', { name: /^Send by email to/ }).click();
  const first = await mailedCode('noa.friedman@example.org');
  await dialog.getByLabel('Code with 6 digits').fill(first);
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  await page.request.post(`${server.url}/api/auth/logout`);
  await enterDigits(page, '103');
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();

  await openAccount(page);
  const calendar = page.getByRole('region', { name: 'Your calendar' });
  await calendar.getByRole('button', { name: 'Create an address' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.getByRole('button', { name: /^Send by email to/ })).toBeVisible();
  await expectAccessibleInBothColours(page);
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(proof).toBeHidden();
  await expect(calendar.getByRole('button', { name: 'Create an address' })).toBeVisible();

  await calendar.getByRole('button', { name: 'Create an address' }).click();
  await proof.getByRole('button', { name: /^Send by email to/ }).click();
  await expect.poll(() => mailedCode('noa.friedman@example.org')).not.toBe(first);
  const second = await mailedCode('noa.friedman@example.org');
  const field = proof.getByLabel('Code with 6 digits');
  await field.fill(second === '000000' ? '000001' : '000000');
  await expect(proof.getByText(/The code is incorrect/)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessibleInBothColours(page);
  await field.fill(second);
  await expect(proof).toBeHidden();
  await expect(calendar.getByText(/^Copy it now/)).toBeVisible();
});
