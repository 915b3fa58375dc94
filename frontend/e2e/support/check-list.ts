import type { Page } from '@playwright/test';

const required = [
  'Fuel check',
  'Tire inspection',
  'Lights test',
  'Fluid levels',
  'Charging port',
  'Ituran code',
  'Defibrillator',
  'Oxygen tank',
];

/** Ticks the eight items without which no shift begins. */
export async function tickRequiredItems(page: Page): Promise<void> {
  for (const item of required) await page.getByRole('checkbox', { name: item }).check();
}
