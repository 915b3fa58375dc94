import { expect, type Page } from '@playwright/test';
import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { as, call, firstFreeStart, type Named, signedIn } from './support/api';
import { newResponder } from './support/newcomers';
import { signIn } from './support/people';
import { test } from './support/test';

/** An hour of the vehicle that begins some hours from now, so that it still lies ahead at the end of the test. */
const bookAhead = async (request: Page['request'], vehicle: Named, startTime: Instant, purpose: string) =>
  (await call<Named>(request, 'POST', '/api/bookings', { vehicleId: vehicle.id, startTime, duration: 1, purpose })).id;

test('a booking goes to the colleague whose unit number was named, once they accept on their phone', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const free = await firstFreeStart(page.request, vehicle.id, 6);
  await bookAhead(page.request, vehicle, addHours(free, 3), 'Evening shift for two');
  const colleague = await newResponder();
  await page.reload();

  const bookings = page.getByRole('region', { name: 'My Bookings' });
  await bookings.getByRole('button', { name: new RegExp(`^Give or swap ${vehicle.name}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Give or swap this booking' });
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(dialog.getByText('Enter the three digits of your colleague’s unit number')).toBeVisible();

  // the likeliest refusal: a wrong number, said next to its field
  const number = dialog.getByRole('textbox', { name: 'Unit number' });
  await number.fill('999');
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(dialog.getByText('No colleague with this number can take a booking. Please check it.')).toBeVisible();
  await expectAccessible(page);
  await number.fill(colleague);
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(bookings.getByText(`Offered to unit ${colleague}`)).toBeVisible();
  await expectAccessible(page);

  const phone = await signedIn(browser, colleague);
  await phone.goto('/');
  const offers = phone.getByRole('region', { name: 'From colleagues' });
  await expect(offers.getByText(new RegExp(`\\(${unit}\\) offers you this booking\\.$`))).toBeVisible();
  await expect(offers.getByText('Evening shift for two')).toBeVisible();
  await expectAccessible(phone);
  await offers.getByRole('button', { name: new RegExp(`^Accept ${vehicle.name}`) }).click();
  await expect(phone.getByText('The booking is yours', { exact: true })).toBeVisible();
  await expect(offers).toBeHidden();
  await expect(
    phone.getByRole('region', { name: 'My Bookings' }).getByText('Evening shift for two').first(),
  ).toBeVisible();

  // on the giver's phone it goes without a reload
  await expect(bookings.getByText('Evening shift for two')).toBeHidden();
  await expect(bookings.getByText(new RegExp(`\\(${colleague}\\) accepted ${vehicle.name}, `))).toBeVisible();
  await phone.context().close();
});

test('two bookings are swapped in one step; nobody learns whose hours they ask for before they are accepted', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const free = await firstFreeStart(page.request, vehicle.id, 8);
  await bookAhead(page.request, vehicle, addHours(free, 3), 'Mine');
  const colleague = await newResponder();
  const [theirs, gone] = [addHours(free, 5), addHours(free, 7)];
  const cancelled = await as(colleague, async (request) => {
    await bookAhead(request, vehicle, theirs, 'Theirs');
    return bookAhead(request, vehicle, gone, 'Called off');
  });
  await page.reload();

  const bookings = page.getByRole('region', { name: 'My Bookings' });
  await bookings.getByRole('button', { name: new RegExp(`^Give or swap ${vehicle.name}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Give or swap this booking' });
  await dialog.getByRole('radio', { name: 'Swap it for other hours' }).check();
  const hours = dialog.getByRole('combobox', { name: 'Hours you want in return' });
  await expect(hours.locator(`option[value="${gone}"]`)).toBeAttached();
  await expectAccessible(page);

  // the likeliest refusal: the hours are no longer their holder's
  await hours.selectOption(gone);
  await as(colleague, (request) => call(request, 'DELETE', `/api/bookings/${cancelled}`, {}));
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  // refused, or gone from the list by then
  const refused = dialog.getByText(/These hours cannot be swapped/);
  await expect(refused.or(dialog.getByText('Choose hours', { exact: true })).first()).toBeVisible();
  await hours.selectOption(theirs);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(bookings.getByText(new RegExp(`^Swap proposed for ${vehicle.name}`))).toBeVisible();
  await expect(page.getByText(`(${colleague})`)).toBeHidden();

  const phone = await signedIn(browser, colleague);
  await phone.goto('/');
  const offers = phone.getByRole('region', { name: 'From colleagues' });
  await expect(offers.getByText(new RegExp(`\\(${unit}\\) proposes a swap\\.$`))).toBeVisible();
  await expectAccessible(phone);
  await offers.getByRole('button', { name: new RegExp(`^Accept ${vehicle.name}`) }).click();
  await expect(phone.getByText('Swapped', { exact: true })).toBeVisible();
  await expect(phone.getByRole('region', { name: 'My Bookings' }).getByText('Mine', { exact: true })).toBeVisible();
  await expect(bookings.getByText('Theirs', { exact: true })).toBeVisible();
  await expect(bookings.getByText('Mine', { exact: true })).toBeHidden();
  await phone.context().close();
});

test('a booking that is offered to everybody goes to the first colleague who accepts; the second is told', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const free = await firstFreeStart(page.request, vehicle.id, 6);
  await bookAhead(page.request, vehicle, addHours(free, 3), 'For whoever has time');
  await page.reload();

  const bookings = page.getByRole('region', { name: 'My Bookings' });
  await bookings.getByRole('button', { name: new RegExp(`^Give or swap ${vehicle.name}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Give or swap this booking' });
  await dialog.getByRole('radio', { name: 'Offer it to everybody who may take it' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(bookings.getByText('Offered to everybody')).toBeVisible();

  const phones: Page[] = [];
  for (const colleague of [await newResponder(), await newResponder()]) {
    const phone = await signedIn(browser, colleague);
    await phone.goto('/');
    await expect(acceptOn(phone, vehicle)).toBeVisible();
    await expectAccessible(phone);
    phones.push(phone);
  }
  const [first, second] = phones as [Page, Page];
  // the likeliest refusal: both press, and the second one's answer is on its way for longer
  let letThrough = () => {};
  const firstHasIt = new Promise<void>((resolve) => (letThrough = resolve));
  await second.route('**/api/handing-on/*/accept', async (route) => {
    await firstHasIt;
    await route.continue();
  });
  await acceptOn(second, vehicle).click();
  await acceptOn(first, vehicle).click();
  await expect(first.getByText('The booking is yours', { exact: true })).toBeVisible();
  letThrough();
  await expect(second.getByText('Not accepted', { exact: true })).toBeVisible();
  await expect(acceptOn(second, vehicle)).toBeHidden();
  await expect(bookings.getByText('For whoever has time')).toBeHidden();
  for (const phone of phones) await phone.context().close();
});

const acceptOn = (phone: Page, vehicle: Named) =>
  phone
    .getByRole('region', { name: 'From colleagues' })
    .getByRole('button', { name: new RegExp(`^Accept ${vehicle.name}`) });
