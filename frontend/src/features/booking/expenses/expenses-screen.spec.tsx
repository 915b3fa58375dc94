import { day } from '@rigbook/contracts/kernel/calendar';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Expense } from '../../../lib/http/answers.js';
import { active, als1, signed } from '../../../testing/examples.js';
import { fill } from '../../../testing/fill.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { hebrew } from '../../../testing/wordings.js';
import { ExpensesScreen } from './expenses-screen.js';

const bookingUrl = `*/api/bookings/${active.id}`;
const filling: Expense = {
  id: '01900000-0000-7000-8000-000000001401',
  bookingId: active.id,
  vehicle: { id: als1.id, name: 'ALS1' },
  user: { unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
  kind: 'fuel',
  spentOn: day('2026-11-23'),
  amountMinor: 28_050,
  currency: 'ILS',
  centiliters: 4_125,
  note: 'Filled up',
  receipt: 'none',
  recordedAt: instant('2026-11-23T18:00:00Z'),
  status: 'waiting',
  decidedAt: null,
  decidedBy: null,
  reason: null,
};
const declined: Expense = {
  ...filling,
  id: '2',
  kind: 'toll',
  status: 'declined',
  reason: 'A private trip',
  note: null,
};

/** The server's expenses; records what is sent. */
function answers(expenses: readonly Expense[] = [], refusal?: Response) {
  const sent: unknown[] = [];
  server.use(
    http.get(bookingUrl, () => HttpResponse.json(active)),
    http.get(`${bookingUrl}/expenses`, () => HttpResponse.json(expenses)),
    http.post(`${bookingUrl}/expenses`, async ({ request }) => {
      sent.push(await request.json());
      return refusal ?? HttpResponse.json({ id: filling.id }, { status: 201 });
    }),
    http.post('*/api/objects/upload', () =>
      HttpResponse.json({ uploadURL: '/api/objects/uploads/1' }, { status: 201 }),
    ),
    http.put('*/api/objects/uploads/1', () => new HttpResponse(null, { status: 204 })),
    http.put('*/api/expenses/:id/receipt', async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

const photo = () => new File(['receipt'], 'receipt.jpg', { type: 'image/jpeg' });

test('a filling is recorded with its photo, and the next one can follow', async () => {
  const sent = answers();
  const { user } = renderScreen(<ExpensesScreen bookingId={active.id} />);
  await fill(user, await screen.findByRole('textbox', { name: 'Amount (ILS)' }), '280.50');
  await fill(user, screen.getByRole('textbox', { name: 'Liters' }), '41.25');
  await user.upload(screen.getByLabelText('Choose photo', { selector: 'input' }), photo());
  expect(screen.getByText('Photo of the receipt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await toast().findByText('Recorded')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ kind: 'fuel', amountMinor: 28_050, centiliters: 4_125, note: null }),
    [filling.id, { uploadURL: '/api/objects/uploads/1' }],
  ]);
  expect(screen.getByRole('textbox', { name: 'Amount (ILS)' })).toHaveValue('');
});

test('what is missing is said next to the field, and nothing is sent', async () => {
  const sent = answers();
  const { user } = renderScreen(<ExpensesScreen bookingId={active.id} />);
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  expect(screen.getByText('Enter an amount above zero, such as 280 or 280.50')).toBeVisible();
  expect(screen.getByText('Enter the liters, such as 41 or 41.25, up to 500')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refused expense keeps what was typed, and says why', async () => {
  answers([], refuse(409, 'TOO_MANY_EXPENSES', 'A shift can have 20 expenses.', { most: 20 }));
  const { user } = renderScreen(<ExpensesScreen bookingId={active.id} />);
  await fill(user, await screen.findByRole('textbox', { name: 'Amount (ILS)' }), '10');
  await fill(user, screen.getByRole('textbox', { name: 'Liters' }), '1');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await toast().findByText('Not recorded')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount (ILS)' })).toHaveValue('10');
});

test('what was recorded says what the office decided, and its receipt can follow', async () => {
  const sent = answers([filling, declined]);
  const { user } = renderScreen(<ExpensesScreen bookingId={active.id} />);
  expect(await screen.findByText('Declined: A private trip')).toBeVisible();
  expect(screen.getAllByText(/41.25 liters/)).toHaveLength(2);
  const picker = screen.getByLabelText(/^Add the receipt: Fuel/, { selector: 'input' });
  await user.upload(picker, photo());
  expect(await toast().findByText('Receipt added')).toBeVisible();
  expect(sent).toEqual([[filling.id, { uploadURL: '/api/objects/uploads/1' }]]);
});

test('what waits can be withdrawn, after asking', async () => {
  const sent = answers([filling, declined]);
  server.use(
    http.post('*/api/expenses/:id/withdrawal', ({ params }) => {
      sent.push(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(<ExpensesScreen bookingId={active.id} />);
  await user.click(await screen.findByRole('button', { name: /^Withdraw: / }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await toast().findByText('Withdrawn')).toBeVisible();
  expect(sent).toEqual([filling.id]);
});

test('a withdrawal that the office was faster than says so', async () => {
  answers([filling]);
  server.use(http.post('*/api/expenses/:id/withdrawal', () => refuse(409, 'EXPENSE_ALREADY_DECIDED', 'Decided.')));
  const { user } = renderScreen(<ExpensesScreen bookingId={active.id} />);
  await user.click(await screen.findByRole('button', { name: /^Withdraw: / }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await toast().findByText('Not withdrawn')).toBeVisible();
});

test('before the check-in there is nothing to record', async () => {
  server.use(http.get(`*/api/bookings/${signed.id}`, () => HttpResponse.json(signed)));
  renderScreen(<ExpensesScreen bookingId={signed.id} />);
  expect(await screen.findByText('Nothing to record yet')).toBeVisible();
});

test('in Hebrew the amount is named in the currency', async () => {
  answers([filling]);
  renderScreen(<ExpensesScreen bookingId={active.id} />, '/', hebrew);
  expect(await screen.findByRole('textbox', { name: /^סכום/ })).toBeVisible();
  expect(await screen.findByText('ממתינה')).toBeVisible();
});
