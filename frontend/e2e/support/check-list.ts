import type { Page } from '@playwright/test';

/** The eight items that a check-in requires. */
export const requiredItems = [
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
