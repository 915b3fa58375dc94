import { expect, type Page } from '@playwright/test';
import { as, call, firstFreeStart, type Named } from '../support/api';
import { takePicture } from './picture';
import { test } from '../support/test';

interface User {
  readonly id: string;
  readonly unitNumber: string;
}

/** Whatever an earlier project left. */
const tried = (asked: Promise<unknown>) => asked.catch(() => undefined);

test('suspending, lifting, and a new phone number', async ({ page, browser }, { project }) => {
  const dialog = page.getByRole('dialog').last();
  const shot = async (name: string, of: Page = page) => {
    await of.waitForLoadState('networkidle');
    await of.waitForTimeout(400);
    await takePicture(of, name);
  };
  const { request } = page;
  await call(request, 'POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' });
  await call(request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  const users = await call<User[]>(request, 'GET', '/api/users');
  const idOf = (unit: string) => users.find(({ unitNumber }) => unitNumber === unit)!.id;
  await tried(call(request, 'POST', `/api/users/${idOf('105')}/lift-suspension`, { reason: 'Found the phone' }));

  await tried(
    as('103', async (asker) => {
      const [vehicle] = (await call<Named[]>(asker, 'GET', '/api/vehicles')).filter(({ name }) => name === 'BLS1');
      const startTime = await firstFreeStart(asker, vehicle!.id, 2);
      await call(asker, 'POST', '/api/bookings', { vehicleId: vehicle!.id, startTime, duration: 2, purpose: 'Shift' });
    }),
  );
  // who is suspended has no open bookings
  await as('105', async (asker) => {
    const open = await call<{ id: string; status: string }[]>(asker, 'GET', '/api/bookings');
    for (const { id, status } of open)
      if (status === 'pending' || status === 'approved') await tried(call(asker, 'DELETE', `/api/bookings/${id}`));
  });
  const part = () => page.getByRole('region', { name: /^(Suspension|השעיה)$/ });
  await page.goto(`/users?user=${idOf('103')}`);
  await part().getByRole('button').click();
  await dialog.locator('ul').waitFor();
  await shot('suspension-1-open-bookings');

  await page.goto(`/users?user=${idOf('105')}`);
  await part().getByRole('button').click();
  await dialog.locator('textarea').fill('Lost the phone on the way home. Call her at the base before lifting this.');
  await shot('suspension-2-reason');
  await dialog.locator('button[type=submit]').click();
  await dialog.locator('textarea').waitFor({ state: 'hidden' });
  await part().scrollIntoViewIfNeeded();
  await shot('suspension-3-suspended');
  await part().getByRole('button').click();
  await dialog.locator('textarea').waitFor();
  await shot('suspension-4-lift');
  await page.goto('/admin?tab=users&show=suspended');
  await page.getByText('••• 0105').waitFor();
  await shot('suspension-5-list');

  const other = await browser.newPage({
    locale: page.viewportSize() ? project.use.locale! : 'en-GB',
    viewport: page.viewportSize(),
    baseURL: project.use.baseURL ?? process.env['RIGBOOK_URL'] ?? '',
  });
  await other.goto('/');
  await other.getByRole('button', { name: /Sign In to Book|כניסה להזמנת רכב/ }).click();
  const fields = other.getByRole('dialog').locator('input');
  await fields.first().fill('105');
  await fields.nth(1).fill('0105');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('dialog').getByRole('alert')).toBeVisible();
  await shot('suspension-6-sign-in', other);
  await other.close();

  await page.goto(`/users?user=${idOf('101')}`);
  await as('101', async (asker) => {
    await call(asker, 'POST', '/api/calendar-feed');
  });
  await page
    .getByRole('button', { name: /^(Edit unit|עריכת יחידה) 101/ })
    .last()
    .click();
  await dialog.locator('[name=phoneNumber]').fill('0500009101');
  await dialog.getByRole('status').locator('li').first().waitFor();
  await dialog.getByRole('status').scrollIntoViewIfNeeded();
  await shot('suspension-7-ends');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('alert').waitFor();
  await shot('suspension-8-ended');
  await call(request, 'PUT', `/api/users/${idOf('101')}`, { phoneNumber: '0500000101' });
});
