import type { Page } from '@playwright/test';
import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { call, type Named } from '../support/api';
import { type MovingOrganization, startMovingOrganization } from '../support/moving-organization';
import { test } from '../support/test';
import { takePicture } from './picture';

let organization: MovingOrganization;
test.beforeAll(async () => {
  organization = await startMovingOrganization();
});
test.afterAll(() => organization.stop());

test('a shift that never begins, a request that nobody decides', async ({ page, browser }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, of: Page, fullPage = false) => {
    await of.waitForTimeout(500); // without live updates the network is never idle
    await takePicture(of, name, fullPage);
  };
  const { id: vehicleId } = await organization.vehicle('BLS1');
  const ask = async (unitNumber: string, hoursAhead: number, purpose: string) => {
    const person = await organization.signedInAs(unitNumber);
    const startTime = addHours(organization.began, hoursAhead);
    return (await call<Named>(person, 'POST', '/api/bookings', { vehicleId, startTime, duration: 4, purpose })).id;
  };
  const admin = await organization.administrator();
  const missed = await ask('101', 1, 'Morning shift, south sector');
  await call(admin, 'PUT', `/api/admin/bookings/${missed}/approve`, { approved: true });
  const undecided = await ask('101', 9, 'Evening shift, south sector');

  const dana = (address: string) => organization.url + address;
  organization.moveTo({ hours: 1, minutes: 35 });
  await organization.giveDate(page);
  await call(page.request, 'POST', dana('/api/auth/login'), { unitNumber: '101', phoneLastFour: '0101' });
  await page.goto(dana('/'));
  await page.locator('#my-bookings article').first().waitFor();
  await shot('64-late-for-check-in', page);

  organization.moveTo({ hours: 2, minutes: 1 });
  await page.getByText(words['release.not-checked-in']).first().waitFor({ timeout: 120_000 });
  await page.locator('#my-bookings').scrollIntoViewIfNeeded();
  await shot('64-released', page);
  await page.goto(dana(`/history/${missed}`));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('64-released-history', page, true);

  const office = await browser.newPage({ baseURL: organization.url });
  await office.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await organization.giveDate(office);
  await office.route('**/api/live', (route) => route.abort());
  await call(office.request, 'POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' });
  await call(office.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  const inDiary = async (id: string) => {
    await office.goto(`/admin?tab=diary&booking=${id}`);
    await office.getByRole('dialog').first().waitFor();
  };
  await inDiary(missed);
  const reinstate = office.getByRole('button', { name: /BLS1.*101/ }).filter({ hasText: words['diary.reinstate'] });
  await reinstate.waitFor();
  await shot('64-released-in-diary', office);
  await reinstate.click();
  await shot('64-reinstate-question', office);
  await office.getByRole('dialog').last().getByRole('button', { name: words['diary.reinstate'] }).click();
  await office.getByText(words['diary.reinstated']).first().waitFor();
  await shot('64-reinstated', office);
  await page.goto(dana('/'));
  await page.locator('#my-bookings article').first().waitFor();
  await shot('64-reinstated-home', page);
  await office.goto('/admin');
  await office.getByRole('heading', { name: words['today.notReady'] }).waitFor();
  await shot('64-not-begun-today', office, true);

  // it gets the full time once more
  organization.moveTo({ hours: 3, minutes: 10 });
  await page.getByText(words['release.not-checked-in']).first().waitFor({ timeout: 120_000 });
  await organization.giveDate(office);
  await inDiary(missed);
  await reinstate.click();
  await ask('102', 4, 'In between');
  await office.getByRole('dialog').last().getByRole('button', { name: words['diary.reinstate'] }).click();
  await office.getByText(words['diary.reinstateFailed']).first().waitFor();
  await shot('64-reinstate-refused', office);
  await inDiary(missed);
  await office.getByText(words['diary.notReinstated.VEHICLE_ALREADY_BOOKED']).scrollIntoViewIfNeeded();
  await shot('64-reinstate-not-possible', office);

  organization.moveTo({ hours: 9, minutes: 1 });
  await organization.giveDate(page);
  await page.goto(dana(`/history/${undecided}`));
  await page.getByText(words['release.not-decided']).first().waitFor({ timeout: 120_000 });
  await shot('64-not-decided-history', page, true);
  await page.goto(dana('/'));
  await page.getByText(words['release.not-decided']).first().waitFor();
  await page.locator('#my-bookings').scrollIntoViewIfNeeded();
  await shot('64-not-decided', page);

  const decided = await ask('101', 20, 'Night shift');
  const later = await organization.administrator(); // the administration has closed since
  await call(later, 'PUT', '/api/admin/settings', { lapsesForWarning: 1 });
  await organization.giveDate(office);
  await call(office.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await inDiary(decided);
  const lapses = office.getByText(words === he ? /ב־?-?90/ : /^In the last 90 days/).first();
  await lapses.scrollIntoViewIfNeeded();
  await shot('64-lapses-beside-a-request', office);
  await call(later, 'PUT', `/api/admin/bookings/${decided}/approve`, { approved: true });
  await office.goto('/admin?tab=usage');
  await office.getByText(words['usage.decisionTimes']).first().waitFor();
  await shot('64-usage', office, true);
  await office.goto('/admin?tab=settings');
  await office.getByText(words['settings.lapses']).first().waitFor();
  await shot('64-settings', office, true);
  await office.close();
});
