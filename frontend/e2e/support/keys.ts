import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 300;

/** Presses Tab until the focus is where it should be, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectInSight(target);
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} can't be reached with ${key}`);
}

/** What has the focus does not lie under a bar that stays in place. */
async function expectInSight(target: Locator): Promise<void> {
  await expect(async () => {
    const cover = await target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      let above = document.elementFromPoint(x + width / 2, y + height / 2);
      while (above && !['sticky', 'fixed'].includes(getComputedStyle(above).position)) above = above.parentElement;
      return above === null || above.contains(element) ? '' : above.className;
    });
    expect(cover).toBe('');
  }).toPass();
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** To a page of the desk or of the record, by its menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  await pressOn(
    page,
    page
      .getByRole('navigation', { name: /Administration|Audit/ })
      .getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Once what had the focus is gone, the focus is still in the page, where a person can see it. */
export async function expectFocusKept(page: Page): Promise<void> {
  const focused = page.locator('main:focus, main :focus');
  await expect(focused).toHaveCount(1);
  await expectInSight(focused);
}

const areas = {
  admin: { unit: '100', link: 'Admin', password: 'Admin password', first: 'Today' },
  audit: { unit: '110', link: 'Audit', password: 'Audit password', first: 'Booking histories' },
} as const;

/** From the home page to the first page of the administration, or of the record. */
export async function openDeskByKeys(page: Page, area: keyof typeof areas = 'admin'): Promise<void> {
  const { unit, link, password, first } = areas[area];
  await page.goto('/');
  await pressOn(page, button(page, 'Sign In to Book'));
  await typeInto(page, page.getByLabel('Unit number'), unit);
  // the fourth digit sends them
  await typeInto(page, page.getByLabel('Last 4 digits of your phone number'), `0${unit}`);
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: link, exact: true }));
  await typeInto(page, page.getByRole('textbox', { name: password }), 'rigbook-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
}
