import { expect, type Page } from '@playwright/test';
import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { approve, asAdministrator, call, firstFreeStart, type Named, sign, signedIn } from './support/api';
import { filmOf, withCamera } from './support/camera';
import { confirmFuel, tickRequiredItems } from './support/check-list';
import { newResponder } from './support/newcomers';
import { signIn } from './support/people';
import { sentence } from './support/sentence';
import { keepDate, test } from './support/test';
import { makeOwnType } from './support/vehicles';

const plain = {
  detail: { en: '', he: '' },
  isCritical: false,
  wantsPhoto: false,
  wantsExpiry: false,
  wantsNumber: null,
};

/** What the office asks for when a vehicle of the type comes back. */
const publishReturn = (vehicleType: string): Promise<void> =>
  asAdministrator(async (request) => {
    const of = { vehicleType, occasion: 'return' };
    await call(request, 'PUT', '/api/admin/checklists/draft', {
      ...of,
      seen: { edition: 1, draftedAt: null },
      groups: [{ id: 'end', label: { en: 'At the end', he: 'בסוף' } }],
      items: [
        { ...plain, id: 'bin', group: 'end', label: { en: 'Bin emptied', he: 'הפח רוקן' }, isRequired: true },
        { ...plain, id: 'cables', group: 'end', label: { en: 'Cables', he: 'כבלים' }, isRequired: false },
      ],
    });
    const drafts = await call<{ vehicleType: string; draftedAt: string }[]>(request, 'GET', '/api/admin/checklists');
    const { draftedAt } = drafts.find((one) => one.vehicleType === vehicleType)!;
    await call(request, 'POST', '/api/admin/checklists/publication', { ...of, seen: { edition: 1, draftedAt } });
  });

const everyItem = ['fuel-check', 'tire-inspection', 'lights-test', 'fluid-levels', 'charging-port', 'ituran-code'];

async function signedHour(phone: Page, vehicle: Named, startTime: Instant, purpose: string): Promise<string> {
  const body = { vehicleId: vehicle.id, startTime, duration: 1, purpose };
  const { id } = await call<Named>(phone.request, 'POST', '/api/bookings', body);
  await approve(id);
  await sign(phone, id);
  return id;
}

test('two responders at the vehicle hand it over with a code, also while a phone has no signal', async ({
  page,
  unit,
  vehicle,
  playwright,
  launchOptions,
}, testInfo) => {
  await publishReturn(await makeOwnType(vehicle));
  await signIn(page, unit);
  const free = await firstFreeStart(page.request, vehicle.id, 2);
  const ending = await signedHour(page, vehicle, free, 'Evening shift');
  const checkIn = { fuelLevel: 80, mileage: 41_300, checklist: [...everyItem, 'defibrillator', 'oxygen-tank'] };
  await call(page.request, 'POST', `/api/bookings/${ending}/check-in`, checkIn);
  const colleague = await newResponder();
  const film = testInfo.outputPath('camera.y4m');
  const other = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...withCamera(film)],
  });
  keepDate(other);
  const phone = await signedIn(other, colleague);
  await phone.goto('/');
  const next = await signedHour(phone, vehicle, addHours(free, 1), 'Night shift');

  // from the card of the shift; the booking's page and the checkout lead there, too
  for (const address of [`/history/${ending}`, `/checkout/${ending}`, '/']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Hand over together' }).first()).toBeVisible();
  }
  await page.getByRole('region', { name: 'On duty' }).getByRole('link', { name: 'Hand over together' }).click();
  await expect(page.getByRole('heading', { name: 'Hand over together' })).toBeVisible();
  const show = page.getByRole('button', { name: 'Confirm and show the code' });
  await show.click();
  await expect(page.getByText(/^Please complete: /).first()).toBeVisible();
  await tickRequiredItems(page);
  await page.getByRole('checkbox', { name: /no.*damage/i }).check();
  await page.getByLabel('Current mileage').fill('41350');
  await confirmFuel(page);
  // the checklist of the return is asked of who gives the vehicle back
  await show.click();
  await expect(page.getByText('Please complete: Bin emptied').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Bin emptied/ }).check();
  await page.getByRole('button', { name: 'Not all right: Cables' }).click();
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('One is torn');
  await expectAccessible(page);
  await show.click();
  const shown = page.getByText(/^\d{3} \d{3}$/);
  await expect(shown).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code with the code/ })).toBeVisible();
  await expectAccessible(page);
  const code = ((await shown.textContent()) ?? '').replace(' ', '');

  // the incoming responder finds the vehicle in use, and the way to take it over; the likeliest refusal is a wrong digit
  for (const address of ['/', `/checkin/${next}`]) {
    await phone.goto(address);
    await expect(phone.getByRole('link', { name: 'Take over together' }).first()).toBeVisible();
  }
  await phone.getByRole('link', { name: 'Take over together' }).click();
  const field = phone.getByRole('textbox', { name: 'Code from the other phone' });
  await field.fill(code.startsWith('1') ? `2${code.slice(1)}` : `1${code.slice(1)}`);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText(/This code is wrong, used or too old/).first()).toBeVisible();
  await expectAccessible(phone);
  await field.fill(code);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('41,350 km')).toBeVisible();
  await expect(phone.getByText('One is torn')).toBeVisible();
  await expectAccessible(phone);
  await expect(page.getByText(/sees what you entered/)).toBeVisible();

  // the phone with the code says that the colleague went back; then both go on
  await phone.getByRole('button', { name: 'Something is different: go back' }).click();
  await expect(page.getByText(/went back without confirming$/)).toBeVisible();
  await expectAccessible(page);
  await filmOf(page.getByRole('img', { name: /^QR code with the code/ }), film);
  await phone.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(phone.getByText('41,350 km')).toBeVisible();
  await expect(page.getByText(/sees what you entered/)).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByText('No signal on this phone')).toBeVisible();
  await expect(shown).toBeVisible();
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'I see the same: take it over' }).click();
  await expect(phone.getByText(/^No signal\. Keep this page open/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(sentence(`^${vehicle.name} is yours until `))).toBeVisible();
  await expectAccessible(phone);

  await page.context().setOffline(false);
  await expect(page.getByText(sentence(`${colleague}.? has ${vehicle.name} now$`))).toBeVisible();
  await expectAccessible(page);

  for (const [reader, id, words] of [
    [page, ending, 'Handed over at the vehicle to'],
    [phone, next, 'Taken over at the vehicle from'],
  ] as const) {
    await reader.goto(`/history/${id}`);
    await expect(reader.getByText(new RegExp(`^${words} `)).first()).toBeVisible();
  }
  // who goes on with the vehicle is told of what was found at the return
  await phone.goto('/');
  await expect(phone.getByText('One is torn').first()).toBeVisible();
  await other.close();
});
