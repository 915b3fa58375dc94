import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { addHours } from '@rigbook/contracts/kernel/time';
import type { Page } from '@playwright/test';
import { en, he } from '../../src/testing/catalogues';
import { call, type Named, sign } from '../support/api';
import { moveDate } from '../support/moved-date';
import { type MovingOrganization, startMovingOrganization } from '../support/moving-organization';
import { test } from '../support/test';
import { takePicture } from './picture';

let organization: MovingOrganization;
test.beforeAll(async () => {
  organization = await startMovingOrganization();
});
test.afterAll(() => organization.stop());

test('the code of a handover is over on both phones; a phone has no signal when it confirms', async ({ browser }, {
  project,
}) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (of: Page, name: string) => {
    await of.waitForTimeout(500);
    await takePicture(of, name, true);
  };
  const admin = await organization.administrator();
  const bls1 = await organization.vehicle('BLS1');
  const aPhone = async () =>
    (await browser.newContext({ ...(project.use as object), baseURL: organization.url })).newPage();
  const [phone, page] = [await aPhone(), await aPhone()];
  const signed = async (of: Page, unitNumber: string, hours: number) => {
    await organization.giveDate(of);
    await call(of.request, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
    await of.goto('/');
    const wish = { vehicleId: bls1.id, startTime: addHours(organization.began, hours), duration: 1, purpose: 'Watch' };
    const { id } = await call<Named>(of.request, 'POST', '/api/bookings', wish);
    await call(admin, 'PUT', `/api/admin/bookings/${id}/approve`, { approved: true });
    await sign(of, id, organization.began);
    return id;
  };
  const ending = await signed(phone, '101', 1);
  await signed(page, '102', 2);
  organization.moveTo({ hours: 1, minutes: 1 });
  const walkRound = {
    ...{ fuelLevel: 60, mileage: 41_350, checklist: checkInItemIds },
    ...{ damageReports: [], noDamageConfirmed: true },
  };
  await call(phone.request, 'POST', `/api/bookings/${ending}/check-in`, {
    ...{ fuelLevel: 80, mileage: 41_300, checklist: checkInItemIds },
  });
  organization.moveTo({ hours: 1, minutes: 50 });
  for (const one of [page, phone]) await organization.giveDate(one);
  const show = async () => {
    await call(phone.request, 'POST', `/api/bookings/${ending}/joint-handover`, walkRound);
    await phone.goto(`/hand-over/${ending}`);
    await phone.getByRole('img', { name: /\d{6}/ }).waitFor();
    return (await call<{ code: string }>(phone.request, 'GET', `/api/bookings/${ending}/joint-handover`)).code;
  };
  const open = async (code: string) => {
    await page.goto('/take-over');
    await page.getByRole('textbox', { name: words['jointHandover.enter'] }).fill(code);
    await page.getByRole('button', { name: words['jointHandover.open'], exact: true }).click();
    await page.getByRole('button', { name: words['jointHandover.confirm'] }).waitFor();
  };
  await open(await show());
  organization.moveTo({ hours: 1, minutes: 56 });
  for (const one of [page, phone]) await one.evaluate(moveDate, 6 * 60_000);
  await phone.getByText(words['jointHandover.over']).first().waitFor();
  await shot(phone, '63-hand-over-over');
  await page.getByText(words['jointHandover.ended.over']).first().waitFor();
  await shot(page, '63-take-over-over');

  for (const one of [page, phone]) await organization.giveDate(one);
  await open(await show());
  await page.context().setOffline(true);
  await page.getByRole('button', { name: words['jointHandover.confirm'] }).click();
  await page.getByText(words['jointHandover.trying']).waitFor();
  await takePicture(page, '63-take-over-trying', true);
  await page.getByText(words['jointHandover.noAnswer']).waitFor({ timeout: 120_000 });
  await takePicture(page, '63-take-over-no-answer', true);
  await page.context().setOffline(false);
  for (const one of [page, phone]) await one.context().close();
});
