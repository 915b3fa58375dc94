import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { he } from '../src/testing/catalogues';
import { approve, asAdministrator, book, call, firstFreeStart, type Named, sign, signedIn } from './support/api';
import { confirmFuel } from './support/check-list';
import { button, dialog, enter, expectHebrew } from './support/hebrew';
import { newResponder } from './support/newcomers';
import { openAdministration, signIn } from './support/people';
import { plainPhoto } from './support/photos';
import { test } from './support/test';

const PLACE = 'Level -2, bay 14, beside the lift';

test('who returns a vehicle says where it stands, and the next person finds it', async ({
  page,
  context,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const free = await firstFreeStart(page.request, vehicle.id, 2);
  const hour = async (phone: typeof page, startTime: Instant) => {
    const body = { vehicleId: vehicle.id, startTime, duration: 1, purpose: 'Shift' };
    const { id } = await call<Named>(phone.request, 'POST', '/api/bookings', body);
    await approve(id);
    await sign(phone, id);
    return id;
  };
  const ending = await hour(page, free);
  const checkIn = { fuelLevel: 80, mileage: 41_300, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${ending}/check-in`, checkIn);

  await page.goto(`/checkout/${ending}`);
  await page.getByRole('checkbox', { name: /no.*damage/i }).check();
  await page.getByLabel('Current mileage').fill('41350');
  await confirmFuel(page);
  await page.getByRole('textbox', { name: 'Where did you park it?' }).fill(PLACE);
  // the phone refuses at first: what is written is enough, and its person may change their mind
  await page.getByRole('button', { name: 'Add the position' }).click();
  await expect(page.getByText(/does not give its position/)).toBeVisible();
  await expectAccessible(page);
  await context.setGeolocation({ latitude: 32.0853, longitude: 34.781768, accuracy: 11.5 });
  await context.grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'Add the position' }).click();
  await expect(page.getByRole('link', { name: '32.085300, 34.781768 (±12 m)' })).toBeVisible();
  const parking = page.getByRole('region', { name: 'Where it stands' });
  await parking.getByLabel('Choose photos').setInputFiles([await plainPhoto('front')]);
  await expect(parking.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete Vehicle Checkout & End Shift' }).click();
  await expect(page.getByText('Vehicle Checkout Complete').first()).toBeVisible();
  await expect(async () => {
    const photos = await call<{ state: string }[]>(page.request, 'GET', `/api/bookings/${ending}/damage-photos`);
    expect(photos.map(({ state }) => state)).toEqual(['here']);
  }).toPass({ timeout: 60_000 });
  await page.goto(`/history/${ending}`);
  await expect(page.getByText(PLACE).first()).toBeVisible();

  const phone = await signedIn(browser, await newResponder());
  await phone.goto('/');
  const next = await hour(phone, addHours(free, 1));
  for (const address of ['/', `/checkin/${next}`]) {
    await phone.goto(address);
    const stands = phone.getByRole('region', { name: 'Where it stands' });
    await expect(stands.getByText(PLACE)).toBeVisible();
    await expect(stands.getByRole('link', { name: /32\.085300/ })).toHaveAttribute('href', /32\.085300/);
    await expect(stands.getByRole('img', { name: 'Photo 1 of the place' })).toBeVisible();
    await expectAccessible(phone);
  }
});

test('who has the vehicle reads its keys and codes until the return, which asks where it stands; each look is on record', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, '100');
  await openAdministration(page, `?tab=vehicle&vehicle=${vehicle.id}`);
  const panel = page.getByRole('region', { name: 'Keys and codes' });
  await panel.getByRole('button', { name: 'Show and change' }).click();
  await panel.getByRole('textbox').fill('4711 #');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Keys and codes are saved').first()).toBeVisible();

  const phone = await (await browser.newContext({ locale: 'he-IL', colorScheme: 'dark' })).newPage();
  await enter(phone, unit, '/');
  const id = await book(phone, vehicle.id, 1, 'Shift');
  await approve(id);
  await sign(phone, id);
  const looks = async () => {
    await phone.goto('/');
    await button(phone, 'vehicleKeys.open').click();
    await expect(dialog(phone).getByText('4711 #')).toBeVisible();
    await expectHebrew(phone);
  };
  await looks();
  const checkIn = { fuelLevel: 80, mileage: 41_300, checklist: checkInItemIds };
  await call(phone.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await looks();

  const require = (parkingPlaceRequired: boolean) =>
    asAdministrator((admin) => call(admin, 'PUT', '/api/admin/settings', { parkingPlaceRequired }));
  await require(true);
  try {
    await phone.goto(`/checkout/${id}`);
    await phone.getByRole('checkbox', { name: he['checkOut.noDamage'] }).check();
    await phone.getByLabel(he['checkOut.mileage']).fill('41350');
    await phone.getByRole('button', { name: he['shift.fuelFull'].replace('{percent}', '100') }).click();
    await button(phone, 'checkOut.submit').click();
    await expect(phone.getByText(he['parking.required']).first()).toBeVisible();
    await expectHebrew(phone);
    await phone.getByRole('textbox', { name: he['parking.ask'] }).fill('B14');
    await button(phone, 'checkOut.submit').click();
    await expect(phone.getByText(he['checkOut.done']).first()).toBeVisible();
  } finally {
    await require(false);
  }
  await phone.goto('/');
  await expect(button(phone, 'vehicleKeys.open')).toBeHidden();
  const refused = await phone.request.get(`/api/vehicles/${vehicle.id}/keys`);
  expect(refused.status()).toBe(403);
  await expect(async () => {
    const record = await call<object>(phone.request, 'GET', '/api/auth/access-record');
    expect(JSON.stringify(record)).toContain('vehicle-keys-read');
  }).toPass();
  await phone.context().close();
});
