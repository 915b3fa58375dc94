import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothColours } from './support/accessible';
import { approve, book, call, signedIn } from './support/api';
import { openAccount, signIn } from './support/people';
import { withPushService } from './support/push';
import { test } from './support/test';

test.use({ serviceWorkers: 'allow' });

async function openPushMessages(page: Page): Promise<Locator> {
  await openAccount(page);
  return page.getByRole('region', { name: 'Push messages' });
}

test('a responder switches push messages on, and a tap on one opens the agreement to sign', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const phone = await withPushService(page);
  await signIn(page, unit);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.context().grantPermissions(['notifications']);
  let section = await openPushMessages(page);
  await section.getByRole('button', { name: 'Switch on for this device' }).click();
  await expect(section.getByText('This device gets them.')).toBeVisible();
  await section.getByRole('checkbox', { name: 'A booking is approved' }).uncheck();
  await expectAccessibleInBothColours(page);

  const responder = await signedIn(browser, unit);
  const bookingId = await book(responder, vehicle.id, 1, 'Night watch, south sector');
  await approve(bookingId);
  const message = await phone.deliver(new RegExp(`^Please sign for ${vehicle.name}`));
  expect(JSON.stringify(message.payload)).not.toContain('Night watch');
  await expect.poll(() => phone.shown()).toEqual([{ title: 'Rigbook', body: message.payload.body }]);
  await page.goto(await phone.tap(/^Please sign/));
  await expect(page).toHaveURL(new RegExp(`/agreement/${bookingId}$`));
  await expect(page.getByText(vehicle.name).first()).toBeVisible();

  // the choice and the device are the person's: they show on another one, which can switch this one off
  const { devices, switchedOff } = await call<{ devices: { id: string }[]; switchedOff: string[] }>(
    responder.request,
    'GET',
    '/api/push',
  );
  expect(switchedOff).toEqual(['booking_approval']);
  await call(responder.request, 'DELETE', `/api/push/devices/${devices[0]?.id}`);
  await page.goto('/');
  section = await openPushMessages(page);
  await expect(section.getByText(/^This device gets none any more\./)).toBeVisible();
  await responder.context().close();
  await phone.stop();
});

test('where the browser blocks notifications, the account says what to do', async ({ page, unit }) => {
  // as a browser tells it whose person has blocked them
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await signIn(page, unit);
  const section = await openPushMessages(page);
  await expect(section.getByText(/^This browser blocks notifications from Rigbook\./)).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
  await expectAccessibleInBothColours(page);
});
