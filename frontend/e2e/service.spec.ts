import { expect, type Page } from '@playwright/test';
import { addDays, atHour, dayOf } from '@rigbook/contracts/kernel/calendar';
import { type Day, DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { asAdministrator, call, type Named } from './support/api';
import { plainPhoto, renamedDocument } from './support/photos';
import { test } from './support/test';

const today = () => dayOf(instantOfDate(new Date()), DEFAULT_ZONE);

/** The page of the vehicle, for an administrator who has opened the administration. */
async function openVehicle(page: Page, { id, name }: Named): Promise<void> {
  await asAdministrator(async (admin) => {
    const { cookies } = await admin.storageState();
    await page.context().addCookies(cookies);
  });
  await page.goto(`/admin?tab=vehicle&vehicle=${id}`);
  await expect(page.getByRole('heading', { name: `Vehicle file of ${name}` })).toBeVisible();
}

const panelIn = (page: Page) => page.getByRole('region', { name: 'Service and papers' });

/** What the server says to an administrator, for whom all hours are open, who asks for an hour of that day. */
const request = (vehicle: Named, on: Day, hour: number) =>
  asAdministrator(async (asker) => {
    const startTime = atHour(on, hour, DEFAULT_ZONE);
    const draft = { vehicleId: vehicle.id, startTime, duration: 1, purpose: 'Night shift' };
    return (await asker.post('/api/bookings', { data: draft })).json() as Promise<{ code?: string; id?: string }>;
  });

test('a paper that ends stops bookings until it is renewed; those that stand are shown first', async ({
  page,
  vehicle,
}) => {
  const lastDay = today();
  const tomorrow = addDays(lastDay, 1);
  expect((await request(vehicle, tomorrow, 10)).id).toBeDefined();
  await openVehicle(page, vehicle);
  await expect(panelIn(page).getByText('Nothing is planned for this vehicle.')).toBeVisible();
  await expectAccessible(page);

  await panelIn(page).getByRole('button', { name: 'Add plan or paper' }).click();
  const dialog = page.getByRole('dialog', { name: `Plan or paper of ${vehicle.name}` });
  await dialog.getByRole('combobox', { name: 'What' }).click();
  await page.getByText('Insurance', { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter the last valid day')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Last valid day').click();
  await page.getByTitle(lastDay, { exact: true }).click();
  const standing = dialog.getByRole('region', { name: 'Bookings that go on after that day' });
  await expect(standing.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  // midnight may pass
  await expect(panelIn(page).getByText(/^(Ends soon|Expired)$/)).toBeVisible();

  expect((await request(vehicle, tomorrow, 12)).code).toBe('VEHICLE_PAPERS_EXPIRED');

  await panelIn(page).getByRole('button', { name: 'Renewed: Insurance' }).click();
  const renewal = page.getByRole('dialog', { name: `Insurance of ${vehicle.name} was renewed` });
  await renewal.getByLabel(/^Cost/).fill('2,400');
  await expectAccessible(page);
  await renewal.getByRole('button', { name: 'Record' }).click();
  await expect(renewal).toBeHidden();
  await expect(panelIn(page).getByText('In order', { exact: true })).toBeVisible();
  const done = panelIn(page).getByRole('list', { name: 'What was done' });
  await expect(done.getByRole('listitem')).toHaveText(/cost 2,400\.00, valid until /);
  expect((await request(vehicle, tomorrow, 12)).id).toBeDefined();
});

test('service that is due stands on Today and stops nothing', async ({ page, vehicle }) => {
  await asAdministrator((admin) =>
    call(admin, 'POST', `/api/admin/vehicles/${vehicle.id}/service-plans`, {
      kind: 'fire-extinguisher',
      everyMonths: 1,
      lastDoneOn: addDays(today(), -60),
    }),
  );
  await openVehicle(page, vehicle);
  await expect(panelIn(page).getByText('Overdue', { exact: true })).toBeVisible();
  await page.goto('/admin');
  const due = panelIn(page).getByRole('listitem').filter({ hasText: vehicle.name });
  await expect(due).toContainText('Fire extinguisher');
  await expectAccessible(page);
  expect((await request(vehicle, addDays(today(), 1), 10)).id).toBeDefined();
});

test('an invoice as a PDF and a photo follow what was done, are read and erased; a PDF that broke off is refused', async ({
  page,
  vehicle,
}) => {
  await asAdministrator((admin) =>
    call(admin, 'POST', `/api/admin/vehicles/${vehicle.id}/service-plans`, {
      kind: 'fire-extinguisher',
      everyMonths: 12,
      lastDoneOn: addDays(today(), -60),
    }),
  );
  await openVehicle(page, vehicle);
  await panelIn(page).getByRole('button', { name: 'Done: Fire extinguisher' }).click();
  const dialog = page.getByRole('dialog');
  const invoice = Buffer.from('%PDF-1.4\n1 0 obj\n(Invoice)\nendobj\ntrailer\n%%EOF\n');
  const broken = renamedDocument();
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: invoice },
    { ...(await plainPhoto('front')), name: 'tag.jpg' },
    { ...broken, name: 'broken.pdf', mimeType: 'application/pdf' },
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Recorded, but 1 paper has not arrived')).toBeVisible();
  await expect(dialog.getByText(/neither a complete PDF nor/)).toBeVisible();
  await expect(dialog.getByText('broken.pdf')).toBeVisible();
  await expect(dialog.getByText('invoice.pdf')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close without it' }).click();
  await expect(dialog).toBeHidden();

  const papers = panelIn(page).getByRole('list', { name: /^Papers: Fire extinguisher/ });
  await expect(papers.getByRole('listitem')).toHaveText([/^Paper 1 \(PDF\)/, /^Paper 2 \(photo\)/]);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await papers.getByRole('link', { name: 'Paper 1 (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^service-.*\.pdf$/);

  await papers.getByRole('button', { name: 'Erase: Paper 1 (PDF)' }).click();
  const erasing = page.getByRole('dialog', { name: 'Erase this paper?' });
  await erasing.getByRole('combobox', { name: 'Why' }).click();
  await page.getByTitle('It names a person').click();
  await expectAccessible(page);
  await erasing.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(erasing).toBeHidden();
  await expect(papers.getByText('Paper 1 (PDF) was erased')).toBeVisible();
});
