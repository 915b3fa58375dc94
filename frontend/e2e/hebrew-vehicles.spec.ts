import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { he } from '../src/testing/catalogues';
import { approve, book, call, sign, signedIn } from './support/api';
import { button, dialog, enter, expectHebrew, expectHebrewInBothColours } from './support/hebrew';
import { administrator } from './support/newcomers';
import { test } from './support/test';

test.use({ locale: 'he-IL' });

test('where a vehicle stands is written at the return, and a position that the phone refuses is not needed', async ({
  page,
  unit,
  vehicle,
}) => {
  await enter(page, unit, '/');
  const id = await book(page, vehicle.id, 1, 'תורנות ערב');
  await approve(id);
  await sign(page, id);
  const checkIn = { fuelLevel: 80, mileage: 41_300, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await page.goto(`/checkout/${id}`);
  await page.getByRole('checkbox', { name: he['checkOut.noDamage'] }).check();
  await page.getByLabel(he['checkOut.mileage']).fill('41350');
  await page.getByRole('button', { name: he['shift.fuelFull'].replace('{percent}', '100') }).click();
  await page.getByRole('textbox', { name: he['parking.ask'] }).fill('קומה 2-, מפרץ 14');
  await button(page, 'parking.addPosition').click();
  await expect(page.getByText(he['parking.notAllowed'])).toBeVisible();
  await expectHebrewInBothColours(page);
  await button(page, 'checkOut.submit').click();
  await expect(page.getByText(he['checkOut.done']).first()).toBeVisible();
  await page.goto(`/history/${id}`);
  await expect(page.getByText('קומה 2-, מפרץ 14').first()).toBeVisible();
  await expectHebrew(page);
});

test('a sticker is printed and scanned, what is missing in a report is said, and an old code leads nowhere', async ({
  browser,
  unit,
  vehicle,
}) => {
  const office = await administrator(browser);
  await office.goto('/admin?tab=stickers');
  await expect(office.getByRole('heading', { name: he['stickers.title'] })).toBeVisible();
  const make = button(office, 'stickers.make');
  const label = office.getByRole('article', { name: vehicle.name, exact: true });
  await expect(make.or(label)).toBeVisible();
  if (await make.isVisible()) await make.click();
  const code = await label.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  await expectHebrewInBothColours(office);

  const responder = await (await browser.newContext()).newPage();
  await responder.goto(`/s/${code}`);
  await expect(responder.getByRole('heading', { name: /^הרכב הזה שייך ל/ })).toBeVisible();
  await expectHebrewInBothColours(responder);
  await enter(responder, unit, `/s/${code}`);
  await button(responder, 'sticker.report').click();
  await button(responder, 'sticker.sendReport').click();
  await expect(responder.getByText(he['sticker.seenMissing'])).toBeVisible();
  await expectHebrewInBothColours(responder);
  await responder.getByRole('textbox', { name: he['sticker.seen'] }).fill('המראה השמאלית תלויה');
  await button(responder, 'sticker.sendReport').click();
  await expect(responder.getByText(he['outbox.seen'], { exact: true })).toBeVisible();

  const renew = new RegExp(he['stickers.renewNamed'].replace('{vehicle}', `\\W?${vehicle.name}\\W?$`)); // marks of direction around the name
  await office.getByRole('button', { name: renew }).click();
  await expectHebrew(office);
  await dialog(office).getByRole('button', { name: he['stickers.renew'], exact: true }).click();
  await expect(label.getByText(code ?? '')).toBeHidden();
  await responder.goto(`/s/${code}`);
  await expect(responder.getByRole('heading', { name: he['sticker.unknown'] })).toBeVisible();
  await expectHebrewInBothColours(responder);
  await responder.context().close();
  await office.context().close();
});

test('the office reads the months of the fleet and of a vehicle, and is told that a file was not saved', async ({
  browser,
  unit,
  vehicle,
}) => {
  const responder = await signedIn(browser, unit);
  await responder.goto('/');
  const id = await book(responder, vehicle.id, 1, 'תורנות ערב');
  await approve(id);
  await sign(responder, id);
  const readings = { fuelLevel: 80, checklist: checkInItemIds };
  await call(responder.request, 'POST', `/api/bookings/${id}/check-in`, { ...readings, mileage: 48_210 });
  const back = { fuelLevel: 60, mileage: 48_274, damageReports: null, noDamageConfirmed: true };
  await call(responder.request, 'POST', `/api/bookings/${id}/checkout`, back);
  await responder.context().close();

  const office = await administrator(browser);
  await office.goto('/admin?tab=usage');
  const months = office.getByRole('region', { name: he['months.title'] });
  const line = months.getByRole('row').filter({ hasText: vehicle.name });
  await expect(line.getByText('64', { exact: true }).first()).toBeVisible();
  await expectHebrewInBothColours(office);
  await office.context().setOffline(true);
  await button(office, 'months.export').click();
  await expect(office.getByText(he['months.exportFailed']).first()).toBeVisible();
  await office.context().setOffline(false);
  await office.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  await expect(months.getByText('64', { exact: true }).first()).toBeVisible();
  await expectHebrewInBothColours(office);
  await office.context().close();
});
