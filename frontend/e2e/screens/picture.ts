import { expect, test, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { accessibilityFaults } from '../support/accessible';
import { smallTargets } from '../support/targets';

const folder = path.resolve(import.meta.dirname, '../../../.cache/screens');

const fileOf = (name: string, ending: string): string =>
  path.join(folder, name, `${test.info().project.name}${ending}`);

/**
 * Puts pictures into the folder of that name: of each size and language one in light and one in dark. What axe finds on the page,
 * sideways scrolling, and on a phone what is too small for a finger fail the test at its end, when all pictures are taken.
 */
export async function takePicture(of: Page | Locator, name: string, fullPage = false): Promise<void> {
  const page = 'goto' in of ? of : of.page();
  const isPaper = await page.evaluate(() => matchMedia('print').matches);
  for (const colorScheme of isPaper ? (['light'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme });
    const path = fileOf(name, `-${colorScheme}.png`);
    // waits until all colors have changed, too
    const faults = await accessibilityFaults(page);
    if ('goto' in of) await of.screenshot({ path, fullPage });
    else await of.screenshot({ path });
    expect.soft(faults, `${name}, ${colorScheme}`).toEqual([]);
  }
  const isPhone = test.info().project.use.isMobile === true;
  if (isPhone && !isPaper) expect.soft(await smallTargets(page), `${name}, sizes`).toEqual([]);
}

/** What the printer gets, beside the pictures of that name. */
export async function printOnPaper(page: Page, name: string): Promise<void> {
  await page.pdf({ path: fileOf(name, '.pdf'), format: 'A4', preferCSSPageSize: true });
}
