import { expect } from '@playwright/test';
import { organisation } from './organisation';
import { takePicture } from './picture';
import { test } from '../support/test';

test('home: what is free, and a shift under way', async ({ page, browser }) => {
  await organisation(browser);
  const lanes = page.locator('button[data-state=free]');
  for (const [unit, name] of [
    ['102', '60-home-free'],
    ['101', '62-home-on-duty'],
  ] as const) {
    await page.request.post('/api/auth/login', { data: { unitNumber: unit, phoneLastFour: `0${unit}` } });
    await page.goto('/');
    await lanes.first().waitFor();
    // what is still loading says so in a status
    await expect(page.locator('main [role=status]')).toHaveCount(0);
    await takePicture(page, name, false);
    await takePicture(page, `${name}-whole`, true);
  }
  await lanes.first().click();
  await page.locator('select[name=start]').waitFor();
  await takePicture(page, '61-home-gap', false);
});
