import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { call } from '../support/api';
import { freePort } from '../../../backend/test/support/servers/free-port';
import { auditedByProcessor } from './processor-time';
import { figuresOf, type Figures, limits, median, tableOf, violations } from './figures';

const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
const holdsLimits = process.env['LIGHTHOUSE_LIMITS'] === 'on';

const signIn = ({ request }: BrowserContext, unitNumber: string) =>
  call(request, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });

/** In this order, since a person stays signed in. */
const pages = [
  { name: 'home, signed out', address: '/', prepare: async () => undefined },
  { name: 'home, signed in', address: '/', prepare: (browser: BrowserContext) => signIn(browser, '105') },
  { name: 'booking', address: '/?book=any', prepare: async () => undefined },
  {
    name: 'diary',
    address: '/admin?tab=diary',
    prepare: async (browser: BrowserContext) => {
      await signIn(browser, '100');
      await call(browser.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
    },
  },
] as const;

test('how the page opens on a phone with slow 4G', async ({ baseURL, launchOptions }) => {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'rigbook-lighthouse-'));
  // Lighthouse sees the cookies of the browser's own profile only
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL !== undefined && { baseURL, extraHTTPHeaders: { origin: baseURL } }),
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  const results: { name: string; figures: Figures }[] = [];
  try {
    for (const { name, address, prepare } of pages) {
      await prepare(browser);
      const measured: Figures[] = [];
      for (let run = 0; run < runs; run += 1) {
        const flags = { port, logLevel: 'error' as const, onlyCategories: ['performance'] };
        const result = await lighthouse(new URL(address, baseURL).href, flags);
        if (result) measured.push(figuresOf(await auditedByProcessor(result.artifacts, flags)));
      }
      results.push({ name, figures: median(measured) });
    }
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
  process.stdout.write(`\n${tableOf(results)}\n`);
  if (holdsLimits) expect(results.flatMap(({ name, figures }) => violations(name, figures, limits[name]))).toEqual([]);
});
