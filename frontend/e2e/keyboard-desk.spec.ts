import { expect, type Page } from '@playwright/test';
import { faultsOfStops } from './support/focus';
import { openDeskByKeys, pressOn, tabTo } from './support/keys';
import { test } from './support/test';

/** More than what is on the screen at first; the rest of a table is rows of the same kind. */
const MOST_STOPS = 24;

/** Goes to each page of the menu and through its stops. */
async function faultsOfPages(page: Page, menu: string): Promise<string[]> {
  const links = page.getByRole('navigation', { name: menu }).getByRole('link');
  const faults: string[] = [];
  for (const link of (await links.all()).slice(0, -1)) {
    await tabTo(page, link, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${(await link.getAttribute('href'))?.replaceAll(/[?.]/g, '\\$&')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(link).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Fold the menu' }));
    faults.push(...(await faultsOfStops(page, MOST_STOPS)));
  }
  return [...new Set(faults)];
}

test('every page of the desk is reached and walked through without a mouse', async ({ page }) => {
  test.slow(); // hundreds of stops
  await openDeskByKeys(page);
  expect(await faultsOfPages(page, 'Administration')).toEqual([]);
});

test('every page of the record is reached and walked through without a mouse', async ({ page }) => {
  await openDeskByKeys(page, 'audit');
  expect(await faultsOfPages(page, 'Audit')).toEqual([]);
});

/** How many pixels each name wants, of those that it has. */
const widths = (page: Page, menu: string) =>
  page.getByRole('navigation', { name: menu }).evaluate((nav) =>
    [...nav.querySelectorAll('a')].map((link) => {
      const words = document.createRange();
      words.selectNode(link.firstChild ?? link);
      const count = link.querySelector<HTMLElement>('span:not(.sr-only)');
      const wanted = words.getBoundingClientRect().width + (count ? count.offsetWidth + 8 : 0);
      return { name: link.textContent, wanted: Math.ceil(wanted), room: link.parentElement?.clientWidth ?? 0 };
    }),
  );

test('no name in the menu is cut, in either language', async ({ page }) => {
  await openDeskByKeys(page);
  for (const [menu, next] of [
    ['Administration', 'עברית'],
    ['ניהול', 'English'],
  ] as const) {
    const all = await widths(page, menu);
    const cut = all.filter(({ wanted, room }) => wanted > room);
    expect(cut).toEqual([]);
    await pressOn(page, page.getByRole('button', { name: next }));
  }
});
