import { addDays, dayOf } from '@rigbook/contracts/kernel/calendar';
import { DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { asAdministrator, call } from '../support/api';
import { enter } from '../support/hebrew';
import { plainPhoto, renamedDocument, type PhotoFile } from '../support/photos';
import { printOnPaper, takePicture } from './picture';
import { test } from '../support/test';

test('service and papers on the page of a vehicle, on its card and on Today', async ({ page, vehicle }, {
  project,
}) => {
  const words = project.name.endsWith('he') ? he : en;
  const today = dayOf(instantOfDate(new Date()), DEFAULT_ZONE);
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  await asAdministrator(async (admin) => {
    const path = `/api/admin/vehicles/${vehicle.id}/service-plans`;
    const set = (plan: object) => call<{ id: string }>(admin, 'POST', path, plan);
    await set({ kind: 'insurance', everyMonths: 12, validUntil: addDays(today, -3) });
    await set({ kind: 'yearly-test', validUntil: addDays(today, 12) });
    const oil = await set({
      ...{ kind: 'oil', everyKm: 15_000, everyMonths: 12, lastDoneOn: addDays(today, -400), lastDoneKm: 40_000 },
    });
    await set({ kind: 'other', name: 'Winch', everyMonths: 24, lastDoneOn: today });
    const done = { doneOn: addDays(today, -1), mileageKm: 54_400, costCents: 42_050 };
    await call(admin, 'POST', `${path}/${oil.id}/services`, done);
  });
  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  await page.getByRole('list', { name: words['service.list'] }).waitFor();
  await shot('63-service', true);
  await page.getByRole('button', { name: words['service.add'] }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: words['service.save'] }).click();
  await shot('63-service-new');
  await dialog.getByRole('button', { name: words['dialog.cancel'] }).click();
  await page.getByText(words['service.change'], { exact: true }).first().click();
  await page.getByRole('dialog').getByText(words['service.standingNone']).waitFor();
  await shot('63-service-paper');
  await page.getByRole('dialog').getByRole('button', { name: words['dialog.cancel'] }).click();
  await page.getByText(words['service.renewed'], { exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: words['service.record'] }).waitFor();
  await shot('63-service-renewed');
  await page.getByRole('dialog').getByRole('button', { name: words['dialog.cancel'] }).click();
  await page.goto('/admin');
  await page.getByRole('list', { name: words['service.title'] }).waitFor();
  await shot('63-service-today');
});

test('papers of what was done: chosen, on their way, refused, in the list, printed and erased', async ({
  page,
  vehicle,
}, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const today = dayOf(instantOfDate(new Date()), DEFAULT_ZONE);
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  await asAdministrator((admin) =>
    call(admin, 'POST', `/api/admin/vehicles/${vehicle.id}/service-plans`, {
      ...{ kind: 'fire-extinguisher', everyMonths: 12, lastDoneOn: addDays(today, -60) },
    }),
  );
  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  await page.getByText(words['service.done'], { exact: true }).first().click();
  const dialog = page.getByRole('dialog').last();
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      pdf('Invoice 2026-1187 of the garage on Herzl street.pdf', '%%EOF'),
      { ...(await plainPhoto('front')), name: 'IMG_20261126_101533.jpg' },
      { ...renamedDocument(), name: 'scan.pdf', mimeType: 'application/pdf' },
      { ...pdf('manual.pdf', '%%EOF'), buffer: Buffer.alloc(11 * 1024 * 1024) },
    ]);
  await dialog.getByText(words['service.papers.tooLarge']).waitFor();
  await shot('63-papers-chosen');
  await dialog.getByRole('button', { name: /manual/ }).click();
  let go = () => undefined as unknown;
  const held = new Promise((resolve) => (go = () => resolve(undefined)));
  await page.route('**/api/objects/uploads/**', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: words['service.record'] }).click();
  await dialog.getByText(words['service.recorded'], { exact: true }).waitFor();
  await takePicture(page, '63-papers-on-their-way');
  go();
  await dialog.getByRole('button', { name: words['error.tryAgain'] }).waitFor();
  await shot('63-papers-refused');
  await page.keyboard.press('Escape');
  await page.getByText(words['service.papers.erase'], { exact: true }).first().waitFor();
  await shot('63-papers', true);
  await page.emulateMedia({ media: 'print' });
  await printOnPaper(page, '63-papers-print');
  await shot('63-papers-print', true);
  await page.emulateMedia({ media: 'screen' });
  await page.getByText(words['service.papers.erase'], { exact: true }).first().click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await shot('63-papers-erase');
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByTitle(words['textErasure.names-a-person']).click();
  await page.getByRole('dialog').getByRole('button', { name: words['eraseText.confirm'], exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ ...renamedDocument(), name: 'scan.pdf', mimeType: 'application/pdf' });
  await page.getByRole('button', { name: words['error.tryAgain'] }).waitFor();
  await shot('63-papers-erased', true);
});

const pdf = (name: string, end: string): PhotoFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj\n(Invoice)\nendobj\ntrailer\n${end}\n`),
});
