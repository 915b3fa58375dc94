import { expect, type Page } from '@playwright/test';
import { as, book, call, type Named } from './support/api';
import { button, openDeskByKeys, pressOn, tabTo, typeInto } from './support/keys';
import { newResponder } from './support/newcomers';
import { test } from './support/test';

const MANY = 3;

/** Requests by as many people, with a purpose by which only they are found. */
async function request(words: string): Promise<string> {
  const purpose = `${words} ${Date.now()}`;
  for (let nth = 0; nth < MANY; nth += 1)
    await as(await newResponder(), async (asker) => {
      const fleet = await call<(Named & { status: string })[]>(asker, 'GET', '/api/vehicles');
      const free = fleet.filter(({ status }) => status === 'available');
      await book({ request: asker }, free[nth % free.length]?.id ?? '', 1, purpose);
    });
  return purpose;
}

const row = (page: Page, nth: number) => page.getByRole('row').nth(nth);
const drawer = (page: Page) => page.getByRole('dialog');

async function openBookings(page: Page, words: string): Promise<string> {
  const purpose = await request(words);
  await openDeskByKeys(page);
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: /^Requests/ }));
  await typeInto(page, page.getByRole('searchbox'), purpose);
  await expect(page.getByText(`Showing all ${MANY} bookings`)).toBeVisible();
  return purpose;
}

test('requests are walked through, read and decided by keys', async ({ page }) => {
  await openBookings(page, 'Decided by keys');
  await tabTo(page, row(page, 1));
  await page.keyboard.press('j');
  await expect(row(page, 2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(page, 1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toBeHidden();

  for (const key of ['o', 'Enter']) {
    await expect(row(page, 1)).toBeFocused();
    await page.keyboard.press(key);
    await tabTo(page, drawer(page).getByRole('button', { name: 'Approve' }));
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  }
  await expect(row(page, 1)).toBeFocused();

  await page.keyboard.press('o');
  await tabTo(page, drawer(page).getByRole('button', { name: 'Change' }));
  await page.keyboard.press('Enter');
  const change = page.getByRole('dialog', { name: 'Change booking' });
  await expect(change.getByLabel('Reason for the change')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toBeHidden();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(row(page, 1)).toBeFocused();

  await page.keyboard.press('r');
  const reason = page.getByLabel('Reason (optional; the responder will see it)');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(row(page, 1)).toBeFocused();

  await page.keyboard.press('a');
  await pressOn(page, button(page, 'Undo'));
  await expect(page.getByText(`Showing all ${MANY} bookings`)).toBeVisible();
  await tabTo(page, row(page, 1), 'Shift+Tab');
  await page.keyboard.press('a');
  await expect(page.getByText(`Showing all ${MANY - 1} bookings`)).toBeVisible();

  await tabTo(page, row(page, 1));
  await page.keyboard.press('r');
  await typeInto(page, reason, 'Not this week');
  await pressOn(
    page,
    drawer(page)
      .getByRole('button', { name: /^Reject/ })
      .last(),
  );
  await expect(page.getByText('Showing 1 booking')).toBeVisible();
});

test('the diary is filtered by a status, a vehicle and days, and anything is found by Ctrl-K', async ({ page }) => {
  const purpose = await openBookings(page, 'Filtered by keys');
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Diary', exact: true }));
  await tabTo(page, page.getByRole('radio', { name: 'All' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/status=pending/);
  await tabTo(page, page.getByRole('combobox', { name: 'Vehicle' }), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vehicle=/);
  await typeInto(page, page.getByRole('textbox', { name: 'From' }), '1 Jan 2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2026-01-01/);
  await page.keyboard.press('Escape');
  await pressOn(page, button(page, 'Columns and row height'));
  await expect(page.getByRole('group', { name: 'Columns and row height' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Columns and row height')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^A booking, a person/ })).toBeFocused();
  await page.keyboard.type(purpose);
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
