import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Expects no axe findings in the current colors, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** What axe finds in the current colors, fields that are drawn from the wrong side, and how far the page scrolls sideways. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...(await findings(page)),
    ...(await turnedAround(page)),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
  ];
}

/** Fields from left to right that are drawn from right to left. */
const turnedAround = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[dir="ltr"]')]
      .filter((element) => getComputedStyle(element).direction !== 'ltr')
      .map(({ outerHTML }) => outerHTML),
  );

/** The same, and no contrast problem in the other colors. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await expectAccessible(page);
  const present = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  await page.emulateMedia({ colorScheme: present === 'dark' ? 'light' : 'dark' });
  expect(await findings(page, { runOnly: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: present });
}

const MOST_LOOKS = 5;

/** A look during which the page changed, as by a live update, mixes two states: what it finds counts only if it is found again. */
async function findings(page: Page, options: RunOptions = {}): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    const { found, hasChanged } = await oneLook(page, options);
    if (found.length === 0 || !hasChanged || look === MOST_LOOKS) return found;
  }
}

/** Loads axe into the page once: loading takes as long as most checks. */
async function oneLook(page: Page, options: RunOptions): Promise<{ found: string[]; hasChanged: boolean }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await changesAtRest(page);
  return page.evaluate(
    async (asked) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      let hasChanged = false;
      const observer = new MutationObserver(() => (hasChanged = true));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const { violations } = await inPage.run(asked);
      observer.disconnect();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      return { found, hasChanged };
    },
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
}

/** Elements that fade in or change color have too little contrast until they are done. A change may start with the next frame. */
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
