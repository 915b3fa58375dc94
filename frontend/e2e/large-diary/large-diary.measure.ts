import { loadavg } from 'node:os';
import { type CDPSession, expect, test } from '@playwright/test';
import { call } from '../support/api';
import { profiled, type Task, traced } from './profile';

/** The second four are for the profile: what was searched once is kept, and not asked again. */
const words = ['als', 'training', 'unit 10', 'escort', 'bls', 'event', 'unit 20', 'night'];
const SEARCHES = 4;
const SCREENS = 40;

/** Notes when the rows of a search are on the screen: milliseconds after the server's answer. */
function watch(): void {
  const afterAnswer: number[] = [];
  const answers: number[] = [];
  let lastAnswer = 0;
  Object.assign(window, { afterAnswer });
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
          if (answeredAt > lastAnswer) afterAnswer.push(Math.round(paintedAt - answeredAt));
          lastAnswer = answeredAt;
        }, 1000);
      };
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'], attributeOldValue: true });
}

const LONG_MS = 100;

/** Lines about what was done: once traced, once to see what keeps the page busy. */
async function told(cdp: CDPSession, name: string, work: () => Promise<void>): Promise<string[]> {
  const tasks = await traced(cdp, work);
  const over = (measure: keyof Task) => tasks.filter((task) => task[measure] > LONG_MS).length;
  const longest = (measure: keyof Task) => Math.round(Math.max(0, ...tasks.map((task) => task[measure])));
  const computed = Math.round(tasks.reduce((sum, task) => sum + task.computed, 0));
  return [
    `${name}, load ${loadavg()[0]?.toFixed(1)}: computed ${computed} ms`,
    `  longest task: ${longest('computed')} ms of the processor, ${longest('lasted')} ms by the clock`,
    `  tasks over ${LONG_MS} ms: ${over('computed')} of the processor, ${over('lasted')} by the clock`,
    ...(process.env['PROFILE'] === 'on' ? await profiled(cdp, work) : []),
  ];
}

test('scrolling and searching in the diary', async ({ page }) => {
  await call(page.request, 'POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' });
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
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
    ...(await told(cdp, `${SCREENS} screens down, pages are loaded`, scroll(900))),
    ...(await told(cdp, `${SCREENS} screens up, everything is there`, scroll(-900))),
    ...(await told(cdp, `${SEARCHES} searches`, search)),
  ];
  const afterAnswer = await page.evaluate(() => (window as unknown as { afterAnswer: number[] }).afterAnswer);
  process.stdout.write(
    `\n${lines.join('\n')}\n  painted ${afterAnswer.join(', ')} ms after the answer, by the clock\n`,
  );
});
