import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { approve, call, firstFreeStart, type Named, sign, signedIn } from './support/api';
import { confirmFuel } from './support/check-list';
import { newResponder } from './support/newcomers';
import { signIn } from './support/people';
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
