import { expect } from '@playwright/test';
import { addDays, atHour, dayOf, weekdayOf } from '@rigbook/contracts/kernel/calendar';
import { dayInWords } from '@rigbook/contracts/kernel/time-in-words';
import { DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { expectAccessible, expectAccessibleInBothColours } from './support/accessible';
import { as, asAdministrator, call, type Named, signedIn } from './support/api';
import { newResponder } from './support/newcomers';
import { entries, openAdministration, signIn } from './support/people';
import { test } from './support/test';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The next day from tomorrow on whose hours are for everybody. */
function nextMorning() {
  let day = addDays(dayOf(instantOfDate(new Date()), DEFAULT_ZONE), 1);
  while (weekdayOf(day) === 0 || weekdayOf(day) > 4) day = addDays(day, 1);
  return { day, weekday: names[weekdayOf(day)] ?? '', startTime: atHour(day, 9, DEFAULT_ZONE) };
}

test('an administrator gives somebody the same hours every week; what cannot be booked is said, and booked once it can', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const { day, weekday, startTime } = nextMorning();
  const holder = await newResponder();
  const request = { vehicleId: vehicle.id, startTime, duration: 2, purpose: 'Somebody else' };
  const taken = await as(holder, (asker) => call<Named>(asker, 'POST', '/api/bookings', request));

  await signIn(page, '100');
  await openAdministration(page);
  await page.goto('/admin?tab=standing-shifts');
  await page.getByRole('button', { name: 'Set a standing shift' }).click();
  const editor = page.getByRole('dialog', { name: 'Set a standing shift' });
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Please choose whose shift it is.')).toBeVisible();
  await editor.getByRole('combobox', { name: 'Person' }).fill(unit);
  await page.locator('.ant-select-item-option').filter({ hasText: unit }).first().click();
  await editor.getByRole('combobox', { name: 'Vehicle' }).click();
  await page.getByTitle(new RegExp(`^${vehicle.name} `)).click();
  // the likeliest refusal: hours for administrators
  await editor.getByRole('checkbox', { name: 'Saturday' }).check();
  await expect(editor.getByText(/From Friday 13:00 to Sunday 09:00 only administrators/)).toBeVisible();
  await expectAccessibleInBothColours(page);
  await editor.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await editor.getByRole('checkbox', { name: weekday }).check();
  await editor.getByRole('combobox', { name: 'Start' }).selectOption('09:00');
  await editor.getByRole('button', { name: dayInWords(addDays(day, 7)) }).click();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();

  const card = entries(page).filter({ hasText: `Unit ${unit}` });
  await expect(card.getByText(/09:00 - 13:00 \(4 hours\)/)).toBeVisible();
  await expect(card.getByText(new RegExp(`${dayInWords(day)}: The vehicle is taken`))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin');
  await expect(page.getByText(new RegExp(`Unit ${unit}. The vehicle is taken`))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All standing shifts' }).click();
  await asAdministrator((admin) => call(admin, 'DELETE', `/api/admin/bookings/${taken.id}`, {}));
  const booked = card.getByRole('link', { name: `${dayInWords(day)}, booked` });
  await expect(booked).toBeVisible({ timeout: 120_000 });

  const person = await signedIn(browser, unit);
  await person.goto('/');
  const mine = person.getByRole('region', { name: 'My Bookings' });
  await expect(mine.getByRole('heading', { name: 'Your standing shifts' })).toBeVisible();
  await expect(mine.getByRole('list', { name: 'The next days' }).getByText('booked').first()).toBeVisible();
  await expect(mine.getByRole('article').filter({ hasText: 'Standing shift' }).first()).toBeVisible();
  await expectAccessible(person);

  await card.getByRole('button', { name: /^History of the standing shift of/ }).click();
  const history = page.getByRole('dialog', { name: /^History of the standing shift of/ });
  await expect(history.getByText(/^Set by .*Unit 100/)).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await card.getByRole('button', { name: /^End the standing shift of/ }).click();
  const ending = page.getByRole('dialog', { name: 'End this standing shift?' });
  await expect(ending.getByRole('checkbox', { name: 'Cancel the booking that was made ahead, too' })).toBeChecked();
  await expectAccessible(page);
  await ending.getByRole('button', { name: 'End', exact: true }).click();
  await expect(ending).toBeHidden();
  await expect(card).toBeHidden();
  await expect(mine.getByRole('heading', { name: 'Your standing shifts' })).toBeHidden();
  await expect(mine.getByText('Cancelled').first()).toBeVisible();
});
