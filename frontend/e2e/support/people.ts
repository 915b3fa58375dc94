import { expect, type Locator, type Page } from '@playwright/test';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, DEFAULT_ZONE, type Instant, instantOfDate } from '@rigbook/contracts/kernel/time';

/** In the demo, the last four digits of a phone are the unit number after a zero. */
export async function signIn(page: Page, unitNumber: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await page.getByLabel('Unit number').fill(unitNumber);
  await page.getByLabel('Last 4 digits of your phone number').fill(`0${unitNumber}`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
}

/** Opens the administration, which asks for its password. */
export async function openAdministration(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin${query}`);
  const password = page.getByRole('textbox', { name: 'Admin password' });
  await password.fill('rigbook-demo');
  await page.getByRole('button', { name: 'Open the administration' }).click();
  await expect(password).toBeHidden();
}

/** Where the window has no room for the menu of the desk, it is behind a button. */
export async function openMenu(page: Page, named = 'Menu of the desk'): Promise<void> {
  await expect(page.locator('.ant-layout').first()).toBeVisible(); // the title is there long before
  const opener = page.getByRole('button', { name: named });
  // by key, since a toast may lie over it on a phone
  if (await opener.isVisible()) await opener.press('Enter');
}

/** Chooses a page of the desk in its menu, whether or not something waits there. */
export async function openPage(page: Page, name: string, menu?: string): Promise<void> {
  await openMenu(page, menu);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) })
    .click();
}

/** The entries of a list of the desk: cards where the window has no room for a table. */
export const entries = (page: Page): Locator => page.getByRole('listitem').or(page.getByRole('row'));

/** The audit area asks an auditor for their password. */
export async function enterAuditPassword(page: Page, password = 'rigbook-demo'): Promise<void> {
  await page.getByRole('textbox', { name: 'Audit password' }).fill(password);
  await page.getByRole('button', { name: 'Open the audit area' }).click();
}

/** Opens the dialog with the person's own account, which is behind a menu on a phone. */
export async function openAccount(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(menu.or(account).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await account.click();
}

/** Draws something like a name into the signature field. */
export async function drawSignature(page: Page): Promise<void> {
  const paper = page.getByRole('img', { name: 'Signature field' });
  await paper.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await paper.boundingBox();
  if (box === null) throw new Error('The signature field is not on the screen');
  const at = (x: number, y: number): [number, number] => [box.x + x * box.width, box.y + y * box.height];
  await page.mouse.move(...at(0.15, 0.6));
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1)
    await page.mouse.move(...at(0.15 + step * 0.022, 0.55 + 0.25 * Math.sin(step / 2)));
  await page.mouse.up();
}

/** Opens the booking of a vehicle on a person's home, once what comes above the vehicles no longer moves them from under the press. */
export async function bookNow(page: Page, vehicle: string): Promise<void> {
  const recommended = page.getByRole('region', { name: 'Recommended for You' });
  await expect(recommended.getByText(/match(es)? you/)).toBeVisible();
  await page.getByRole('button', { name: `Book Now: ${vehicle}` }).click();
}

/** Opens the booking of a vehicle at the starts of the day under which this one stands. */
export async function openSlots(page: Page, vehicle: string, start: Instant): Promise<void> {
  await bookNow(page, vehicle);
  await expect(page.getByRole('grid')).toBeVisible();
  const today = dayOf(instantOfDate(new Date()), DEFAULT_ZONE);
  // a night stands under the day on which it begins, and the rest of the present one under today
  const day = dayOf(addHours(start, -6), DEFAULT_ZONE);
  if (day > today) await page.getByRole('grid').locator(`[data-day="${day}"]`).click();
}

/** Goes through the bookable days until one has a free start, and chooses the first one. */
export async function chooseFirstFreeStart(page: Page): Promise<void> {
  const calendar = page.getByRole('grid');
  await expect(calendar).toBeVisible();
  const days = await calendar.locator('button:enabled').all();
  for (const day of days) {
    await day.click();
    const free = page.getByRole('region', { name: 'Time Slots' }).getByRole('button', { name: /Available$/ });
    if ((await free.count()) === 0) continue;
    await free.first().click();
    return;
  }
  throw new Error('No day of the booking window has a free start');
}
