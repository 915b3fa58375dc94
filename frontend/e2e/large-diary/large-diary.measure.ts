import { loadavg } from 'node:os';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { DashboardCounts } from '../../src/lib/http/answers';
import { call } from '../support/api';
import { type Elapsed, elapsed, pageTasks, type Span, traced } from '../support/traces';
import { profiled } from './profile';

/** The second four are for the profile: what was searched once is kept, and not asked again. */
const words = ['als', 'training', 'unit 10', 'escort', 'bls', 'event', 'unit 20', 'night'];
const SEARCHES = 4;
const SCREENS = 40;
/** Fewer are on fewer screens. */
const FEWEST_BOOKINGS = 2_000;

/** Notes from when to when the rows of a search came to the screen: from the server's answer until they were painted. */
function watch(): void {
  const searched: Span[] = [];
  const answers: number[] = [];
  let lastAnswer = 0;
  Object.assign(window, { searched });
  new PerformanceObserver((list) => {
    const loaded = list.getEntriesByType('resource') as PerformanceResourceTiming[];
    for (const { name, responseEnd } of loaded)
      if (/\/api\/admin\/bookings\?.*search=/.test(name)) answers.push(responseEnd);
  }).observe({ type: 'resource' });
  new MutationObserver((changes) => {
    const isShown = changes.some(
      ({ target, oldValue }) => oldValue === 'true' && (target as Element).getAttribute('aria-busy') === 'false',
    );
    if (!isShown) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const paintedAt = performance.now();
        // the answer is reported a moment later
        setTimeout(() => {
          const answeredAt = answers.findLast((at) => at < paintedAt) ?? 0;
          // a search that is cleared shows what is loaded already
          if (answeredAt > lastAnswer) searched.push({ from: answeredAt, to: paintedAt });
          lastAnswer = answeredAt;
        }, 1000);
      };
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'], attributeOldValue: true });
}

const LONG_MS = 100;

/** Lines about what was done: once traced, once to see what keeps the page busy. */
async function told(page: Page, cdp: CDPSession, name: string, work: () => Promise<void>): Promise<string[]> {
  const mark = { name: 'measured', at: 0 };
  const before = (await searchedIn(page)).length;
  const events = await traced(cdp, `diary ${name}`, async () => {
    mark.at = await page.evaluate((marked) => performance.mark(marked).startTime, mark.name);
    await work();
  });
  const tasks = pageTasks(events);
  const over = (measure: keyof Elapsed) => tasks.filter((task) => task[measure] > LONG_MS).length;
  const longest = (measure: keyof Elapsed) => Math.round(Math.max(0, ...tasks.map((task) => task[measure])));
  const computed = Math.round(tasks.reduce((sum, task) => sum + task.computed, 0));
  const painted = elapsed(events, mark, (await searchedIn(page)).slice(before));
  const listed = (measure: keyof Elapsed) => painted.map((one) => Math.round(one[measure])).join(', ');
  return [
    `${name}, load ${loadavg()[0]?.toFixed(1)}: computed ${computed} ms`,
    `  longest task: ${longest('computed')} ms of the processor, ${longest('lasted')} ms by the clock`,
    `  tasks over ${LONG_MS} ms: ${over('computed')} of the processor, ${over('lasted')} by the clock`,
    ...(painted.length > 0
      ? [`  painted after the answer: ${listed('computed')} ms of the processor, ${listed('lasted')} by the clock`]
      : []),
    ...(process.env['PROFILE'] === 'on' ? await profiled(cdp, work) : []),
  ];
}

const searchedIn = (page: Page) => page.evaluate(() => (window as unknown as { searched: Span[] }).searched);

test('scrolling and searching in the diary', async ({ page, baseURL }) => {
  // for some moments after its start the application may have no answer in time on a busy machine
  await expect(async () => {
    await call(page.request, 'POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' });
    await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  }).toPass({ timeout: 120_000 });
  const { totalBookings } = await call<DashboardCounts>(page.request, 'GET', '/api/admin/dashboard');
  if (totalBookings < FEWEST_BOOKINGS)
    throw new Error(
      `${baseURL} has ${totalBookings} bookings, and the measure needs ${FEWEST_BOOKINGS}: ` +
        'seed it (docs/how-to/seed-a-large-organisation.md), or leave RIGBOOK_URL out',
    );
  process.stdout.write(`The diary has ${totalBookings} bookings\n`);
  await page.addInitScript(watch);
  await page.goto('/admin?tab=diary');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  const scroll = (by: number) => async () => {
    await page.mouse.move(700, 500);
    for (let screens = 0; screens < SCREENS; screens += 1) {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(100);
    }
  };
  const find = page.locator('input[type=search]').first();
  const search = async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const word of words.splice(0, SEARCHES)) {
      await find.fill('');
      const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('search') === word);
      await find.pressSequentially(word, { delay: 60 });
      await answered;
      await page.waitForTimeout(2500);
    }
  };
  const lines = [
    ...(await told(page, cdp, `${SCREENS} screens down, pages are loaded`, scroll(900))),
    ...(await told(page, cdp, `${SCREENS} screens up, everything is there`, scroll(-900))),
    ...(await told(page, cdp, `${SEARCHES} searches`, search)),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
});
