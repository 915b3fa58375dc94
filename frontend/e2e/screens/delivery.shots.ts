import { takePicture } from './picture';
import { test } from '../support/test';

const testedBy = { unitNumber: '100', firstName: 'Noa', lastName: 'Peretz' };
const testedAt = new Date().toISOString();
const channel = { missingVariables: [], from: null, configured: true, lastTest: null };
const refused = {
  outcome: 'failed',
  problem: 'sign-in-refused',
  said: '190 - Error validating access token: Session has expired.',
};

test('the channels of messages', async ({ page }) => {
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    const panel = page.locator('section').filter({ has: page.locator('h3', { hasText: 'WhatsApp' }) });
    await panel.scrollIntoViewIfNeeded();
    await takePicture(panel, name);
  };
  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto('/admin?tab=settings');
  await page.locator('code', { hasText: 'SMTP_URL' }).waitFor();
  await shot('98-delivery-not-set-up');

  // providers answer with errors, which the demo does not have
  await page.route('**/api/admin/channels', (route) =>
    route.fulfill({
      json: [
        { ...channel, channel: 'email', from: 'rigbook@night-riders.example' },
        { ...channel, channel: 'whatsapp', lastTest: { ...refused, testedAt, testedBy } },
      ],
    }),
  );
  const common = { problem: null, said: null, to: null, retryAfterSeconds: null, testedAt };
  await page.route('**/api/admin/channels/email/test', (route) =>
    route.fulfill({ json: { ...common, channel: 'email', outcome: 'sent', to: 'd•••@example.org' } }),
  );
  await page.route('**/api/admin/channels/whatsapp/test', (route) =>
    route.fulfill({
      json: {
        ...common,
        channel: 'whatsapp',
        outcome: 'try-later',
        problem: 'put-off',
        said: '130429 - Rate limit hit',
        retryAfterSeconds: 90,
      },
    }),
  );
  await page.reload();
  const buttons = page
    .locator('section')
    .filter({ has: page.locator('h3', { hasText: 'WhatsApp' }) })
    .locator('li button');
  await buttons.first().waitFor();
  await shot('99-delivery');
  await buttons.first().click();
  await page.getByRole('alert').first().waitFor();
  await buttons.last().click();
  await page.getByRole('alert').nth(1).waitFor();
  await shot('99-delivery-tested');
});
