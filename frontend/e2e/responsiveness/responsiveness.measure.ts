import { loadavg } from 'node:os';
import { expect, type Page, test } from '@playwright/test';
import { call, openAuditArea } from '../support/api';
import { type Elapsed, elapsed, traced } from '../support/traces';
import { makeNeededBookings } from './needed-bookings';
import {
  ofAdministrators,
  ofNobody,
  ofResponders,
  type Opener,
  type Search,
  searches,
  searchesOfAuditors,
} from './openers';
import { watch, type Watched } from './watch';

const SLOWER = 4;
const OPENED = 3;
/** Part of the names of what is measured; otherwise everything is. */
const { ONLY } = process.env;
const goals = { typed: 100, opened: 150 } as const;

const watchedIn = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

test('how soon the page shows what a person pressed', async ({ page }) => {
  await makeNeededBookings();
  const cdp = await page.context().newCDPSession(page);
  await page.addInitScript(watch);
  const signIn = async (unitNumber: string) => {
    await page.context().clearCookies();
    await call(page.request, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
  };
  const rows = { typed: [] as string[], opened: [] as string[] };

  /** Brings the page to rest at full speed, then does it slowly and traced. */
  async function measure(kind: keyof Watched, { name, address, before }: Opener | Search, work: () => Promise<void>) {
    if (ONLY !== undefined && !name.includes(ONLY)) return;
    try {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await before?.(page);
      await page.waitForLoadState('networkidle');
      const already = (await watchedIn(page))[kind].length;
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const mark = { name: 'measured', at: 0 };
      const events = await traced(cdp, `${kind} ${name}`, async () => {
        mark.at = await page.evaluate((marked) => performance.mark(marked).startTime, mark.name);
        await work();
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const responses = (await watchedIn(page))[kind].slice(already);
      rows[kind].push(rowOf(name, goals[kind], elapsed(events, mark, responses)));
    } catch (failure) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      rows[kind].push(`| ${name} | not measured: ${String(failure).split('\n')[0]} |`);
    }
    process.stdout.write(`${rows[kind].at(-1)}\n`);
  }
  const open = (opener: Opener) => measure('opened', opener, () => openAgainAndAgain(page, opener));
  const find = (search: Search) => measure('typed', search, () => typeIn(page, search));

  for (const opener of ofNobody) await open(opener);
  await signIn('105');
  for (const opener of ofResponders) await open(opener);
  await signIn('100');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  for (const search of searches) await find(search);
  for (const opener of ofAdministrators) await open(opener);
  await signIn('110');
  await openAuditArea(page.request);
  for (const search of searchesOfAuditors) await find(search);

  for (const [kind, table] of Object.entries(rows))
    process.stdout.write(`\n${kind}, goal ${goals[kind as keyof typeof goals]} ms\n${table.join('\n')}\n`);
});

async function openAgainAndAgain(page: Page, { press }: Opener): Promise<void> {
  const dialogs = page
    .getByRole('dialog')
    .or(page.getByRole('menu'))
    .or(page.locator('.ant-popover'))
    .filter({ visible: true });
  const before = await dialogs.count();
  for (let time = 0; time < OPENED; time += 1) {
    await press(page);
    await expect.poll(() => dialogs.count()).toBeGreaterThan(before);
    await page.waitForTimeout(800);
    // in some, the first leaves the field
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(before, { timeout: 1500 });
    }).toPass({ timeout: 15_000 });
  }
}

async function typeIn(page: Page, { field, words }: Search): Promise<void> {
  const within = page.getByRole('dialog').filter({ visible: true });
  const box = ((await within.count()) > 0 ? within : page).getByRole(field).filter({ visible: true }).first();
  for (const word of words) {
    await box.fill('');
    await box.pressSequentially(word, { delay: 200 });
    await page.waitForTimeout(800);
  }
}

function rowOf(name: string, goal: number, responses: readonly Elapsed[]): string {
  const of = (measure: keyof Elapsed) => {
    const sorted = responses.map((one) => Math.round(one[measure])).toSorted((one, other) => one - other);
    return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, worst: sorted.at(-1) ?? NaN };
  };
  const [computed, lasted] = [of('computed'), of('lasted')];
  const load = loadavg()[0]?.toFixed(1);
  const verdict = computed.worst <= goal ? '' : 'over';
  return `| ${[name, responses.length, computed.median, computed.worst, lasted.median, lasted.worst, load, verdict].join(' | ')} |`;
}
