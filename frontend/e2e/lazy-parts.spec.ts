import { expect, type Page } from '@playwright/test';
import { addDays, dayOf } from '@rigbook/contracts/kernel/calendar';
import { DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { call, type Named } from './support/api';
import { inDialogs, lazyFiles, ofAdministrators, ofResponders, unseen } from './support/lazy-parts';
import { bookNow, chooseFirstFreeStart, openAdministration, signIn } from './support/people';
import { test } from './support/test';
import { withoutScripts } from '../src/app/messages/start';

/** Lets the files with that name fail once, or stay without an answer until `arrive` is called. */
async function spoil(page: Page, name: string, how: 'fail' | 'hang') {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let spoiled = false;
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    if (spoiled) return route.continue();
    spoiled = true;
    if (how === 'fail') return route.abort();
    await arrived;
    return route.abort();
  });
  return { arrive, isSpoiled: () => spoiled };
}

const failure = (page: Page) => page.getByText('This part could not be loaded. Check your connection and try again.');
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('the sign-in whose file fails says so in its place, and opens on request', async ({ page }) => {
  const file = /\/assets\/sign-in-dialog-[^/]*\.js$/;
  // each time: the page also asks for it in idle time
  await page.route(file, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await expect(failure(page)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(file);
  await again(page).click();
  await expect(page.getByLabel('Unit number')).toBeVisible();
});

test('the sign-in whose file does not come shows that it loads, and a second request may answer', async ({ page }) => {
  const { arrive } = await spoil(page, 'sign-in-dialog', 'hang');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await expect(page.getByRole('dialog', { name: 'Loading...' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  await again(page).click();
  await expect(page.getByLabel('Unit number')).toBeVisible();
  arrive();
});

test('a start stays chosen while the dialog for it fails', async ({ page, unit, vehicle }) => {
  await signIn(page, unit);
  await bookNow(page, vehicle.name);
  await spoil(page, 'confirm-booking-dialog', 'fail');
  await chooseFirstFreeStart(page);
  await expect(failure(page)).toBeVisible();
  await again(page).click();
  await page.getByLabel('Purpose', { exact: true }).fill('Chosen before');
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page.getByText('Booking Submitted').first()).toBeVisible();
});

test('every part of the page is in one of the lists of lazy parts', () => {
  const listed = [...Object.keys(ofResponders), ...Object.keys(ofAdministrators), ...inDialogs, ...unseen];
  expect([...lazyFiles().keys()].toSorted()).toEqual(listed.toSorted());
});

/** As an administrator, with a request refused today: the page of usage has no parts before it counts something. */
async function openDesk(page: Page): Promise<void> {
  await signIn(page, '100');
  await openAdministration(page);
  const hourMs = 3_600_000;
  const yesterday = new Date(Math.floor(Date.now() / hourMs) * hourMs - 24 * hourMs).toISOString();
  const [vehicle] = await call<Named[]>(page.request, 'GET', '/api/vehicles');
  const refused = { vehicleId: vehicle?.id, startTime: yesterday, duration: 1, purpose: 'Yesterday' };
  expect((await page.request.post('/api/bookings', { data: refused })).ok()).toBe(false);
  const today = dayOf(instantOfDate(new Date()), DEFAULT_ZONE);
  const usage = `/api/admin/usage?from=${addDays(today, -1)}&to=${today}`;
  await expect
    .poll(async () => (await call<{ refusals: unknown[] }>(page.request, 'GET', usage)).refusals.length)
    .toBeGreaterThan(0);
}

/** Opens each part while its file fails, each time it is asked for: some are brought ahead, before they are needed. */
async function tryEach(page: Page, parts: Readonly<Record<string, string>>): Promise<void> {
  for (const [source, address] of Object.entries(parts)) {
    await page.route(`**/${lazyFiles().get(source)}`, (route) => route.abort());
    await page.goto(address);
    await expect(failure(page).first(), source).toBeVisible();
    await page.unrouteAll();
    // texts that fail are missing in each part of a page that came with texts of its own
    await expect(async () => {
      if ((await failure(page).count()) > 0) await again(page).first().click();
      await expect(failure(page), source).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 }), source).toBeVisible();
  }
}

test('every screen of a responder says that its file failed, and opens on request', async ({ page }) => {
  await signIn(page, '105');
  await tryEach(page, ofResponders);
});

test('every part of the desk and of the record says that its file failed, and opens on request', async ({ page }) => {
  await openDesk(page);
  await tryEach(page, ofAdministrators);
  await spoil(page, 'find-dialog', 'fail');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('combobox').or(dialog.getByRole('searchbox')).first()).toBeVisible();
});

/** At each address the first part that is listed for it: what the others show comes from the same code. */
const firstOf = (parts: Readonly<Record<string, string>>): readonly (readonly [source: string, address: string])[] => {
  const addresses = Object.entries(parts).map(([source, address]) => [address, source] as const);
  return [...new Map(addresses.toReversed())].map(([address, source]) => [source, address]);
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Each file stays without an answer; what a person is told after ten seconds comes after one. */
async function tryWaitingAtEach(page: Page, parts: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const sooner = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(run, ms === 10_000 ? 1000 : ms, ...rest);
    window.setTimeout = sooner as typeof window.setTimeout;
  });
  for (const [source, address] of firstOf(parts)) {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let hangs = true;
    await page.route(`**/${lazyFiles().get(source)}`, async (route) => {
      if (!hangs) return route.continue();
      await arrived;
      await route.abort();
    });
    await page.goto(address);
    const long = page.getByText('This is taking longer than usual.');
    await expect(long.first(), address).toBeVisible();
    hangs = false;
    // a file that hung for less than ten seconds is waited for, not asked for again; another part may ask for it as well
    arrive();
    await expect(async () => {
      if (await again(page).first().isVisible()) await again(page).first().click({ timeout: 1000 });
      await expect(again(page), address).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(title(page), address).toBeVisible();
    await page.unrouteAll();
  }
}

/** Each file is gone, as after an upgrade: the page loads the new version by itself, once, and then offers it. */
async function tryOtherVersionAtEach(page: Page, parts: Readonly<Record<string, string>>): Promise<void> {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  for (const [source, address] of firstOf(parts)) {
    await page.evaluate(() => sessionStorage.clear());
    await page.route(`**/${lazyFiles().get(source)}`, (route) => route.fulfill({ status: 404, body: '' }));
    loads = 0;
    await page.goto(address);
    // a file that is also brought ahead is offered before the page that waits for it loads
    await expect.poll(() => loads, { message: address }).toBe(2);
    await expect(page.getByText('A new version of Rigbook is ready.').first(), address).toBeVisible();
    expect(loads, address).toBe(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load it' }).first().click();
    // the title stands there before the page loads again, too
    await expect.poll(() => loads, { message: address }).toBe(3);
    await expect(title(page), address).toBeVisible();
  }
}

test('every address of a responder says that a file does not come, and opens on request', async ({ page }) => {
  await signIn(page, '105');
  await tryWaitingAtEach(page, ofResponders);
});

test('every address of the desk and of the record says that a file does not come, and opens on request', async ({
  page,
}) => {
  await openDesk(page);
  await tryWaitingAtEach(page, ofAdministrators);
});

test('every address of a responder loads another version by itself, once', async ({ page }) => {
  await signIn(page, '105');
  await tryOtherVersionAtEach(page, ofResponders);
});

test('every address of the desk and of the record loads another version by itself, once', async ({ page }) => {
  await openDesk(page);
  await tryOtherVersionAtEach(page, ofAdministrators);
});

test('a file of another version loads that version, once; then the page offers it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In to Book' })).toBeVisible();
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.route('**/assets/not-found.page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/no/such/page');
  await expect.poll(() => loads).toHaveLength(2);
  await expect(page.getByText('A new version of Rigbook is ready.').first()).toBeVisible();
  expect(loads).toHaveLength(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load it' }).first().click();
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('a page whose first script fails says so in the language of its reader', async ({ page, browser }) => {
  await page.route(/\/assets\/first-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Rigbook could not be loaded.');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign In to Book' })).toBeVisible();

  const hebrew = await (await browser.newContext({ locale: 'he-IL' })).newPage();
  await hebrew.route(/\/assets\/first-[^/]*\.js$/, (route) => route.abort());
  await hebrew.goto('/');
  await expect(hebrew.getByRole('alert')).toContainText('Rigbook לא נטען.');
  await expect(hebrew.locator('html')).toHaveAttribute('dir', 'rtl');
  await hebrew.context().close();
});

test('a page whose first script does not come says so after a while', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let hangs = true;
  await page.route(/\/assets\/first-[^/]*\.js$/, async (route) => {
    if (!hangs) return route.continue();
    await arrived;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('Rigbook could not be loaded.');
  hangs = false; // not unrouteAll, which lets through what is held
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign In to Book' })).toBeVisible();
  arrive();
});

test('a browser without scripts is told that it needs them, in both languages', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  for (const { language, text } of withoutScripts)
    await expect(page.locator(`#no-scripts [lang=${language}]`)).toHaveText(text);
  await expect(page.locator('#no-scripts')).toBeVisible();
  await expect(page.locator('#splash')).toBeHidden();
  await page.context().close();
});
