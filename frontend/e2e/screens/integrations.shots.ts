import { en, he } from '../../src/testing/catalogues';
import { enter } from '../support/hebrew';
import { connected } from './connected';
import { showWebhookStates } from './webhook-states';
import { takePicture } from './picture';
import { test } from '../support/test';

test('what administrators connect, and the dialogs for it', async ({ page, browser }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const press = (id: keyof typeof he, nth = 0) =>
    page
      .getByRole('button', { name: new RegExp(`^${words[id].split('{')[0]}`) })
      .nth(nth)
      .click();
  const dialog = page.getByRole('dialog').last();
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  /** Opens a dialog, takes a picture and closes it. */
  const shotOfDialog = async (name: string, open: () => Promise<void>, close = () => page.keyboard.press('Escape')) => {
    await open();
    await dialog.waitFor();
    await shot(name);
    await close();
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  };
  const submit = () => dialog.locator('button[type=submit]').click();

  await connected(browser);
  await showWebhookStates(page);
  await enter(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto('/admin?tab=integrations');
  await page.locator('main li h3').first().waitFor();
  await shot('83-webhooks', true);
  await press('webhook.testNamed');
  await page.getByRole('alert').waitFor();
  await shot('83-webhook-tested', true);

  await shotOfDialog('84-webhook-new', async () => {
    await press('webhook.add');
    await submit();
  });
  await shotOfDialog('84-webhook-change', async () => {
    await press('webhook.changeNamed', 1);
    await dialog.locator('input[type=radio]').last().check({ force: true });
  });
  await shotOfDialog('84-webhook-remove', () => press('webhook.removeNamed'));
  await shotOfDialog('84-webhook-rotate', () => press('webhook.rotateNamed'));
  await shotOfDialog('84-webhook-secret', async () => {
    await press('webhook.rotateNamed');
    await dialog.getByRole('button', { name: words['webhook.rotateConfirm'] }).click();
    await dialog.getByText('whsec_').first().waitFor();
  });
  await shotOfDialog('84-webhook-deliveries', async () => {
    await press('webhook.deliveriesNamed');
    await dialog.locator('ol').waitFor();
  });

  await shotOfDialog('84-token-new', async () => {
    await press('tokens.create');
    await submit();
  });
  await shotOfDialog(
    '84-token-shown',
    async () => {
      await press('tokens.create');
      await dialog.locator('input').first().fill('Reports of the district');
      await dialog.getByRole('checkbox').first().check();
      await submit();
      await dialog.getByRole('button', { name: words['tokens.copied'] }).waitFor();
    },
    () => dialog.getByRole('button', { name: words['tokens.copied'] }).click(),
  );
  await shotOfDialog('84-token-revoke', () => press('tokens.revokeNamed'));
  const calendar = page.getByRole('region', { name: words['fleetCalendar.title'] });
  await calendar.getByRole('button').first().click();
  await calendar.getByText('/api/calendar').waitFor();
  await calendar.scrollIntoViewIfNeeded();
  await shot('84-calendar-address');
});
