import type { Page } from '@playwright/test';

/** The eight items that a check-in requires. */
const requiredItems = [
  'Fuel check',
  'Tire inspection',
  'Lights test',
  'Fluid levels',
  'Charging port',
  'Ituran code',
  'Defibrillator',
  'Oxygen tank',
];

export async function tickRequiredItems(page: Page): Promise<void> {
  for (const item of requiredItems) await page.getByRole('checkbox', { name: item }).check();
}

/** Scrolls past the three groups and ticks each as a whole, as a person does who found nothing amiss. */
export async function tickGroups(page: Page): Promise<void> {
  for (const group of ['Vehicle', 'Medical', 'Emergency']) {
    for (const row of await page.getByRole('region', { name: group, exact: true }).getByRole('listitem').all())
      await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.getByRole('button', { name: `All fine: ${group}` }).click();
  }
}

/** A full tank, which is always offered; the last known level is too, if it is another. */
export const confirmFuel = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Full, 100% - confirm' }).click();
