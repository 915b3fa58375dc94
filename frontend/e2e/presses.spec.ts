import { expect, type Page } from '@playwright/test';
import { as, book, call, type Named } from './support/api';
import { countPresses } from './support/presses';
import { test } from './support/test';

const MOST_TO_APPROVE_FIVE = 9;
const MOST_TO_FIND_A_MINUTE = 6;

/** As a person does who knows the keys: the fields take the focus by themselves, and the fourth digit signs in. */
async function signIn(page: Page): Promise<void> {
  await expect(page.getByLabel('Unit number')).toBeFocused();
  await page.keyboard.type('1000100');
}

async function openAdministration(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Admin password' })).toBeFocused();
  await page.keyboard.type('rigbook-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

test('five requests are approved with at most nine presses, from the home page, a filled field counting as one', async ({
  page,
}) => {
  for (const unitNumber of ['102', '103', '104', '105', '101'])
    await as(unitNumber, async (request) => {
      const fleet = await call<(Named & { status: string })[]>(request, 'GET', '/api/vehicles');
      for (const { id } of fleet.filter(({ status }) => status === 'available'))
        if (
          await book({ request }, id, 1, 'One of five').then(
            () => true,
            () => false,
          )
        )
          return;
      throw new Error('Nothing is free');
    });
  const presses = await countPresses(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await signIn(page);
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await openAdministration(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Requests/ })
    .click();
  // the list has other people's requests, too
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(page.getByText(/^([5-9]|\d\d) selected$/)).toBeVisible();
  await page.keyboard.press('a');
  expect(await presses()).toBeLessThanOrEqual(MOST_TO_APPROVE_FIVE);
  await expect(page.getByText('Approving...').first()).toBeVisible();
  await expect(page.getByText(/^([5-9]|\d\d) of \1 approved/).first()).toBeVisible();
});

test('who had a vehicle at a minute of last week is known after at most six presses, from the address of the administration', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await page.goto('/admin');
  await signIn(page);
  await openAdministration(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('BLS1 last Tue 14:00');
  await expect(page.getByRole('option', { name: /^Who had BLS1: nobody/, selected: true })).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(MOST_TO_FIND_A_MINUTE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Answers' }).getByText('BLS1').first()).toBeVisible();
});
