import type { Page } from '@playwright/test';
import { en, he } from '../../src/testing/catalogues';
import { call } from '../support/api';
import { drawSignature } from '../support/people';
import { test } from '../support/test';
import { takePicture } from './picture';

interface User {
  readonly id: string;
  readonly unitNumber: string;
}

/** The whole way of an emergency take: home, the form, the shift, Today and the review. */
test('an emergency take', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, of: Page = page) => {
    await of.waitForLoadState('networkidle');
    await of.waitForTimeout(400);
    await takePicture(of, name);
  };
  const office = await (await browser.newContext()).newPage();
  const { request } = office;
  await call(request, 'POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' });
  await call(request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await call(request, 'PUT', '/api/admin/settings', { emergencyTakes: true });
  const users = await call<User[]>(request, 'GET', '/api/users');
  const id = users.find(({ unitNumber }) => unitNumber === unit)?.id;
  await call(request, 'PUT', `/api/users/${id}`, { takesInEmergency: true, isAdmin: true });

  await call(page.request, 'POST', '/api/auth/login', { unitNumber: unit, phoneLastFour: `0${unit}` });
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto('/');
  await page.locator('a[href="/emergency"]').waitFor();
  await shot('emergency-1-home');
  await page.locator('a[href="/emergency"]').click();
  const chosen = page.getByRole('radio', { name: new RegExp(`^${vehicle.name}`) });
  await chosen.check();
  await shot('emergency-2-form');
  await page.locator('button[type=submit]').click();
  await shot('emergency-3-missing');
  await page.locator('[data-field=reason] textarea').fill('Child not breathing, two streets away');
  for (const box of await page.locator('input[type=checkbox]').all()) await box.check();
  await page.locator('[name=mileage]').fill('41300');
  await page.getByRole('button', { name: /100%/ }).last().click();
  if (await page.getByRole('img', { name: 'Signature field' }).isVisible()) await drawSignature(page);
  else await page.getByRole('button', { name: 'לחתום בשם שהקלדתי' }).click();
  await page.locator('canvas').scrollIntoViewIfNeeded();
  await shot('emergency-4-signed');
  await page.locator('button[type=submit]').click();
  await page.getByText(words['emergencyTake.doneDetail']).waitFor();
  await shot('emergency-5-taken');

  await office.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await office.goto('/admin');
  await office.getByRole('region', { name: /Emergency takes|לקיחות בחירום/ }).waitFor();
  await shot('emergency-6-today', office);
  await office.route('**/api/admin/overview/now*', async (route) => {
    const now = (await (await route.fetch()).json()) as { readonly reviews: readonly object[] };
    const reviews = Array.from({ length: 20 }, (_, nth) => ({ ...now.reviews[0], id: `many-${nth}` }));
    await route.fulfill({ json: { ...now, reviews, reviewsDue: 31 } });
  });
  await office.reload();
  await office.getByRole('button', { name: /20/ }).click();
  await office.getByRole('link', { name: /^31 / }).last().scrollIntoViewIfNeeded();
  await shot('emergency-6-today-many', office);
  await office.unroute('**/api/admin/overview/now*');
  await office.goto(`/users?user=${id}`);
  await shot('emergency-7-user', office);
  await office.goto('/admin');
  await office
    .getByRole('region', { name: /Emergency takes|לקיחות בחירום/ })
    .getByRole('link', { name: new RegExp(`^${vehicle.name}`) })
    .first()
    .click();
  await office.getByRole('dialog').locator('textarea').first().waitFor();
  await shot('emergency-8-review', office);
  await office.close();
});
