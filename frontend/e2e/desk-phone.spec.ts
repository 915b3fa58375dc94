import { expect, type Page } from '@playwright/test';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';

const LEAST = 48;

/** What is smaller than a finger, and how far the page scrolls sideways. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const frames = '.ant-select, .ant-input-affix-wrapper, .ant-picker, .ant-segmented-item, label';
    const faults = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [role=tab]'),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden=true]'))
      // as long as what they stand for lasts, or one of 168 hours: the same is in lists, too
      .filter((one) => !one.closest('[style*="--nth"], [data-block]'))
      // links within a sentence are as high as their line
      .filter((one) => !(one.tagName === 'A' && getComputedStyle(one).display === 'inline'))
      .flatMap((one) => {
        const { width, height } = (one.closest(frames) ?? one).getBoundingClientRect();
        const isSmall = width > 1 && (height < least - 0.5 || width < least - 0.5);
        return isSmall ? [`${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.slice(0, 140)}`] : [];
      });
    const sideways = document.documentElement.scrollWidth - innerWidth;
    const at = location.pathname + location.search;
    return [...faults, ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : [])].map((one) => `${at}: ${one}`);
  }, LEAST);

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
