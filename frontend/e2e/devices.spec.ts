import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothColours } from './support/accessible';
import { as, call, signedIn } from './support/api';
import { openAccount, openAdministration, signIn } from './support/people';
import { test } from './support/test';

const isSignedIn = async (page: Page): Promise<boolean> => (await page.request.get('/api/auth/user')).ok();
const howMany = async (pages: readonly Page[]): Promise<number> =>
  (await Promise.all(pages.map(isSignedIn))).filter(Boolean).length;

test('a person signs out one device, then all others, and stays signed in here', async ({ page, browser, unit }) => {
  await as(unit, (asker) => call(asker, 'DELETE', '/api/auth/sessions'));
  const others = [await signedIn(browser, unit), await signedIn(browser, unit), await signedIn(browser, unit)];
  await signIn(page, unit);
  await openAccount(page);
  const devices = page.getByRole('region', { name: 'Devices and sessions' });
  const listed = devices.getByRole('listitem');
  // and the one that forgot those before it
  await expect(listed).toHaveCount(5);
  await expect(listed.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectAccessibleInBothColours(page);

  await devices
    .getByRole('button', { name: /^Sign out (?!everywhere)/ })
    .first()
    .click();
  await expect(listed).toHaveCount(4);
  expect(await howMany(others)).toBe(2);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(listed).toHaveCount(1);
  expect(await howMany(others)).toBe(0);
  expect(await isSignedIn(page)).toBe(true);
  for (const other of others) await other.context().close();
});

test('an administrator signs out one device of a user, then all', async ({ page, browser, unit }) => {
  const id = await as(unit, (asker) => call<{ id: string }>(asker, 'GET', '/api/auth/user').then((user) => user.id));
  await signIn(page, '100');
  await openAdministration(page);
  await call(page.request, 'DELETE', `/api/users/${id}/sessions`);
  const theirs = [await signedIn(browser, unit), await signedIn(browser, unit), await signedIn(browser, unit)];

  await page.goto(`/users?user=${id}`);
  const devices = page.getByRole('region', { name: 'Devices and sessions' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expectAccessibleInBothColours(page);
  await devices
    .getByRole('button', { name: /^Sign out (?!everywhere)/ })
    .first()
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  expect(await howMany(theirs)).toBe(2);
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(devices.getByText('Not signed in or remembered anywhere.')).toBeVisible();
  expect(await howMany(theirs)).toBe(0);
  for (const one of theirs) await one.context().close();
});
