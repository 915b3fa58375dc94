import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { asAdministrator } from './support/api';
import { newcomer } from './support/newcomers';
import { bookNow, chooseFirstFreeStart, openAdministration, signIn } from './support/people';
import { drawnPhoto, hugePhoto, renamedDocument, type PhotoFile } from './support/photos';
import { test } from './support/test';

async function choose(page: Page, button: string, photo: PhotoFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles(photo);
}

async function uploadLicence(page: Page): Promise<void> {
  const licence = page.getByRole('dialog', { name: 'License Verification' });
  await expect(licence).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(licence.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expectAccessible(page);

  await licence.getByRole('button', { name: 'Upload front photo' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload front photo' });
  await choose(page, 'Choose a photo', hugePhoto());
  await expect(upload.getByText('huge.jpg exceeds the maximum allowed size of 10 MB')).toBeVisible();
  await choose(page, 'Choose a photo', renamedDocument());
  await expect(upload.getByText('This file is not a JPEG, PNG or WebP photo.')).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'Choose another photo', await drawnPhoto(page, 'Licence front', 'image/jpeg'));
  await expect(upload).toBeHidden();
  await expect(licence.getByText('Front photo uploaded')).toBeVisible();
  await expect(licence.getByRole('button', { name: 'Replace front photo' })).toBeFocused();

  await licence.getByRole('button', { name: 'Submit for Verification' }).click({ force: true });
  await expect(page.getByText('Photos required').first()).toBeVisible();
  await expect(page.getByText('Please upload both front and back photos of your license').first()).toBeVisible();

  const back = await drawnPhoto(page, 'Licence back', 'image/png');
  await choose(page, 'Take a photo of the back', back);
  await expect(licence.getByText('Back photo uploaded')).toBeVisible();
  await expect(licence.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectAccessible(page);
  await licence.getByRole('button', { name: 'Submit for Verification' }).click();
  await expect(page.getByText('License verification submitted').first()).toBeVisible();
  await expect(licence).toBeHidden();
}

async function approve(page: Page, unit: string): Promise<void> {
  await signIn(page, '100');
  await openAdministration(page);
  await page.getByRole('link', { name: /Pending License Approvals/ }).click();
  await page.getByRole('button', { name: `Review the photos of unit ${unit}` }).click();
  const dialog = page.getByRole('dialog', { name: /^License of/ });
  const front = dialog.getByRole('button', { name: 'Front photo of the license, press to enlarge' });
  await expect
    .poll(() => front.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  await expectAccessible(page);
  await front.click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Review notes (optional)').fill('All letters can be read.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('License reviewed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Review the photos of unit ${unit}` })).toHaveCount(0);
  await expectAccessible(page);
}

test('a newcomer becomes a responder: license, approval, first booking', async ({
  page,
  browser,
  viewport,
  vehicle,
}) => {
  const unit = await asAdministrator((admin) => newcomer(admin));

  await signIn(page, unit);
  await uploadLicence(page);
  await expect(page.getByText(/^Your license has been awaiting admin review since/)).toBeVisible();
  await expectAccessible(page);

  await bookNow(page, vehicle.name);
  // what is missing is said before the calendar
  const booking = page.getByRole('dialog');
  await expect(booking.getByText(/^Your license has been awaiting admin review since/)).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expectAccessible(page);
  await booking.getByRole('link', { name: 'Submit other photos' }).click();
  await expect(page.getByText(/^Your photos have been awaiting admin review since/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  const office = await browser.newContext({ viewport });
  await approve(await office.newPage(), unit);
  await office.close();

  await page.reload();
  await bookNow(page, vehicle.name);
  await chooseFirstFreeStart(page);
  await page.getByLabel('Purpose').fill('First shift');
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(
    page.getByText('Your booking request has been submitted and is pending approval.').first(),
  ).toBeVisible();
});
