import { day } from '@rigbook/contracts/kernel/calendar';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Expense } from '../../../../lib/http/answers.js';
import { als1, requested } from '../../../../testing/examples.js';
import { fill } from '../../../../testing/fill.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { Expenses } from './expenses.js';

const filling: Expense = {
  id: '01900000-0000-7000-8000-000000001401',
  bookingId: requested.id,
  vehicle: { id: als1.id, name: 'ALS1' },
  user: { unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
  kind: 'fuel',
  spentOn: day('2026-11-23'),
  amountMinor: 28_050,
  currency: 'ILS',
  centiliters: 4_125,
  note: 'Filled up',
  receipt: 'here',
  recordedAt: instant('2026-11-23T18:00:00Z'),
  status: 'waiting',
  decidedAt: null,
  decidedBy: null,
  reason: null,
};

/** The server's expenses by the status asked for; records what is sent. */
function answers(refusal?: Response) {
  const sent: unknown[] = [];
  const note = async ({ request }: { readonly request: Request }) => {
    const body = (await request.text()) || null;
    sent.push([new URL(request.url).pathname.split('/').slice(-2).join('/'), body && JSON.parse(body)]);
    return refusal ?? new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.get('*/api/admin/expenses', ({ request }) => {
      sent.push(new URL(request.url).searchParams.get('status'));
      return HttpResponse.json([filling]);
    }),
    http.post('*/api/admin/expenses/:id/approval', note),
    http.post('*/api/admin/expenses/:id/decline', note),
    http.post('*/api/admin/expenses/:id/receipt/erasure', note),
  );
  return sent;
}

test('what waits is approved in one press', async () => {
  const sent = answers();
  const { user } = renderScreen(<Expenses />);
  await user.click(await screen.findByRole('button', { name: /^Approve: Fuel/ }));
  expect(await toast().findByText('Approved')).toBeVisible();
  expect(sent.slice(0, 2)).toEqual(['waiting', [`${filling.id}/approval`, null]]);
});

test('declining takes a reason, and is refused if somebody was faster', async () => {
  const sent = answers(refuse(409, 'EXPENSE_ALREADY_DECIDED', 'An administrator has decided on this expense already.'));
  const { user } = renderScreen(<Expenses />);
  await user.click(await screen.findByRole('button', { name: /^Decline: Fuel/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(dialog.getByText('Say why it is declined')).toBeVisible();
  await fill(user, dialog.getByRole('textbox', { name: 'Reason' }), 'A private trip');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await toast().findByText('Not decided')).toBeVisible();
  expect(sent).toContainEqual([`${filling.id}/decline`, { reason: 'A private trip' }]);
});

test('a receipt is erased with a reason', async () => {
  const sent = answers();
  const { user } = renderScreen(<Expenses />);
  await user.click(await screen.findByRole('button', { name: /^Erase the receipt: Fuel/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Erase' }));
  expect(await toast().findByText('Erased')).toBeVisible();
  expect(sent).toContainEqual(['receipt/erasure', { because: 'names-a-person' }]);
});
