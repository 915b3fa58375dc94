import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { call, type Named } from '../support/api';
import { type MovingOrganization, startMovingOrganization } from '../support/moving-organization';
import { drawSignature } from '../support/people';
import { test } from '../support/test';
import { takePicture } from './picture';

let organization: MovingOrganization;
test.beforeAll(async () => {
  organization = await startMovingOrganization();
});
test.afterAll(() => organization.stop());

interface User {
  readonly id: string;
  readonly unitNumber: string;
}

test('an emergency take is not for everybody, meets a booking, is reviewed late, and is misuse', async ({
  page,
  browser,
}, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, of = page, fullPage = false) => {
    await of.waitForTimeout(500); // without live updates the network is never idle
    await takePicture(of, name, fullPage);
  };
  const at = (address: string) => organization.url + address;
  const admin = await organization.administrator();
  await call(admin, 'PUT', '/api/admin/settings', { emergencyTakes: true });
  const bls1 = await organization.vehicle('BLS1');
  await organization.giveDate(page);
  await call(page.request, 'POST', at('/api/auth/login'), { unitNumber: '101', phoneLastFour: '0101' });
  await page.goto(at('/emergency'));
  await page.getByText(words['emergencyTake.notAllowed']).waitFor();
  await shot('emergency-9-not-allowed');

  const users = await call<User[]>(admin, 'GET', '/api/users');
  const id = users.find(({ unitNumber }) => unitNumber === '101')?.id;
  await call(admin, 'PUT', `/api/users/${id}`, { takesInEmergency: true });
  await page.route('**/api/live', (route) => route.abort()); // what others do meanwhile is not seen
  await page.goto(at('/emergency'));
  await page.getByRole('radio', { name: /^BLS1/ }).check();
  await page.locator('form select').first().selectOption('6');
  await page.locator('[data-field=reason] textarea').fill('Child not breathing, two streets away');
  for (const box of await page.locator('input[type=checkbox]').all()) await box.check();
  await page.locator('[name=mileage]').fill('41300');
  await page.getByRole('button', { name: /100%/ }).last().click();
  if (await page.getByRole('img', { name: 'Signature field' }).isVisible()) await drawSignature(page);
  else await page.getByRole('button', { name: 'לחתום בשם שהקלדתי' }).click();
  const meanwhile = { vehicleId: bls1.id, startTime: addHours(organization.began, 2), duration: 1, purpose: 'Came in' };
  await call(await organization.signedInAs('102'), 'POST', '/api/bookings', meanwhile);
  await page.locator('button[type=submit]').click();
  const shorter = page.getByRole('button', { name: words === he ? /(לקחת|לקיחה).*(שעה|שעת|שעות)/ : /^Take it for / });
  await shorter.waitFor();
  await shorter.scrollIntoViewIfNeeded();
  await shot('emergency-10-longest-free-time');
  await shot('emergency-10-longest-free-time-whole', page, true);
  await shorter.click();
  await page.getByText(words['emergencyTake.doneDetail']).waitFor();
  const [taken] = await call<Named[]>(page.request, 'GET', at('/api/bookings'));
  const checkout = { fuelLevel: 60, mileage: 41_350, noDamageConfirmed: true, damageReports: [] };
  await call(page.request, 'POST', at(`/api/bookings/${taken?.id}/checkout`), {
    ...checkout,
    checklist: checkInItemIds,
  }).catch(() => undefined);

  organization.moveTo({ hours: 26 });
  const office = await browser.newPage({ baseURL: organization.url });
  await office.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await organization.giveDate(office);
  await office.route('**/api/live', (route) => route.abort());
  await call(office.request, 'POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' });
  await call(office.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await office.goto('/admin');
  await office
    .getByRole('heading', { name: words['today.reviews'] })
    .evaluate((title) => title.scrollIntoView({ block: 'center' }));
  await shot('emergency-11-review-overdue', office);
  await office.goto(`/admin?tab=diary&booking=${taken?.id}`);
  const drawer = office.getByRole('dialog');
  await drawer.getByRole('button', { name: words['emergency.misuse'] }).click();
  await drawer.getByText(words['emergency.noteMissing']).first().waitFor();
  await shot('emergency-12-note-missing', office);
  await drawer.locator('textarea').first().fill('There was no emergency: the vehicle was used for a private errand.');
  await drawer.getByRole('button', { name: words['emergency.misuse'] }).click();
  await office.getByText(words['emergency.done.misuse']).first().waitFor();
  await shot('emergency-12-misuse', office);
  await office.goto('/admin?tab=diary');
  await office.getByText(words['diary.emergency.misuse']).first().waitFor();
  await office.getByText(words['diary.emergency.misuse']).first().scrollIntoViewIfNeeded();
  await shot('emergency-13-in-diary', office);
  await office.goto(`/history/${taken?.id}`);
  await office.getByRole('heading', { level: 1 }).waitFor();
  await shot('emergency-14-history', office, true);
  await office.close();
});
