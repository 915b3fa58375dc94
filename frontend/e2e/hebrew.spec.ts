import { expect, type Page } from '@playwright/test';
import { he } from '../src/testing/catalogues';
import { approve, as, asAdministrator, book } from './support/api';
import {
  button,
  dialog,
  enter,
  expectHebrew,
  expectHebrewInBothColours,
  openFreeDay,
  submitDialog,
} from './support/hebrew';
import { handIn, newcomer } from './support/newcomers';
import { drawnPhoto, renamedDocument } from './support/photos';
import { test } from './support/test';

// each visitor and responder screen, with its refusals, in Hebrew and dark colors; other journeys use light colors
test.use({ locale: 'he-IL', colorScheme: 'dark' });

test('a visitor', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectHebrew(page);
  await button(page, 'signIn.open').click();
  await submitDialog(page);
  await expectHebrew(page);
  await button(page, 'microsoft.signIn').click();
  await expect(button(page, 'microsoft.useUnitNumber')).toBeVisible();
  await expectHebrew(page);
  await page.goto('/?signIn=microsoft-not-configured');
  await expect(page.getByRole('main').getByText(he['microsoftOutcome.microsoft-not-configured'])).toBeVisible();
  await expectHebrew(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: he['notFound.title'] })).toBeVisible();
  await expectHebrew(page);
});

test('a newcomer', async ({ page }) => {
  await enter(page, '111', '/');
  await submitDialog(page);
  await expect(dialog(page).getByText(he['First name is required'])).toBeVisible();
  await expectHebrew(page);

  const unit = await asAdministrator((admin) => newcomer(admin));
  await enter(page, unit, '/');
  await expect(dialog(page).getByText(he['licence.lead'])).toBeVisible();
  await expectHebrew(page);
  await button(page, 'licence.upload.front').click();
  await page.locator('input[type=file]').last().setInputFiles(renamedDocument());
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expectHebrew(page);

  const photos = [await drawnPhoto(page, 'Front', 'image/jpeg'), await drawnPhoto(page, 'Back', 'image/jpeg')];
  await handIn(page.request, photos);
  await page.goto('/');
  await expect(button(page, 'signIn.open')).toBeHidden();
  await expect(page.getByText(he['licence.step.pendingHint'])).toBeVisible();
  await expectHebrew(page);
  await page.goto('/?licence=verify');
  await expect(dialog(page).getByText(he['licence.lead'])).toBeVisible();
  await expectHebrew(page);
});

