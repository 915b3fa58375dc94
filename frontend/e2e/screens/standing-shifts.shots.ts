import { addDays, dayOf, weekdayOf } from '@rigbook/contracts/kernel/calendar';
import { DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { en, he } from '../../src/testing/catalogues';
import { asAdministrator, call } from '../support/api';
import { enter } from '../support/hebrew';
import { takePicture } from './picture';
import { test } from '../support/test';

test('standing shifts are set, changed and ended at the desk, and read by their person', async ({
  page,
  browser,
  unit,
  vehicle,
}, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (of: typeof page, name: string, fullPage = false) => {
    await of.waitForLoadState('networkidle');
    await takePicture(of, name, fullPage);
  };
  let day = addDays(dayOf(instantOfDate(new Date()), DEFAULT_ZONE), 1);
  while (weekdayOf(day) === 0 || weekdayOf(day) > 3) day = addDays(day, 1);
  await asAdministrator(async (admin) => {
    const users = await call<{ id: string; unitNumber: string }[]>(admin, 'GET', '/api/users');
    const responderId = users.find(({ unitNumber }) => unitNumber === unit)?.id;
    const plan = { responderId, vehicleId: vehicle.id, fromDay: day, exceptDays: [addDays(day, 7)], duration: 8 };
    const of = [weekdays[weekdayOf(day)], weekdays[weekdayOf(addDays(day, 1))]];
    const set = (more: object) =>
      call<{ id: string }>(admin, 'POST', '/api/admin/standing-shifts', { ...plan, weekdays: of, ...more });
    await set({ startHour: 22 });
    await set({ startHour: 20, untilDay: addDays(day, 60) });
    const { id } = await set({ startHour: 10 });
    const { changedAt } = await call<{ changedAt: string }>(admin, 'GET', `/api/admin/standing-shifts/${id}`);
    await call(admin, 'POST', `/api/admin/standing-shifts/${id}/end`, { changedAt, cancelBookings: true });
  });

  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto('/admin?tab=standing-shifts');
  await page.getByText(words['notMade.VEHICLE_ALREADY_BOOKED']).first().waitFor();
  await shot(page, '62-standing-shifts', true);
  await page.getByRole('button', { name: words['standing.showEnded'] }).click();
  await page.getByText(words['standing.loading']).first().waitFor({ state: 'hidden' });
  await shot(page, '62-standing-shifts-ended', true);
  await page.goto('/admin');
  await page.getByText(words['notMade.VEHICLE_ALREADY_BOOKED']).first().waitFor();
  await shot(page, '62-standing-shifts-today');
  await page.goto('/admin?tab=standing-shifts');
  const steps = page.getByRole('button', { name: words['standing.change'] });
  await page.getByRole('button', { name: words['standing.set'] }).click();
  const editor = page.getByRole('dialog').last();
  await editor.getByRole('button', { name: words['standing.save'] }).click();
  await shot(page, '62-standing-shift-new');
  await page.keyboard.press('Escape');
  await editor.waitFor({ state: 'hidden' });
  await steps.last().click();
  await page.getByRole('dialog').getByRole('checkbox').nth(4).click();
  await shot(page, '62-standing-shift-change');
  await page
    .getByRole('dialog')
    .getByText(words['standing.coming'])
    .evaluate((title) => title.scrollIntoView());
  await shot(page, '62-standing-shift-change-end');
  await page.getByRole('dialog').getByRole('button', { name: words['dialog.cancel'] }).click();
  await page.getByText(words['standing.history'], { exact: true }).first().click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await shot(page, '62-standing-shift-history');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText(words['standing.end'], { exact: true }).last().click();
  await page.getByText(words['standing.endTitle']).waitFor();
  await shot(page, '62-standing-shift-end');

  const person = await (await browser.newContext(project.use as object)).newPage();
  await enter(person, unit, '/');
  await person.getByText(words['standing.own']).waitFor();
  await shot(person, '62-standing-shifts-own', true);
  await person.context().close();
});
