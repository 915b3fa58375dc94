import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { call, firstFreeStart, type Named, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { takePicture } from './picture';
import { test } from '../support/test';

test('a booking is given, and a swap is proposed', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  const colleague = await newResponder();
  const [person, other] = [await signedIn(browser, unit), await signedIn(browser, colleague)];
  const free = await firstFreeStart(person.request, vehicle.id, 10);
  const book = (request: typeof person.request, hours: number, purpose: string) =>
    call<Named & { startTime: string; endTime: string }>(request, 'POST', '/api/bookings', {
      ...{ vehicleId: vehicle.id, startTime: addHours(free, hours), duration: 2, purpose },
    });
  const seen = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
    ...{ vehicleId: vehicle.id, startTime, endTime },
  });
  const [given, wanted, taken] = [
    await book(other.request, 3, 'Evening shift, south sector'),
    await book(person.request, 5, 'Training in the north'),
    await book(other.request, 8, 'Night shift'),
  ];
  await call(other.request, 'POST', '/api/handing-on', { bookingId: given.id, seen: seen(given), unitNumber: unit });
  await call(other.request, 'POST', '/api/handing-on/swaps', {
    ...{ bookingId: taken.id, seen: seen(taken), wanted: seen(wanted) },
  });
  await person.context().close();

  await enter(page, unit, '/');
  await page.getByRole('heading', { name: words['handOn.offers'] }).waitFor();
  await shot('62-handing-on-offers', true);
  await page.getByRole('button', { name: words['handOn.open'], exact: false }).first().waitFor();
  await page.locator('#my-bookings').getByText(words['handOn.open'], { exact: true }).first().click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').fill('999');
  await dialog.getByRole('button', { name: words['handOn.send'], exact: true }).click();
  await dialog.getByText(words['handOn.unitUnknown']).first().waitFor();
  await shot('62-handing-on-refused');
  await dialog.getByRole('radio').nth(1).check();
  await shot('62-handing-on-everybody');
  await dialog.getByRole('radio').nth(2).check();
  await dialog.getByRole('combobox').nth(1).waitFor();
  await shot('62-handing-on-swap');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('textbox').fill(colleague);
  await dialog.getByRole('button', { name: words['handOn.send'], exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(words['handOn.withdraw'], { exact: true }).waitFor();
  await shot('62-handing-on-offered', true);
  await other.context().close();
});
