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
import { drawnPhoto, plainPhoto, renamedDocument } from './support/photos';
import { test } from './support/test';

// every screen as who reads Hebrew at night meets it, its refusals among them; other journeys are made in light colours
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

  const photo = await drawnPhoto(page, 'Licence', 'image/jpeg');
  await handIn(page.request, [photo, photo]);
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

  await enter(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto(`/admin?tab=diary&booking=${bookingId}`);
  const history = dialog(page).getByRole('list', { name: he['history.title'] });
  await expect(history.getByText(he['history.VehicleCheckedOut'])).toBeVisible();
  await history.locator('summary').last().click();
  await expectHebrew(page);
  await page.goto('/admin');
  const returned = page.getByRole('gridcell').getByRole('link', { name: vehicle.name }).first();
  await expect(returned).toHaveAccessibleName(new RegExp(he['timetable.standing.completed']));
  await expectHebrew(page);

  await page.goto(`/admin?tab=agreements&q=${unit}`);
  await button(page, 'files.checkAll').click();
  await expect(page.getByText(he['verdict.genuine'], { exact: true })).toBeVisible();
  await expectHebrewInBothColours(page);

  await page.goto(`/admin?tab=notifications&about=${bookingId}`);
  const retry = page.getByText(he['notification.retry'], { exact: true }).first();
  await expect(retry).toBeVisible();
  await page.locator('main li button[aria-expanded]').first().click();
  await expect(page.locator('main li ol li').first()).toBeVisible();
  await expectHebrewInBothColours(page);
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

test('what administrators decide', async ({ page, unit, vehicle }) => {
  await as(unit, (request) => book({ request }, vehicle.id, 1, 'תורנות ערב'));
  const photo = await plainPhoto();
  const beginner = await asAdministrator((admin) => newcomer(admin));
  await as(beginner, (request) => handIn(request, [photo, photo]));

  await enter(page, '100', '/admin');
  await submitDialog(page);
  await expect(page.getByText(he['adminPassword.empty']).first()).toBeVisible();
  await expectHebrewInBothColours(page);
  await dialog(page).locator('input').fill('rigbook-demo');
  await submitDialog(page);
  await expect(page.getByRole('rowheader', { name: vehicle.name, exact: true })).toBeVisible();
  await page.getByRole('radio', { name: he['timetable.view.week'] }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(8);
  await expectHebrewInBothColours(page);
  await page.getByRole('link', { name: he['admin.tab.diary'], exact: true }).click();
  const card = page.getByRole('listitem').filter({ hasText: vehicle.name }).filter({ hasText: unit });
  await expect(card.getByText(he['bookingStatus.pending'])).toBeVisible();
  const tools = page.getByRole('search');
  await tools.getByRole('searchbox').fill('רנות ערב');
  await expect(tools.getByRole('button', { name: 'הסרת הסינון רנות ערב' })).toBeVisible();
  await tools.getByText(he['diary.moreFilters'], { exact: true }).click();
  await tools.getByLabel(he['diary.order'], { exact: true }).selectOption('first-requested');
  await expect(card.getByText('תורנות ערב')).toBeVisible();
  const file = page.waitForEvent('download');
  await button(page, 'diary.export').click();
  expect((await file).suggestedFilename()).toMatch(/^bookings-some-on-[\d-]+\.csv$/);
  await expectHebrewInBothColours(page);
  await card.getByText(he['diary.view'], { exact: true }).click();
  await expect(dialog(page).locator('textarea')).toBeVisible();
  await expectHebrewInBothColours(page);
  await dialog(page).getByText(he['diary.reject'], { exact: true }).click();
  await expect(dialog(page).getByLabel(he['deciding.reason'])).toBeFocused();
  await expectHebrew(page);
  await dialog(page).getByText(he['diary.cancelConfirm']).click();
  await expect(button(page, 'diary.cancelKeep')).toBeVisible();
  await expectHebrewInBothColours(page);

  await page.goto('/admin?tab=fleet');
  const fleetCard = page.getByRole('listitem').filter({ hasText: vehicle.name });
  await fleetCard.getByText(he['adminFleet.startMaintenance'], { exact: true }).click();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).locator('input[type=datetime-local]').fill('2020-01-01T08:00');
  await submitDialog(page);
  await expect(dialog(page).getByText(he['The expected end must be in the future'])).toBeVisible();
  await expectHebrewInBothColours(page);
  await dialog(page).getByText(he['dialog.cancel'], { exact: true }).click();
  await fleetCard.getByText(he['adminFleet.retire'], { exact: true }).click();
  await button(page, 'adminFleet.retireConfirm').click();
  await expect(dialog(page).getByText(he['adminFleet.stillBookedHint'])).toBeVisible();
  await expectHebrewInBothColours(page);

  await page.goto('/admin?tab=licences');
  await page.getByText(he['reviews.photos'], { exact: true }).last().click();
  await expect(dialog(page).locator('textarea')).toBeVisible();
  await expectHebrewInBothColours(page);
  await dialog(page).getByRole('button', { name: he['reviews.photoOf.front'] }).click();
  await expect(button(page, 'reviews.zoomIn')).toBeVisible();
  await expectHebrewInBothColours(page);
});

/** One row that is good and one whose unit somebody has. */
async function importUsers(page: Page, newUnit: string): Promise<void> {
  await button(page, 'userImport.open').click();
  await expectHebrewInBothColours(page);
  const rows = ['מספר יחידה;שם פרטי;שם משפחה;דוא״ל;טלפון;מחלקה'];
  for (const of of [newUnit, '101']) rows.push(`${of};דנה;לוי;dana@example.org;0500000${of};חובשים`);
  const buffer = Buffer.from(`\uFEFF${rows.join('\r\n')}`);
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer });
  await expect(dialog(page).getByText(he['userImport.badRows'])).toBeVisible();
  await expectHebrewInBothColours(page);
  await dialog(page).locator('button').last().click();
  await expect(dialog(page).getByText(he['userImport.doneHint'])).toBeVisible();
  await expectHebrew(page);
  await button(page, 'userImport.close').click();
}

