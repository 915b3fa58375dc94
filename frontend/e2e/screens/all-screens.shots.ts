import { type Page } from '@playwright/test';
import { organisation } from './organisation';
import { takePicture } from './picture';
import { test } from '../support/test';

const signIn = async (page: Page, unitNumber: string, at: string): Promise<void> => {
  await page.request.post('/api/auth/login', { data: { unitNumber, phoneLastFour: `0${unitNumber}` } });
  await page.goto(at);
};

async function chooseDayWithBooking(page: Page): Promise<void> {
  await page.locator('[role=grid] button:enabled:has([data-taken])').first().click();
  await page.locator('button[data-state=booked]').first().waitFor();
}

test('all screens', async ({ page, browser }) => {
  const bookings = await organisation(browser);
  const shot = async (name: string, fullPage = true) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  const dialog = page.getByRole('dialog').last();

  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await shot('01-landing');
  await page.locator('main button').first().click();
  await dialog.locator('button[type=submit]').click();
  await shot('02-sign-in', false);
  await page.goto('/no/such/page');
  await page.locator('h1').waitFor();
  await shot('03-not-found');

  await signIn(page, '111', '/');
  await dialog.locator('button[type=submit]').click();
  await shot('04-profile', false);

  await signIn(page, '101', '/');
  await page.locator('#my-bookings article').first().waitFor();
  await shot('05-home');
  await page.goto('/?book=any');
  await page.getByRole('grid').waitFor();
  await page
    .locator('select')
    .first()
    .selectOption({
      label: (await page.locator('select option').allInnerTexts()).find((label) => label.includes('FLY')) ?? '',
    });
  await chooseDayWithBooking(page);
  await page.locator('button[data-state=booked]').first().click();
  await shot('06-calendar', false);
  await dialog.evaluate((element) =>
    element.querySelector('button[data-state=booked]')?.scrollIntoView({ block: 'center' }),
  );
  await shot('07-slots', false);
  await dialog.locator('[role=status] button').first().click(); // the next start that is free
  await dialog.locator('textarea').waitFor();
  await dialog.locator('button[type=submit]').click();
  await shot('08-confirm', false);
  await page.goto(`/agreement/${bookings.approved}`);
  await page.locator('article').waitFor();
  await shot('09-agreement');
  await page.goto(`/signature/${bookings.approved}`);
  await page.locator('canvas').waitFor();
  await page.locator('button[type=submit]').click();
  await shot('10-signature');
  await page.goto(`/checkin/${bookings.signed}`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').nth(7).check();
  await page.locator('button[type=submit]').click();
  await shot('11-check-in', false);
  await shot('11-check-in-whole');
  await page.goto(`/checkout/${bookings.active}`);
  await page.locator('select').nth(1).selectOption('rear-bumper');
  await page.locator('select').nth(2).selectOption('major');
  await page.locator('textarea').first().fill('Dent of ten centimetres beside the number plate');
  await page
    .locator('button', { has: page.locator('svg') })
    .filter({ hasText: /Add|הוספת/ })
    .click();
  await shot('12-check-out');
  await page.goto('/admin');
  await page.locator('h1').waitFor();
  await shot('13-access-denied');

  await signIn(page, '100', '/admin?tab=diary');
  await dialog.locator('input').waitFor();
  await shot('14-admin-password', false);
  await dialog.locator('input').fill('rigbook-demo');
  await dialog.locator('button[type=submit]').click();
  await page.locator('[role=search]').first().waitFor();
  await shot('15-diary');
  await page
    .getByRole('button', { name: /^(View|צפייה).*104/ })
    .first()
    .click();
  await dialog.locator('textarea').last().waitFor();
  await page.waitForTimeout(400);
  await shot('16-diary-drawer', false);
  await page.goto('/admin?tab=users');
  await page.getByText('••• 0101').waitFor();
  await shot('17-users');
  await page.goto('/admin?tab=fleet');
  await page.locator('h2').first().waitFor();
  await shot('18-fleet');
});
