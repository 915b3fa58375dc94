import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No finding of axe on the screen as it stands, in light and dark, and nothing that makes it scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
  const light = await axe(page).analyze();
  expect(findingsIn(light)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe(page).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(findingsIn(dark)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}

// the other mode opens a page per analysis for frames of other origins, and we have no frames
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

const findingsIn = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
