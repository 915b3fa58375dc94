import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { repeatAfter } from '../../../../lib/http/repeat-after.js';
import { fill } from '../../../../testing/fill.js';
import { dana } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { LicenceReviews } from './licence-reviews.js';

const id = '01900000-0000-7000-8000-000000000a01';
const address = `*/api/admin/license-verifications/${id}`;
const handedIn = {
  id,
  user: { id: dana.id, unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
  frontPhotoPath: `/api/admin/license-verifications/${id}/photos/front`,
  backPhotoPath: `/api/admin/license-verifications/${id}/photos/back`,
  createdAt: '2026-11-22T16:00:00.000Z',
  status: 'pending',
  notes: null,
};

const photo = () => HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'content-type': 'image/jpeg' } });

/** The list has one license until it is decided. */
function oneWaits() {
  const decisions: unknown[] = [];
  server.use(
    http.get('*/api/admin/license-verifications', () => HttpResponse.json(decisions.length === 0 ? [handedIn] : [])),
    http.get(`${address}/photos/:side`, () => photo()),
    http.put(address, async ({ request }) => {
      decisions.push(await request.json());
      return HttpResponse.json({ ...handedIn, status: 'approved' });
    }),
  );
  return decisions;
}

test('approves a license from the list', async () => {
  const decisions = oneWaits();
  const { user } = renderScreen(<LicenceReviews />);
  await user.click(await screen.findByRole('button', { name: 'Approve the license of unit 101' }));
  expect(await toast().findByText('License reviewed')).toBeVisible();
  expect(decisions).toEqual([{ status: 'approved' }]);
  expect(await screen.findByText('No licenses await a review.')).toBeVisible();
});

test('rejects a license next to its photos, with the reason', async () => {
  const decisions = oneWaits();
  const { user } = renderScreen(<LicenceReviews />);
  await user.click(await screen.findByRole('button', { name: 'Reject the license of unit 101' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const side of ['Front', 'Back'])
    expect(await dialog.findByRole('button', { name: `${side} photo of the license, press to enlarge` })).toBeVisible();
  await fill(user, dialog.getByLabelText('Review notes (optional)'), 'The back is blurred.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await toast().findByText('License reviewed')).toBeVisible();
  expect(decisions).toEqual([{ status: 'rejected', notes: 'The back is blurred.' }]);
});

test('a review that came too late says so', async () => {
  oneWaits();
  server.use(http.put(address, () => refuse(409, 'LICENCE_NOT_PENDING', 'This licence was approved already.')));
  const { user } = renderScreen(<LicenceReviews />);
  await user.click(await screen.findByRole('button', { name: 'Approve the license of unit 101' }));
  expect(await toast().findByText('Review failed')).toBeVisible();
  expect(toast().getByText('This licence was approved already.')).toBeVisible();
});

test('asks for an expired admin password once for both photos, and then shows them', async () => {
  oneWaits();
  let open = false;
  const enterPassword = jest.fn(async () => (open = true));
  const forget = repeatAfter('ADMIN_PASSWORD_REQUIRED', enterPassword);
  server.use(
    http.get(`${address}/photos/:side`, () =>
      open ? photo() : refuse(403, 'ADMIN_PASSWORD_REQUIRED', 'Please enter the admin password to continue.'),
    ),
  );
  const { user } = renderScreen(<LicenceReviews />);
  await user.click(await screen.findByRole('button', { name: 'Review the photos of unit 101' }));
  for (const side of ['Front', 'Back'])
    expect(await screen.findByRole('button', { name: `${side} photo of the license, press to enlarge` })).toBeVisible();
  expect(enterPassword).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('The photo could not be loaded.')).toBeNull();
  forget();
});

test('a missing photo says why and can be loaded again', async () => {
  oneWaits();
  server.use(http.get(`${address}/photos/front`, () => refuse(404, 'PHOTO_NOT_FOUND', 'There is no such photo.')));
  const { user } = renderScreen(<LicenceReviews />);
  await user.click(await screen.findByRole('button', { name: 'Review the photos of unit 101' }));
  expect(await screen.findByText('There is no such photo.')).toBeVisible();
  server.use(http.get(`${address}/photos/front`, photo));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Front photo of the license, press to enlarge' })).toBeVisible();
});
