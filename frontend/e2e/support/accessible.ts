import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** No finding of axe on the screen as it stands, in the colours it has, and nothing that makes it scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}

/** The same, and nothing that is hard to read in the other colours. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await expectAccessible(page);
  const present = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  await page.emulateMedia({ colorScheme: present === 'dark' ? 'light' : 'dark' });
  expect(await findings(page, { runOnly: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: present });
}

/** Brings axe into the page once: reading it takes as long as most of its looks. */
async function findings(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await changesAtRest(page);
  return page.evaluate(
    async (asked) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
}

/** What is fading in or changing its colour has not the contrast that it will have; the page may begin a change in its next frame. */
const changesAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const changes = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await nextFrame();
    await nextFrame();
    while (changes().length > 0) {
      await Promise.all(changes().map(({ finished }) => finished.catch(() => undefined)));
      await nextFrame();
    }
  });
