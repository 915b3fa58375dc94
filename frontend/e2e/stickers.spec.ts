import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { expectAccessible } from './support/accessible';
import { approve, asAdministrator, book, call, type Named, sign, signedIn } from './support/api';
import { newResponder } from './support/newcomers';
import { openAdministration, signIn } from './support/people';
import { plainPhoto } from './support/photos';
import { test } from './support/test';
import { newVehicle, retire } from './support/vehicles';

test('an administrator prints a sticker; scanned, it leads a responder to the vehicle and tells a stranger whose it is', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, '100');
  await openAdministration(page);
  await page.goto('/admin?tab=fleet');
  await page.getByRole('link', { name: 'Stickers' }).click();
  await expect(page.getByRole('heading', { name: 'Stickers for the vehicles' })).toBeVisible();
  const make = page.getByRole('button', { name: 'Make codes' });
  const label = page.getByRole('article', { name: vehicle.name, exact: true });
  await expect(make.or(label)).toBeVisible();
  if (await make.isVisible()) await make.click();
  const code = await label.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  await expectAccessible(page);

  const responder = await (await browser.newContext()).newPage();
  await responder.goto(`/s/${code}`);
  await expect(responder.getByRole('heading', { name: /^This vehicle belongs to/ })).toBeVisible();
  await expect(responder.getByText(vehicle.name)).toBeHidden();
  await expectAccessible(responder);
  await signIn(responder, unit);
  await responder.goto(`/s/${code}`);
  await expect(responder.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible();
  await expect(responder.getByText(/^You have no booking of/)).toBeVisible();
  await expectAccessible(responder);

  // they report what they see, and the office sees it; what is missing is said first
  await responder.getByRole('button', { name: 'Report something' }).click();
  await responder.getByRole('button', { name: 'Send report' }).click();
  await expect(responder.getByText('Please say what you saw.')).toBeVisible();
  await expectAccessible(responder);
  await responder.getByRole('textbox', { name: 'What did you see?' }).fill('The left mirror hangs down');
  await responder.getByRole('combobox', { name: 'Place on the drawing' }).selectOption('left-mirror');
  const photos = responder.getByLabel('Choose photos');
  await photos.setInputFiles([await plainPhoto('front')]);
  await expect(responder.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  const arrived = responder.waitForResponse(/\/seen-photos\//);
  await responder.getByRole('button', { name: 'Send report' }).click();
  await expect(responder.getByText('Reported', { exact: true })).toBeVisible();
  await arrived;
  const office = await page.context().newPage();
  await office.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  await expect(office.getByText('The left mirror hangs down')).toBeVisible();
  await expect(office.getByText(/^Seen at the vehicle .* by /)).toBeVisible();
  await expect(office.getByRole('img', { name: 'Photo 1 of what was seen' })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Erase the words: Left mirror' }).click();
  await office.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(office.getByText('Choose a reason first.')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('combobox', { name: 'Why' }).click();
  await office.getByTitle('It names a person', { exact: true }).click();
  await office.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(office.getByText('The left mirror hangs down')).toBeHidden();
  await office.close();

  await page.getByRole('button', { name: `New code for ${vehicle.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New code' }).click();
  await expect(label.getByText(code ?? '')).toBeHidden();
  await responder.goto(`/s/${code}`);
  await expect(responder.getByRole('heading', { name: 'This sticker is not in use' })).toBeVisible();
  await expectAccessible(responder);
});

test('who takes a vehicle next sees the photo of what somebody saw at it: on its card, at the check-in and where damage is reported', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const passer = await signedIn(browser, await newResponder());
  const { code } = await asAdministrator((admin) =>
    call<{ code: string }>(admin, 'POST', `/api/admin/vehicles/${vehicle.id}/sticker`),
  );
  await passer.goto(`/s/${code}`);
  await passer.getByRole('button', { name: 'Report something' }).click();
  await passer.getByRole('textbox', { name: 'What did you see?' }).fill('The left mirror hangs down');
  await passer.getByLabel('Choose photos').setInputFiles([await plainPhoto('front')]);
  await expect(passer.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  const arrived = passer.waitForResponse(/\/seen-photos\//);
  await passer.getByRole('button', { name: 'Send report' }).click();
  await arrived;

  await signIn(page, unit);
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const expectShown = async (address: string) => {
    await page.goto(address);
    const known = page.getByRole('region', { name: 'Defects that are known' });
    await expect(known.getByText('The left mirror hangs down')).toBeVisible();
    const photo = known.getByRole('img', { name: 'Photo 1 of the defect' });
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
  };
  await expectShown('/');
  await expectShown(`/checkin/${id}`);
  await expectShown(`/report/${id}`);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await expectShown('/');
  await expectShown(`/report/${id}`);

  // once it is fixed, neither the words nor the photo are shown
  await asAdministrator(async (admin) => {
    const [defect] = await call<Named[]>(admin, 'GET', `/api/admin/defects?vehicleId=${vehicle.id}`);
    await call(admin, 'POST', `/api/admin/defects/${defect!.id}/steps`, { to: 'fixed' });
  });
  await page.goto(`/report/${id}`);
  await expect(page.getByRole('button', { name: 'Send report' })).toBeVisible();
  await expect(page.getByText('The left mirror hangs down')).toBeHidden();
  await passer.context().close();
});

test('a report about a vehicle that has left the fleet since stands on home until it is discarded', async ({
  page,
  unit,
}) => {
  const vehicle = await newVehicle();
  const { code } = await asAdministrator((admin) =>
    call<{ code: string }>(admin, 'POST', `/api/admin/vehicles/${vehicle.id}/sticker`),
  );
  await signIn(page, unit);
  await page.goto(`/s/${code}`);
  await page.getByRole('button', { name: 'Report something' }).click();
  await page.getByRole('textbox', { name: 'What did you see?' }).fill('The left mirror hangs down');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('One report is waiting for the network')).toBeVisible();
  await retire(vehicle);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'This sticker is not in use' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('One report was not sent')).toBeVisible();
  await expect(page.getByText(`Report about ${vehicle.name}`)).toBeVisible();
  await expect(page.getByText('The left mirror hangs down')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open: The left mirror hangs down' })).toHaveCount(0);
  await expectAccessible(page);
  const discard = page.getByRole('button', { name: 'Discard: The left mirror hangs down' });
  await discard.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await discard.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('One report was not sent')).toBeHidden();
});
