import { expect, type Page } from '@playwright/test';
import { asAdministrator } from './support/api';
import { newcomer } from './support/newcomers';
import { signIn } from './support/people';
import { test } from './support/test';

test('a press opens the sign-in, also while the font arrives', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const open = page.getByRole('button', { name: 'Sign In to Book' });
  await expect(open).toBeVisible();
  const before = await open.boundingBox();
  if (before === null) throw new Error('The button is not on the screen');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  arrive();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(page.getByLabel('Unit number')).toBeVisible();
});

const titleAtStart = (page: Page) => page.locator('#splash').getByRole('heading', { name: 'Book Vehicle' });

/** Opens the link while no script comes, until the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  await page.setViewportSize({ width: 390, height: 800 });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/auth/user');
  await page.goto('/?book=any', { waitUntil: 'commit' });
  await answered;
  return arrive;
}

test('a link that books shows its first words on a phone before the scripts come', async ({ page, unit }) => {
  await signIn(page, unit);
  const arrive = await openWithoutScripts(page);
  await expect(titleAtStart(page)).toBeVisible();
  await expect(page.getByText('Select your preferred starting time. Each slot represents 1 hour.')).toBeVisible();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Book Vehicle' })).toBeVisible();
  await expect(titleAtStart(page)).toHaveCount(0);
});

test('a link that books shows no calendar to somebody whose license is missing', async ({ page }) => {
  await signIn(page, await asAdministrator(newcomer));
  const arrive = await openWithoutScripts(page);
  await page.waitForTimeout(1000); // long enough for the frame of a calendar
  await expect(titleAtStart(page)).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog', { name: 'License Verification' })).toBeVisible();
});
