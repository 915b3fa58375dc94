import { erasureRefusalInWords } from '@rigbook/contracts/responders/erasure-request.words';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../testing/choose.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { hebrew } from '../../../../testing/wordings.js';
import { ErasureRequests } from './erasure-requests.js';

const request = {
  id: '01900000-0000-7000-8000-000000000101',
  unitNumber: '101',
  firstName: 'Dana',
  lastName: 'Levi',
  requestedAt: '2026-11-22T08:00:00.000Z',
  openBookings: [] as object[],
};
const booking = { id: 'b1', vehicleName: 'ALS1', startTime: '2026-11-23T16:00:00.000Z' };
const answer = (list: readonly object[]) =>
  server.use(http.get('*/api/admin/erasure-requests', () => HttpResponse.json(list)));

test('shows nothing while nobody asks', async () => {
  answer([]);
  const { queryClient } = renderScreen(<ErasureRequests />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('counts who asks, and erases once that is confirmed', async () => {
  answer([request]);
  server.use(
    http.post('*/api/admin/erasure-requests/:id/approve', () => {
      answer([]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(<ErasureRequests />);
  expect(await screen.findByRole('heading', { name: '1 person asks to be erased' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erase...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this person?' }));
  expect(dialog.getByText('Dana Levi, Unit 101')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await toast().findByText('The person is erased')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
});

test('names the bookings that have to be decided first', async () => {
  answer([{ ...request, openBookings: [booking] }]);
  const { user } = renderScreen(<ErasureRequests />);
  expect(await screen.findByRole('link', { name: /^ALS1/ })).toHaveAttribute('href', '/admin?tab=diary&booking=b1');
  const erase = screen.getByRole('button', { name: 'Erase...' });
  expect(erase).toHaveAttribute('aria-disabled', 'true');
  await user.click(erase);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('refuses with a reason, and says when the request is gone', async () => {
  answer([request]);
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/admin/erasure-requests/:id/refuse', async ({ request: call }) => {
      sent.push(await call.json());
      return refuse(404, 'ERASURE_REQUEST_NOT_FOUND', 'There is no open request to be erased.');
    }),
  );
  const { user } = renderScreen(<ErasureRequests />);
  await user.click(await screen.findByRole('button', { name: 'Refuse...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this request?' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('Please choose a reason')).toBeVisible();
  expect(sent).toEqual([]);
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  await choose(user, reason, erasureRefusalInWords.en.other);
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('Please explain the reason')).toBeVisible();
  expect(sent).toEqual([]);
  await choose(user, reason, erasureRefusalInWords.en['claim-open']);
  await user.type(await dialog.findByRole('textbox', { name: 'Explanation (optional)' }), 'Pay first');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await toast().findByText(/no open request/)).toBeVisible();
  expect(sent).toEqual([{ because: 'claim-open', explanation: 'Pay first' }]);
});

test('counts in Hebrew', async () => {
  answer([request, { ...request, id: 'other', unitNumber: '102' }]);
  renderScreen(<ErasureRequests />, '/', hebrew);
  expect(await screen.findByRole('heading', { name: 'שתי בקשות מחיקה ממתינות' })).toBeVisible();
});
