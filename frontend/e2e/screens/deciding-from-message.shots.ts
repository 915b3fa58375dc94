import { en, he } from '../../src/testing/catalogues';
import { type MailedOrganization, startMailedOrganization } from '../support/mailed-organization';
import { test } from '../support/test';
import { takePicture } from './picture';

let organization: MailedOrganization;
test.beforeAll(async () => {
  organization = await startMailedOrganization();
});
test.afterAll(() => organization.stop());

test('a request is decided from the mail about it', async ({ page }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, true);
  };
  await organization.ask('103', 'ALS1', 30);
  await page.goto(await organization.linkTo('noa@example.org', 'ALS1'));
  await page.getByRole('button', { name: words['diary.approve'] }).waitFor();
  await shot('62-decide-request');
  await page.getByRole('button', { name: words['diary.approve'] }).click();
  await page.getByRole('button', { name: words['decide.approve'] }).waitFor();
  await shot('62-decide-proof');
  await page.getByLabel(words['decide.password']).fill('guessed');
  await page.getByRole('button', { name: words['decide.approve'] }).click();
  await page.getByText('ADMIN_PASSWORD_INCORRECT').first().waitFor();
  await shot('62-decide-refused');
  await page.getByLabel(words['decide.password']).fill('rigbook-demo');
  await page.getByRole('button', { name: words['decide.approve'] }).click();
  await page.getByText(words['decide.close']).waitFor();
  await shot('62-decide-done');
  await page.reload();
  await page.getByText(words['decide.settled']).waitFor();
  await shot('62-decide-settled');
  await page.goto(`${organization.url}/decide#no-link`);
  await page.reload();
  await page.getByText(words['decide.over']).waitFor();
  await shot('62-decide-over');
});

test('a request is rejected from the mail about it', async ({ page }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, true);
  };
  await organization.ask('104', 'BLS1', 30);
  await page.goto(await organization.linkTo('noa@example.org', 'BLS1'));
  await page.getByRole('button', { name: words['diary.reject'] }).click();
  await page.getByRole('textbox').first().fill('BLS1 goes to the garage that night.');
  await shot('62-decide-rejecting');
  await page.getByRole('button', { name: words['decide.reject'] }).click();
  await page.getByText(words['decide.passwordMissing']).first().waitFor();
  await shot('62-decide-password-missing');
  await page.getByLabel(words['decide.password']).fill('rigbook-demo');
  await page.getByRole('button', { name: words['decide.reject'] }).click();
  await page.getByText(words['decide.close']).waitFor();
  await shot('62-decide-rejected');
});
