import { workshop } from './workshop';
import { takePicture } from './picture';
import { test } from '../support/test';

test('the screens of the fleet and its workshop', async ({ page, browser }) => {
  await workshop(browser);
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    await takePicture(page, name, fullPage);
  };
  const dialog = page.getByRole('dialog').last();
  const buttonsOf = (vehicle: string) => page.locator('main li').filter({ hasText: vehicle }).locator('button');

  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto('/admin?tab=fleet');
  await buttonsOf('AMBULANCE').first().waitFor();
  await shot('80-fleet', true);
  await page.getByRole('button', { name: /Add Vehicle|הוספת רכב/ }).click();
  await dialog.locator('button[type=submit]').click();
  await shot('81-add-vehicle');
  await dialog.locator('button').first().click();
  await buttonsOf('AMBULANCE').nth(1).click();
  await dialog.getByRole('checkbox').first().check();
  await shot('82-start-maintenance');
  await dialog.locator('button').first().click();
  await buttonsOf('AMBULANCE').nth(2).click();
  await dialog.locator('button').last().click();
  await dialog.locator('a').first().waitFor();
  await shot('83-retire');

  await page.goto('/admin?tab=maintenance');
  await page.locator('#damage li').first().waitFor();
  await shot('84-maintenance', true);
  await page.locator('#damage li button').first().click();
  await shot('85-resolve-damage');
  await page.goto('/admin?tab=maintenance&damage=resolved');
  await page.locator('#damage li').first().waitFor();
  await shot('86-resolved-damage', true);
});
