import { expect, type Page } from '@playwright/test';
import { he } from '../src/app/messages/he';
import { approve, book, signedIn } from './support/api';
import { button, dialog, enter, expectHebrew, openFreeDay, submitDialog } from './support/hebrew';
import { asAdministrator, handIn, newcomer } from './support/newcomers';
import { drawnPhoto, renamedDocument } from './support/photos';
import { test } from './support/test';

// every screen as who reads Hebrew meets it, its refusals among them
test.use({ locale: 'he-IL' });

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

test('a newcomer', async ({ page, browser }) => {
  await enter(page, '111', '/');
  await submitDialog(page);
  await expect(dialog(page).getByText(he['First name is required'])).toBeVisible();
  await expectHebrew(page);

  const unit = await asAdministrator(browser, ({ request }) => newcomer(request));
  await enter(page, unit, '/');
  await expect(dialog(page).getByText(he['licence.lead'])).toBeVisible();
  await expectHebrew(page);
  await button(page, 'licence.upload.front').click();
  await page.locator('input[type=file]').last().setInputFiles(renamedDocument());
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expectHebrew(page);

  const photo = await drawnPhoto(page, 'Licence', 'image/jpeg');
  await handIn(page, [photo, photo]);
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

test('a shift', async ({ page, browser, unit, vehicle }) => {
  const responder = await signedIn(browser, unit);
  const bookingId = await book(responder, vehicle.id, 1, 'תורנות ערב');
  await responder.context().close();
  await approve(browser, bookingId);

  await enter(page, unit, `/agreement/${bookingId}`);
  await expect(button(page, 'agreement.sign')).toBeVisible();
  await expectHebrew(page);
  await button(page, 'agreement.sign').click();
  await button(page, 'signature.submit').click();
  await expectHebrew(page);
  await page.getByLabel(he['signature.name']).fill('נועה פרץ');
  await button(page, 'signature.typed').click();
  await button(page, 'signature.submit').click();
  await expect(page.getByText(he['signature.done']).first()).toBeVisible();

  await expect(page).toHaveURL(/\/checkin\//);
  await button(page, 'checkIn.submit').click();
  await expectHebrew(page);
  for (const item of await page.getByRole('checkbox').all()) await item.check();
  await page.getByLabel(he['checkIn.startingMileage']).fill('50000');
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
  await button(page, 'checkOut.submit').click();
  await expect(page.getByText(he['checkOut.done']).first()).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: he['admin.denied'], exact: true })).toBeVisible();
  await expectHebrew(page);
});

test('what administrators decide', async ({ page, browser, unit, vehicle }) => {
  const responder = await signedIn(browser, unit);
  await book(responder, vehicle.id, 1, 'תורנות ערב');
  const beginner = await signedIn(browser, await asAdministrator(browser, ({ request }) => newcomer(request)));
  const photo = await drawnPhoto(beginner, 'Licence', 'image/jpeg');
  await handIn(beginner, [photo, photo]);
  for (const other of [responder, beginner]) await other.context().close();

  await enter(page, '100', '/admin');
  await submitDialog(page);
  await expect(page.getByText(he['adminPassword.empty']).first()).toBeVisible();
  await expectHebrew(page);
  await dialog(page).locator('input').fill('rigbook-demo');
  await submitDialog(page);
  const card = page.getByRole('listitem').filter({ hasText: vehicle.name }).filter({ hasText: unit });
  await expect(card.getByText(he['bookingStatus.pending'])).toBeVisible();
  await expectHebrew(page);
  await card.getByText(he['diary.view'], { exact: true }).click();
  await expect(dialog(page).locator('textarea')).toBeVisible();
  await expectHebrew(page);
  await dialog(page).getByText(he['diary.cancelConfirm']).click();
  await expect(button(page, 'diary.cancelKeep')).toBeVisible();
  await expectHebrew(page);

  await page.goto('/admin?tab=licences');
  await page.getByText(he['reviews.photos'], { exact: true }).last().click();
  await expect(dialog(page).locator('textarea')).toBeVisible();
  await expectHebrew(page);
  await dialog(page).getByRole('button', { name: he['reviews.photoOf.front'] }).click();
  await expect(button(page, 'reviews.zoomIn')).toBeVisible();
  await expectHebrew(page);
});

test('what administrators keep', async ({ page }) => {
  await enter(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto('/admin?tab=users');
  await expect(page.getByText('••• 0101')).toBeVisible();
  await expectHebrew(page);
  await page.goto('/admin?tab=fleet');
  await page.getByText(he['adminFleet.edit'], { exact: true }).first().click();
  await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
  await expectHebrew(page);
  await dialog(page).getByText(he['dialog.cancel'], { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectHebrew(page);
  await page.goto('/admin?tab=settings');
  await page.getByLabel(he['settings.organizationName']).fill('');
  await page.getByLabel(he['settings.contactEmail']).focus();
  await expectHebrew(page);
  await page.goto('/users');
  await expect(page.getByRole('list', { name: he['users.title'] })).toBeVisible();
  await expectHebrew(page);
  await button(page, 'userForm.add').click();
  await submitDialog(page);
  await expectHebrew(page);
  await dialog(page).getByText(he['dialog.cancel'], { exact: true }).click();
  await page.getByText(he['userForm.delete'], { exact: true }).last().click();
  await expect(button(page, 'userForm.keep')).toBeVisible();
  await expectHebrew(page);
});
