import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { addHours } from '@rigbook/contracts/kernel/time';
import { expectAccessibleInBothColours } from './support/accessible';
import { call, type Named } from './support/api';
import { type MovingOrganization, startMovingOrganization } from './support/moving-organization';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';

let organization: MovingOrganization;
test.beforeAll(async () => {
  organization = await startMovingOrganization();
  const admin = await organization.administrator();
  await call(admin, 'PUT', '/api/admin/settings', { contactEmail: 'office@example.org' });
});
test.afterAll(() => organization.stop());

/** A responder with an address, at home. */
async function atHome(browser: Browser, unitNumber: string, email: string): Promise<Page> {
  const page = await organization.newPage(browser);
  await organization.giveDate(page);
  await signIn(page, unitNumber);
  const { firstName, lastName, phoneNumber, department } = await call<Record<string, string>>(
    page.request,
    'GET',
    '/api/auth/user',
  );
  await call(page.request, 'PUT', '/api/auth/update-profile', { firstName, lastName, phoneNumber, department, email });
  return page;
}

const request = async (person: APIRequestContext, vehicle: string, hoursAhead: number, purpose: string) => {
  const startTime = addHours(organization.began, hoursAhead);
  const { id: vehicleId } = await organization.vehicle(vehicle);
  return (await call<Named>(person, 'POST', '/api/bookings', { vehicleId, startTime, duration: 4, purpose })).id;
};

/** What the worker tells comes by mail. */
const mailed = (to: string, about: string) =>
  expect.poll(() => organization.mailbox.latestTo(to, about), { timeout: 120_000 }).toBeDefined();

/** An administrator who reads the booking in the diary; the administration closes by itself after a while. */
async function inDiary(browser: Browser, bookingId: string): Promise<Page> {
  const page = await organization.newPage(browser);
  await organization.giveDate(page);
  await page.route('**/api/live', (route) => route.abort()); // what others do meanwhile is not seen
  await signIn(page, '100');
  await openAdministration(page, `?tab=diary&booking=${bookingId}`);
  return page;
}

const reason = 'Not checked in on time, so the hours are free for others';

test('a shift that never begins is warned of, released, given back, and not once others have its hours', async ({
  browser,
}) => {
  const responder = await atHome(browser, '101', 'dana@example.org');
  const id = await request(responder.request, 'BLS1', 1, 'Morning shift');
  const admin = await organization.administrator();
  await call(admin, 'PUT', `/api/admin/bookings/${id}/approve`, { approved: true });

  organization.moveTo({ hours: 1, minutes: 31 });
  await mailed('dana@example.org', 'Check in by ');
  await mailed('office@example.org', 'Not checked in: BLS1, unit 101');

  organization.moveTo({ hours: 2, minutes: 20 }); // as if no worker had looked for a while
  await mailed('dana@example.org', 'Cancelled: BLS1');
  await mailed('office@example.org', 'Released: BLS1, unit 101');
  await organization.giveDate(responder);
  await responder.goto(`/history/${id}`);
  await expect(responder.getByText('Released by the system', { exact: true }).first()).toBeVisible();
  await expect(responder.getByText(/Due .*11:00/).first()).toBeVisible();
  await expect(responder.getByText(reason).first()).toBeVisible();
  await expectAccessibleInBothColours(responder);
  await responder.goto('/');
  const card = responder.getByRole('region', { name: 'My Bookings' }).getByRole('article');
  await expect(card.filter({ hasText: 'Morning shift' }).getByText(reason)).toBeVisible();

  const office = await inDiary(browser, id);
  const drawer = office.getByRole('dialog').first();
  const reinstate = drawer.getByRole('button', { name: 'Reinstate the booking of BLS1 by unit 101' });
  await expect(drawer.getByText(reason).first()).toBeVisible();
  await reinstate.click();
  const question = office.getByRole('dialog', { name: 'Reinstate this booking?' });
  await expectAccessibleInBothColours(office);
  await question.getByRole('button', { name: 'Reinstate' }).click();
  await expect(office.getByText('Booking reinstated', { exact: true })).toBeVisible();
  await expect(card.filter({ hasText: 'Morning shift' }).getByText('Approved', { exact: true }).first()).toBeVisible();
  await office.context().close();

  // it gets the full time once more, and then others take the hours while somebody reads the question
  organization.moveTo({ hours: 3, minutes: 24 });
  await expect
    .poll(async () => (await call<{ status: string }>(responder.request, 'GET', `/api/bookings/${id}`)).status, {
      timeout: 120_000,
    })
    .toBe('cancelled');
  const later = await inDiary(browser, id);
  await later.getByRole('button', { name: 'Reinstate the booking of BLS1 by unit 101' }).click();
  await request(await organization.signedInAs('102'), 'BLS1', 4, 'In between');
  await later
    .getByRole('dialog', { name: 'Reinstate this booking?' })
    .getByRole('button', { name: 'Reinstate' })
    .click();
  const othersHaveIt = 'It cannot be reinstated: these hours are booked by others now.';
  await expect(later.getByRole('dialog', { name: 'Reinstate this booking?' }).getByText(othersHaveIt)).toBeVisible();
  await expectAccessibleInBothColours(later);
  await later.reload();
  await expect(later.getByText(othersHaveIt)).toBeVisible();
  await later.context().close();
  await responder.context().close();
});

test('a request that nobody decides is chased, and closed when its start passes', async ({ browser }) => {
  organization.moveTo({ hours: 24 });
  const responder = await atHome(browser, '103', 'avi@example.org');
  const id = await request(responder.request, 'BLS2', 24 + 6, 'Afternoon shift');

  organization.moveTo({ hours: 24 + 3, minutes: 1 });
  await mailed('office@example.org', 'Still waiting: BLS2 for unit 103');

  organization.moveTo({ hours: 24 + 6, minutes: 1 });
  await mailed('avi@example.org', 'Reason: Not decided before the start');
  await organization.giveDate(responder);
  await responder.reload();
  const card = responder.getByRole('region', { name: 'My Bookings' }).getByRole('article');
  await expect(card.filter({ hasText: 'Afternoon shift' }).getByText('Not decided before the start')).toBeVisible();
  await expectAccessibleInBothColours(responder);

  // its hours count no longer, and nobody can decide or reinstate it
  const office = await inDiary(browser, id);
  await expect(office.getByText('Not decided before the start').first()).toBeVisible();
  await expect(office.getByRole('button', { name: /^(Approve|Reinstate)/ })).toHaveCount(0);
  await office.context().close();
  await responder.context().close();
});