test('what administrators keep', async ({ page, unit }) => {
  await enter(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto('/admin?tab=users');
  await expect(page.getByText('••• 0101')).toBeVisible();
  await expectHebrewInBothColours(page);
  await page.goto('/admin?tab=fleet');
  await page.getByText(he['adminFleet.edit'], { exact: true }).first().click();
  await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
  await expectHebrewInBothColours(page);
  await dialog(page).getByText(he['dialog.cancel'], { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectHebrewInBothColours(page);
  await button(page, 'adminFleet.add').click();
  await submitDialog(page);
  await expect(dialog(page).getByText(he['Name is required'])).toBeVisible();
  await expectHebrewInBothColours(page);
  await page.goto('/admin?tab=settings');
  await page.getByLabel(he['settings.organizationName']).fill('');
  await page.getByLabel(he['settings.contactEmail']).focus();
  await expect(page.getByText(he['delivery.state.not-configured'], { exact: true })).toHaveCount(2);
  await page.getByText(he['template.type.signature_request'], { exact: true }).click();
  await expect(page.getByLabel(he['template.subject'])).toBeVisible();
  await expectHebrewInBothColours(page);
  await page.goto('/admin?tab=templates');
  await page.getByText(he['template.preview'], { exact: true }).last().click();
  await expect(dialog(page).getByRole('figure')).toHaveCount(2);
  await expectHebrewInBothColours(page);
  await button(page, 'template.close').click();
  await button(page, 'template.add').click();
  await dialog(page).getByLabel(he['template.language']).selectOption('he');
  await expectHebrew(page);
  await dialog(page).getByText(he['template.write'], { exact: true }).click();
  await page.getByLabel(he['template.content']).fill('שלום {{responderNam}}');
  await expect(page.getByText('{{responderNam}}').last()).toBeVisible();
  await expectHebrewInBothColours(page);
  await page.getByLabel(he['template.content']).fill('שלום, ');
  await page.getByText(he['template.placeholder.responderName']).click();
  await button(page, 'template.save').click();
  await expect(page.getByText(he['template.saved']).first()).toBeVisible();
  await button(page, 'template.history').click();
  await expect(dialog(page).getByText(he['template.historyStart'])).toBeVisible();
  await expectHebrew(page);
  await dialog(page).getByText(he['template.close'], { exact: true }).click();
  await button(page, 'template.reset').click();
  await dialog(page).getByText(he['template.resetConfirm'], { exact: true }).click();
  await expect(page.getByText(he['template.resetDone']).first()).toBeVisible();
  await page.goto('/users');
  await expect(page.getByRole('list', { name: he['users.title'] })).toBeVisible();
  await expectHebrewInBothColours(page);
  await button(page, 'userForm.add').click();
  await submitDialog(page);
  await expectHebrewInBothColours(page);
  await dialog(page).getByText(he['dialog.cancel'], { exact: true }).click();
  const newUnit = '190';
  await importUsers(page, newUnit);
  await page.getByRole('searchbox').fill(newUnit);
  await expect(page.getByRole('link', { name: 'דנה לוי' })).toBeVisible();
  await page.getByRole('searchbox').fill(unit);
  await page.getByRole('link', { name: 'Noa Peretz' }).click();
  await expect(dialog(page).getByText(he['licenceHistory.LicenceApproved'])).toBeVisible();
  await expect(dialog(page).getByText(he['userView.bookingsNone'])).toBeVisible();
  await expectHebrewInBothColours(page);
  await page.goBack();
  await page.getByText(he['userForm.delete'], { exact: true }).last().click();
  await expect(button(page, 'userForm.keep')).toBeVisible();
  await expectHebrewInBothColours(page);
});
