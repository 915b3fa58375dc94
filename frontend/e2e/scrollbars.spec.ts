import { expect, type Page } from '@playwright/test';
import { openAdministration, openPage, signIn } from './support/people';
import { keepDate, test } from './support/test';

const placeOf = (page: Page) =>
  page.evaluate(() => {
    const { left, right } = document.body.getBoundingClientRect();
    return { left, right, logo: document.querySelector('header a')?.getBoundingClientRect().left };
  });

const placeOfDialog = (page: Page) => page.getByRole('dialog').boundingBox();

test('a page stays where it is, whether or not it scrolls, and behind dialogs', async ({
  baseURL,
  playwright,
  launchOptions,
  viewport,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    keepDate(browser);
    const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport, timezoneId: 'Asia/Jerusalem' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, '100');
    const place = await placeOf(page);
    expect(place.right).toBeLessThan(viewport?.width ?? 0); // this browser's scrollbars take room
    await page
      .getByRole('button', { name: /^Book / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await placeOf(page)).toEqual(place);
    await page.setViewportSize({ width: 500, height: 800 });
    const narrow = await placeOf(page);
    await expect.poll(async () => (await placeOfDialog(page))?.width).toBe(narrow.right - narrow.left);
    await page.setViewportSize(viewport ?? { width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await openAdministration(page);
    const desk = await placeOf(page);
    await openPage(page, 'Vehicles');
    expect(await placeOf(page)).toEqual(desk);
    await page.getByRole('button', { name: /Add/ }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await placeOf(page)).toEqual(desk);
  } finally {
    await browser.close();
  }
});
