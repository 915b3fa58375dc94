import { organisation } from './organisation';
import { takePicture } from './picture';
import { test } from '../support/test';

test('the screens of a shift, also without a network', async ({ page, browser }) => {
  const bookings = await organisation(browser);
  const shot = async (name: string, fullPage = true) => {
    await takePicture(page, name, fullPage);
  };
  const dialog = page.getByRole('dialog').last();
  const form = page.locator('form');

  await page.request.post('/api/auth/login', { data: { unitNumber: '101', phoneLastFour: '0101' } });
  await page.goto('/?book=any');
  await page.getByRole('grid').waitFor();
  await shot('40-calendar', false);
  await page.getByRole('radio').last().check();
  await page.locator('select[name=start]').waitFor();
  await dialog.locator('button[type=submit]').click();
  await shot('41-form-missing', false);
  const taken = page.locator('select[name=start] option').nth(1);
  await page.locator('select[name=start]').selectOption((await taken.getAttribute('value')) ?? '');
  await dialog.locator('textarea').fill('Night shift');
  await shot('42-form-why-not', false);
  await dialog.locator('button[type=submit]').scrollIntoViewIfNeeded();
  await dialog.evaluate((element) => element.querySelector('.ant-modal-container')?.scrollTo(0, 9999));
  await shot('43-form-end', false);

  await page.goto(`/agreement/${bookings.approved}`);
  await page.locator('article').waitFor();
  await shot('44-agreement');
  await page.goto(`/signature/${bookings.approved}`);
  await page.locator('canvas').waitFor();
  await page.locator('input[name=name]').fill('Dana Levi');
  await form.locator('button').nth(1).click();
  await shot('45-signature');
  await page.goto(`/signature/${bookings.signed}`);
  await page.locator('a[download]').waitFor();
  await shot('46-signed');
  await page.goto(`/checkin/${bookings.signed}`);
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) await page.getByRole('checkbox').nth(index).check();
  await page.locator('input[name=mileage]').fill('41260');
  await shot('47-check-in');
  await page.context().setOffline(true);
  await page.locator('button[type=submit]').click();
  await page.getByRole('alert').waitFor();
  await shot('48-waiting', false);
  await form.locator('button').nth(-2).click();
  await page.locator('a[href="/"]').first().click();
  await page.locator('h1').waitFor();
  await shot('49-offline-home', false);
  await page.context().setOffline(false);
  await page.goto(`/checkout/${bookings.active}`);
  await page.locator('select').nth(0).selectOption('roof');
  await shot('50-check-out');
  await page.goto('/checkin/01900000-0000-7000-8000-000000000000');
  await page.locator('main a').first().waitFor();
  await shot('51-not-found');
});
