import { expect, type Page } from '@playwright/test';
import { openAdministration, signIn } from './support/people';
import { smallTargets } from './support/targets';
import { test } from './support/test';

/** What is smaller than a finger, and how far the page scrolls sideways. */
async function faultsOf(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const faults = [...(await smallTargets(page)), ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : [])];
  return faults.map((fault) => `${new URL(page.url()).pathname}${new URL(page.url()).search}: ${fault}`);
}

test('every page of the desk on a phone: nothing smaller than a finger, nothing that scrolls sideways', async ({
  page,
}) => {
  await signIn(page, '100');
  await openAdministration(page);
  const opener = page.getByRole('button', { name: 'Menu of the desk' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await opener.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Administration' });
  const links = await menu.getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const faults = await faultsOf(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  for (const address of addresses.slice(0, -1)) {
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    faults.push(...(await faultsOf(page)));
  }
  expect(faults).toEqual([]);
});
