import type { Page } from '@playwright/test';
import { call } from '../support/api';
import { newResponder } from '../support/newcomers';
import { withPushService } from '../support/push';
import { test } from '../support/test';
import { takePicture } from './picture';

test.use({ serviceWorkers: 'allow' });

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

async function openAccount(page: Page) {
  await page.goto('/');
  const person = page.getByRole('button', { name: /^(Account of|החשבון של)/ });
  const menu = page.getByRole('button', { name: /^(Menu|תפריט)/ });
  await person.or(menu).first().waitFor();
  if (!(await person.isVisible())) await menu.click();
  await person.click();
  await page.waitForLoadState('networkidle');
  return page.getByRole('region', { name: /^(Push messages|התראות)$/ });
}

async function shoot(page: Page, name: string): Promise<void> {
  const section = page.getByRole('region', { name: /^(Push messages|התראות)$/ });
  await section.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.waitForTimeout(400);
  await takePicture(page, name);
}

test('push messages: off, on here and elsewhere, and blocked', async ({ page, playwright, baseURL }) => {
  const phone = await withPushService(page);
  const unitNumber = await newResponder();
  const login = { unitNumber, phoneLastFour: `0${unitNumber}` };
  await call(page.request, 'POST', '/api/auth/login', login);
  let section = await openAccount(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.context().grantPermissions(['notifications']);
  await shoot(page, 'push-1-off');

  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent: android });
  await call(other, 'POST', '/api/auth/login', login);
  const { serverKey } = await call<{ serverKey: string }>(other, 'GET', '/api/push');
  await call(other, 'PUT', '/api/push/this-device', phone.another(serverKey));
  await other.dispose();
  section = await openAccount(page);
  await section.getByRole('button', { name: /^(Switch on for this device|הפעלה במכשיר הזה)$/ }).click();
  await section.getByRole('button', { name: /^(Switch off for this device|כיבוי במכשיר הזה)$/ }).waitFor();
  await section.getByRole('checkbox').first().uncheck();
  await shoot(page, 'push-2-on');
  await section.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await takePicture(page, 'push-3-types');

  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await openAccount(page);
  await shoot(page, 'push-4-blocked');
  await phone.stop();
});

test('an administrator chooses how to hear of requests', async ({ page }) => {
  await call(page.request, 'POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' });
  await openAccount(page);
  const choices = page.getByRole('group', { name: /^(Requests to decide|בקשות להחלטה)$/ });
  await choices.getByRole('checkbox').last().check();
  await choices.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(400);
  await takePicture(page, 'push-5-requests');
});

test('push messages: where a browser cannot show them, and where they are not allowed', async ({ page, browser }) => {
  const service = await withPushService(page);
  const unitNumber = await newResponder();
  await call(page.request, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
  await page.context().grantPermissions(['notifications']);
  const section = await openAccount(page);
  await page.evaluate(() =>
    Object.defineProperty(Notification, 'requestPermission', { value: () => Promise.resolve('default') }),
  );
  await section.getByRole('button', { name: /^(Switch on for this device|הפעלה במכשיר הזה)$/ }).click();
  await section.getByRole('alert').or(page.locator('[data-tone=destructive]')).first().waitFor();
  await shoot(page, 'push-6-not-allowed');
  for (const [name, userAgent] of [
    ['push-7-home-screen', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
    ['push-8-unable', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ] as const) {
    const other = await browser.newContext({ ...(test.info().project.use as object), userAgent });
    const phone = await other.newPage();
    await phone.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'PushManager');
    });
    await call(phone.request, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
    await openAccount(phone);
    await shoot(phone, name);
    await other.close();
  }
  await service.stop();
});
