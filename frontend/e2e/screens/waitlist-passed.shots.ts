import { addHours } from '@rigbook/contracts/kernel/time';
import { expect } from '@playwright/test';
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

test('the time to answer an offer passes', async ({ page }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string) => {
    await page.waitForTimeout(500); // without live updates the network is never idle
    await takePicture(page, name, true);
  };
  const { id: vehicleId } = await organization.vehicle('BLS1');
  const startTime = addHours(organization.began, 4);
  const asked = { vehicleId, startTime, duration: 4, purpose: 'Somebody else' };
  const { id } = await call<Named>(await organization.signedInAs('102'), 'POST', '/api/bookings', asked);
  const wish = { vehicleId, anyOfType: false, startTime, endTime: addHours(startTime, 4), leastHours: 2 };
  const purpose = 'Evening shift, south sector';
  await organization.giveDate(page);
  const at = (path: string) => organization.url + path;
  await call(page.request, 'POST', at('/api/auth/login'), { unitNumber: '101', phoneLastFour: '0101' });
  await call(page.request, 'POST', at('/api/waitlist'), { ...wish, purpose });
  await call(await organization.administrator(), 'DELETE', `/api/admin/bookings/${id}`, {});
  await page.route('**/api/live', (route) => route.abort()); // the page stays as it was
  const offered = () => call<{ readonly offer: object | null }[]>(page.request, 'GET', at('/api/waitlist'));
  await expect.poll(async () => (await offered())[0]?.offer, { timeout: 90_000 }).toBeTruthy();
  await page.goto(at('/'));
  await page.getByRole('heading', { name: words['waitlist.held'] }).waitFor();

  organization.moveTo({ minutes: 31 });
  // the server has the new time, and its worker has freed the hours
  await expect.poll(async () => (await offered()).length, { timeout: 90_000 }).toBe(0);
  await page.getByText(words['waitlist.accept'], { exact: true }).first().click();
  await page.getByText(words['waitlist.acceptFailed']).first().waitFor();
  await shot('61-waitlist-offer-passed');
  await organization.giveDate(page);
  await page.reload();
  await page.getByRole('heading', { name: words['lanes.title'] }).waitFor();
  await shot('61-waitlist-after-passed');
});