async function requestBooking(page: Page, vehicleId: string): Promise<void> {
  await page.goto(`/?book=${vehicleId}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('radio', { name: he['book.wayForm'] }).check();
  await submitDialog(page);
  await expectHebrew(page);
  await page.getByRole('radio', { name: he['book.wayCalendar'] }).check();
  await openFreeDay(page);
  await expectHebrew(page);
  await page.locator('button[data-state=available]').first().click();
  await submitDialog(page);
  await expect(dialog(page).getByText(he['book.purposeNeeded'])).toBeVisible();
  await expectHebrew(page);
  await dialog(page).locator('textarea').fill('תורנות ערב');
  await submitDialog(page);
  await expect(button(page, 'book.submittedDone')).toBeVisible();
  await expectHebrew(page);
}

test('a booking', async ({ page, unit, vehicle }) => {
  await enter(page, unit, '/');
  await expect(page.getByText(he['nextStep.none'])).toBeVisible();
  await expect(page.getByText(he['hours.title'])).toBeVisible();
  await expectHebrew(page);
  await button(page, 'shell.menu').click();
  await page.locator('button[aria-haspopup=dialog]').click();
  await expect(dialog(page).getByRole('heading', { name: he['account.microsoft'] })).toBeVisible();
  await expectHebrew(page);

  await requestBooking(page, vehicle.id);
  await button(page, 'book.submittedDone').click();
  await button(page, 'bookings.withdraw').click();
  await expect(button(page, 'bookings.withdrawConfirm')).toBeVisible();
  await expectHebrew(page);
});

test('a shift', async ({ page, unit, vehicle }) => {
  const bookingId = await as(unit, (request) => book({ request }, vehicle.id, 1, 'תורנות ערב'));
  await approve(bookingId);

  await enter(page, unit, `/agreement/${bookingId}`);
  await expect(button(page, 'agreement.sign')).toBeVisible();
  await expectHebrew(page);
  await button(page, 'agreement.sign').click();
  await button(page, 'signature.submit').click();
  await expectHebrew(page);
  await page.getByLabel(he['signature.name']).fill('נועה פרץ');
  await button(page, 'signature.typed').press('Enter'); // a toast may lie over it
  await button(page, 'signature.submit').click();
  await expect(page.getByText(he['signature.done']).first()).toBeVisible();

  await expect(page).toHaveURL(/\/checkin\//);
  await button(page, 'checkIn.submit').click();
  await expectHebrew(page);
  for (const item of await page.getByRole('checkbox').all()) await item.check();
  await page.getByLabel(he['checkIn.startingMileage']).fill('50000');
  await page.locator('button[name=fuel]').click();
  await button(page, 'checkIn.submit').click();
  await expect(page.getByText(he['checkIn.done']).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(he['nextStep.checkout'])).toBeVisible();
  await expectHebrew(page);

  await page.goto(`/checkout/${bookingId}`);
  await button(page, 'checkOut.submit').click();
  await page.getByLabel(he['checkOut.area']).selectOption('rear-bumper');
  await page.getByLabel(he['checkOut.severity']).selectOption('minor');
  await page.getByLabel(he['checkOut.description']).fill('שריטה');
  await button(page, 'checkOut.addReport').click();
  await expectHebrew(page);
  await page.getByLabel(he['checkOut.mileage']).fill('50042');
  await page.locator('button[name=fuel]').click();
  await button(page, 'checkOut.submit').click();
  await expect(page.getByText(he['checkOut.done']).first()).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: he['admin.denied'], exact: true })).toBeVisible();
  await expectHebrew(page);

  await enter(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto(`/admin?tab=diary&booking=${bookingId}`);
  const history = dialog(page).getByRole('list', { name: he['history.title'] });
  await expect(history.getByText(he['history.VehicleCheckedOut'])).toBeVisible();
  await history.locator('summary').last().click();
  await expectHebrew(page);
  await page.goto('/admin');
  const returned = page.getByRole('gridcell').getByRole('link', { name: vehicle.name }).first();
  await expect(returned).toHaveAccessibleName(new RegExp(he['timetable.state.completed']));
  await expectHebrew(page);

  await page.goto(`/admin?tab=agreements&q=${unit}`);
  await button(page, 'files.checkAll').click();
  await expect(page.getByText(he['verdict.genuine'], { exact: true })).toBeVisible();
  await expectHebrewInBothColours(page);

  await page.goto(`/admin?tab=notifications&about=${bookingId}`);
  const retry = page.getByText(he['notification.retry'], { exact: true }).first();
  await expect(retry).toBeVisible();
  await page.getByRole('list', { name: he['admin.tab.notifications'] }).getByRole('link').first().click();
  await expect(page.getByRole('dialog').locator('ol li').first()).toBeVisible();
  await expectHebrewInBothColours(page);
  await page.getByRole('dialog').getByRole('button', { name: he['dialog.close'] }).click();
  await page.getByText(he['notification.retryAll'].split('(')[0]!.trim()).click();
  await expect(button(page, 'notification.retryKeep')).toBeVisible();
  await expectHebrew(page);

  await enter(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto('/admin?tab=maintenance');
  const damage = page.getByRole('listitem').filter({ hasText: vehicle.name }).filter({ hasText: 'שריטה' });
  await expect(damage).toBeVisible();
  await expectHebrew(page);
  await damage.getByText(he['damage.resolve'], { exact: true }).click();
  await expect(button(page, 'damage.resolveConfirm')).toBeVisible();
  await expectHebrew(page);
  await submitDialog(page);
  await page.goto('/admin?tab=maintenance&damage=resolved');
  await expect(damage.getByText(he['damage.reopen'])).toBeVisible();
  await expectHebrew(page);
});
