import { expect, type Page } from '@playwright/test';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { firstFreeStart, type Named } from './support/api';
import { newResponder } from './support/newcomers';
import { bookNow, signIn } from './support/people';
import { test } from './support/test';

const starts = (page: Page) => page.getByRole('combobox', { name: 'Start Time' });

async function openForm(page: Page, vehicle: Named): Promise<void> {
  await bookNow(page, vehicle.name);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('radio', { name: 'Date and time' }).check();
  await page.getByLabel('Date', { exact: true }).fill(await bookableDay(page, vehicle));
  await page.getByLabel('Duration (Hours)').selectOption('1 hour');
}

/** A day with hours that stay bookable for a while: the current hour ends while the test runs. */
async function bookableDay({ request }: Page, { id }: Named): Promise<string> {
  const start = await firstFreeStart(request, id, 2);
  return dayOf(addHours(start, 1), DEFAULT_ZONE);
}

/** The last free start of the day. Past, taken and closed starts say so after their hours. */
async function freeStart(page: Page): Promise<string> {
  const free = starts(page)
    .locator('option')
    .filter({ hasText: /^\d\d:\d\d - \d\d:\d\d$/ });
  await expect(free.last()).toBeAttached();
  return (await free.last().getAttribute('value')) ?? '';
}

test('two people ask for the same hour at the same moment: one gets it, the other reads why', async ({
  page,
  browser,
  viewport,
  unit,
  vehicle,
}) => {
  const other = await browser.newContext({ viewport });
  const pages = [page, await other.newPage()];
  await signIn(page, unit);
  await openForm(page, vehicle);
  await page.getByRole('button', { name: 'Submit Booking' }).click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await expectAccessible(page);

  await signIn(pages[1] as Page, await newResponder());
  await openForm(pages[1] as Page, vehicle);
  const start = await freeStart(page);
  for (const [index, one] of pages.entries()) {
    await starts(one).selectOption(start);
    await one.getByLabel('Purpose', { exact: true }).fill(`Request ${index}`);
  }
  await Promise.all(pages.map((one) => one.getByRole('button', { name: 'Submit Booking' }).click()));

  const outcomes = await Promise.all(
    pages.map(async (one) => {
      const submitted = one.getByRole('dialog', { name: 'Booking submitted for approval' });
      // read as a whole: what says so is gone after five seconds
      const refused = one.getByRole('listitem').filter({ hasText: `Booking Failed${vehicle.name} is taken on ` });
      await expect(submitted.or(refused)).toBeVisible();
      return (await submitted.isVisible()) ? 'submitted' : 'refused';
    }),
  );
  expect([...outcomes].sort()).toEqual(['refused', 'submitted']);
  const loser = pages[outcomes.indexOf('refused')] as Page;
  await expect(loser.getByLabel('Purpose', { exact: true })).toHaveValue(/^Request [01]$/);
  await expect(loser.getByText(/^The next free start for 1 hour is |is taken from/).first()).toBeVisible();
  await expectAccessible(loser);
  await other.close();
});
