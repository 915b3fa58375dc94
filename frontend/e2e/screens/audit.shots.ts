import { verificationChecks } from '@rigbook/contracts/audit/verification.words';
import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { type Page } from '@playwright/test';
import type { Replay, VerificationStep } from '../../src/lib/http/answers';
import { openAuditArea } from '../support/api';
import { enter } from '../support/hebrew';
import { organisation } from './organisation';
import { workshop } from './workshop';
import { takePicture } from './picture';
import { test } from '../support/test';

const clock = (hoursFromNow: number): string => {
  const inIsrael = new Date(Date.now() + hoursFromNow * 3_600_000).toLocaleString('sv', { timeZone: 'Asia/Jerusalem' });
  return inIsrael.slice(0, 16);
};

/** A made-up state of an hour ago: other booking states, one vehicle missing, another one free. */
async function showDifferences(page: Page): Promise<void> {
  await page.route('**/api/audit/diary?*', async (route) => {
    const replay = (await (await route.fetch()).json()) as Replay;
    const before = { ...replay.counts.now, totalBookings: 4, approvedBookings: 1 };
    const bookings = replay.bookings.map(({ now }, nth) => {
      if (nth % 4 === 0) return { before: null, now };
      const earlier = { ...now, status: 'pending' as const, signedAt: null };
      return { before: nth % 4 === 1 ? now : earlier, now };
    });
    const vehicles = replay.vehicles.map(({ before, now }, nth) => {
      if (now === null) return { before, now };
      if (nth === 1) return { before: null, now };
      if (nth === 2) return { before: now, now: null };
      const earlier = { ...now, status: 'available' as const, mileage: 12_345, fuelLevel: 90, location: 'Depot' };
      return { before: now.mileage == null ? now : earlier, now };
    });
    await route.fulfill({ json: { ...replay, counts: { ...replay.counts, before }, bookings, vehicles } });
  });
}

/** A log with a changed event and unsigned newest events. */
async function showBrokenLog(page: Page): Promise<void> {
  const now = instantOfDate(new Date());
  const event = {
    position: '18',
    type: 'VehicleCheckedIn',
    stream: 'booking-0197f1c2-a001-7000-8000-00000000a001',
    id: '0197f1c2-0e01-7000-8000-000000000e01',
  };
  const steps: readonly object[] = verificationChecks.map((check) => {
    const step = { check, outcome: 'passed', counted: 46, aside: 0, checkedAt: now, fault: null, head: null };
    const failed = (fault: object) => ({
      ...step,
      outcome: 'failed',
      fault: { event: null, subject: null, between: null, ...fault },
    });
    if (check === 'chain') return failed({ code: 'event-changed', event });
    if (check === 'heads') return failed({ code: 'head-contradicts', event, between: { from: 12, to: 18 } });
    if (check === 'documents')
      return failed({
        code: 'document-altered',
        event,
        subject: 'agreements/2026/0197f1c2-a001-7000-8000-000000000a01.pdf',
      });
    return check === 'views' ? { ...step, outcome: 'not-checked' } : step;
  });
  const body = (steps as readonly VerificationStep[]).map((step) => `${JSON.stringify(step)}\n`).join('');
  await page.route('**/api/audit/verification', (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body }),
  );
}

test('what auditors find: differences, custody of fines and a broken log', async ({ page, browser }) => {
  await organisation(browser);
  await workshop(browser);
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 0));
    await takePicture(page, name, true);
  };
  await showDifferences(page);
  await enter(
    page,
    '110',
    `/audit?tab=replay&at=${clock(-1 / 30).replace(' ', 'T')}&from=${clock(0).slice(0, 10)}&to=${clock(72).slice(0, 10)}`,
  );
  await page.locator('main [data-row-key]').nth(6).waitFor();
  await shot('74-replay-differences');
  await page.emulateMedia({ media: 'print' });
  await shot('74-replay-printed');
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/audit?tab=custody');
  const lines = [
    'vehicle,time',
    `ALS1,${clock(0)}`,
    `BLS1,${clock(-30)}`,
    'NOBODY 7,2026-11-20 18:05',
    'BLS2,yesterday evening',
    `ALS1,${clock(50)}`,
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'fines.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.locator('main ol').first().waitFor();
  await shot('76-fines-of-a-file');
  await page.emulateMedia({ media: 'print' });
  await shot('76-fines-printed');
  await page.emulateMedia({ media: 'screen' });

  await showBrokenLog(page);
  await page.goto('/audit?tab=verification');
  await page.locator('main section button').first().click();
  await page.getByRole('alert').first().waitFor();
  await shot('78-broken');
});

test('the access record in the audit, the administration and the account', async ({ page }) => {
  const shot = async (name: string, fullPage = true) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  const signIn = (unitNumber: string, phoneLastFour = `0${unitNumber}`) =>
    page.request.post('/api/auth/login', { data: { unitNumber, phoneLastFour } });
  const listed = () => page.locator('main [data-row-key]').first().waitFor();

  // few failures each, so that no unit is locked out
  const unit = ['101', '102', '103', '104'][test.info().project.name.length % 4] ?? '101';
  for (const digits of ['9991', '9992']) await signIn(unit, digits);
  await signIn(unit);
  await page.request.get('/api/users');

  await page.goto('/');
  const person = page.getByRole('button', { name: /^(Account of|החשבון של)/ });
  const menu = page.getByRole('button', { name: /^(Menu|תפריט)/ });
  await person.or(menu).first().waitFor();
  if (!(await person.isVisible())) await menu.click();
  await person.click();
  const own = page
    .getByRole('dialog')
    .last()
    .getByRole('heading', { name: /^(Sign-ins and attempts|כניסות וניסיונות)$/ });
  await own.waitFor();
  await page.waitForLoadState('networkidle');
  await own.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await shot('access-1-account', false);

  await signIn('100');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  const users = (await (await page.request.get('/api/users')).json()) as { id: string; unitNumber: string }[];
  const user = users.find(({ unitNumber }) => unitNumber === unit)?.id;
  const suspension = `/api/users/${user}/suspension`;
  await page.request.put(suspension, { data: { reason: 'A lost phone' } });
  await page.request.delete(suspension, { data: { reason: 'Found' } });
  await page.goto('/admin?tab=access');
  await listed();
  await shot('access-2-administration');
  await page.goto(`/admin?tab=access&person=${user}&kind=sign-in-failed`);
  await listed();
  await shot('access-3-narrowed');
  await page.goto('/admin?tab=access&network=192.0.2.0/33');
  await page.locator('main [aria-invalid=true]').waitFor();
  await shot('access-4-wrong-network');
  await page.goto(`/users?user=${user}`);
  await page.waitForLoadState('networkidle');
  await shot('access-5-user', false);
  await page.goto('/admin?tab=settings');
  await page.waitForLoadState('networkidle');
  await shot('access-6-settings');

  await page.request.post('/api/auth/logout');
  await signIn('110');
  await openAuditArea(page.request);
  await page.goto('/audit?tab=access');
  await listed();
  await shot('access-7-audit');
  await page.goto('/audit?tab=access&unit=999');
  await page.waitForLoadState('networkidle');
  await shot('access-8-empty');
});
