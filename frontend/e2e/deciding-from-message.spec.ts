import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothColours } from './support/accessible';
import { withFingerprints } from './support/fingerprints';
import { type MailedOrganization, openAdministrationOf, startMailedOrganization } from './support/mailed-organization';
import { sentence } from './support/sentence';
import { test } from './support/test';

let organization: MailedOrganization;
test.beforeAll(async () => {
  organization = await startMailedOrganization();
});
test.afterAll(() => organization.stop());

async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Decide on a request' })).toBeVisible();
  await expect(page.getByText('Night watch, south sector')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
}

test('an administrator approves from the mail about a request, by the password, without signing in', async ({
  page,
}) => {
  await organization.ask('103', 'BLS1', 30);
  const link = await organization.linkTo('noa@example.org', 'BLS1');
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
  await expect(page.getByText(sentence('^Approved. .*Unit 103 is told.$'))).toBeVisible();
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
  await openAdministrationOf(page.context().request, organization.url);
  await page.goto(`${organization.url}/#devices`);
  const own = page.getByRole('region', { name: 'Passkeys' });
  await own.getByLabel('Name of the passkey').fill('Phone of the office');
  await own.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(own.getByText('Phone of the office')).toBeVisible();

  await organization.ask('104', 'BLS2', 40);
  const link = await organization.linkTo('office@example.org', 'BLS2');
  // whoever has the administration open decides there
  await page.goto(link);
  await expect(page).toHaveURL(/\/admin\?tab=diary&booking=/);
  await page.context().clearCookies();
  await page.goto(organization.url);
  await open(page, link);
  await expect(page.getByText(/^Sent to the office\. The link works until /)).toBeVisible();
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Reason (optional; the responder will see it)').fill('There is a course that night');
  await expect(page.getByLabel('Admin password')).toBeHidden();
  await page.getByRole('button', { name: 'Reject with a passkey' }).click();
  await expect(page.getByText(sentence('^Rejected. .*Unit 104 is told.$'))).toBeVisible();

  // on another device, whoever has the link learns only that it is decided
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText('There is nothing to decide any more')).toBeVisible();
  await expect(other.getByText('Night watch, south sector')).toBeHidden();
});
