import type { ExpenseStatus, ReceiptState } from '@rigbook/contracts/expenses/expense.words';
import type { BookingId, Day, ExpenseId, Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';
import type { RowOf } from '../../platform/event-store/index.js';
import { type Page, pageOf, type PageRequest } from '../../platform/http/index.js';
import { expenses } from './expenses.view.js';

/** A row with names. Erased people have none. */
export interface ExpenseRow extends RowOf<typeof expenses> {
  readonly vehicleName: string;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly deciderUnitNumber: string | null;
  readonly deciderFirstName: string | null;
  readonly deciderLastName: string | null;
  readonly receipt: ReceiptState;
}

const SELECT_EXPENSES = `
  SELECT ${expenses.select('e')}, v.name AS "vehicleName",
         r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName",
         d.unit_number AS "deciderUnitNumber", d.first_name AS "deciderFirstName", d.last_name AS "deciderLastName",
         CASE WHEN p.expense_id IS NULL THEN 'none' WHEN p.upload_id IS NULL THEN 'erased' ELSE 'here' END AS receipt
  FROM expense e JOIN vehicle v ON v.id = e.vehicle_id
  LEFT JOIN responder r ON r.id = e.responder_id LEFT JOIN responder d ON d.id = e.decided_by
  LEFT JOIN expense_receipt p ON p.expense_id = e.expense_id`;

/** Of one shift, in the order in which they were recorded. */
export const expensesOfBooking = (bookingId: BookingId): Query<readonly ExpenseRow[]> =>
  allRows<ExpenseRow>({
    name: 'expenses.of-booking',
    text: `${SELECT_EXPENSES} WHERE e.booking_id = $1 ORDER BY e.nth`,
    values: [bookingId],
  });

export interface ExpenseReceipt {
  readonly expenseId: ExpenseId;
  readonly photoSha256: string;
  /** null: erased */
  readonly key: string | null;
}

/** The receipts that arrived for expenses of a shift. */
export const receiptsOfBooking = (bookingId: BookingId): Query<readonly ExpenseReceipt[]> =>
  allRows<ExpenseReceipt>({
    name: 'expenses.receipts-of-booking',
    text: `SELECT x.expense_id AS "expenseId", received.data ->> 'photoSha256' AS "photoSha256", u.storage_key AS key
           FROM expense x JOIN event received ON received.stream = x.expense_id AND received.type = 'ExpenseReceiptReceived'
           LEFT JOIN expense_receipt p ON p.expense_id = x.expense_id LEFT JOIN photo_upload u ON u.id = p.upload_id
           WHERE x.booking_id = $1 ORDER BY x.nth`,
    values: [bookingId],
  });

export interface ExpensesOfShift {
  /** the number of the last one; withdrawn ones keep theirs */
  readonly last: number;
  /** how many were not withdrawn */
  readonly counted: number;
}

export const expensesRecorded = (bookingId: BookingId): Query<ExpensesOfShift> =>
  query<ExpensesOfShift, ExpensesOfShift>(
    {
      name: 'expenses.recorded',
      text: `SELECT coalesce(max(nth), 0)::int AS last, (count(*) FILTER (WHERE status <> 'withdrawn'))::int AS counted
             FROM expense WHERE booking_id = $1`,
      values: [bookingId],
    },
    ([row]) => row ?? { last: 0, counted: 0 },
  );

export const responderOfExpense = (expenseId: ExpenseId): Query<ResponderId | undefined> =>
  query<{ responderId: ResponderId }, ResponderId | undefined>(
    {
      name: 'expenses.responder',
      text: `SELECT responder_id AS "responderId" FROM expense WHERE expense_id = $1`,
      values: [expenseId],
    },
    ([row]) => row?.responderId,
  );

export interface ExpenseFilter {
  readonly status?: ExpenseStatus | undefined;
  readonly vehicleId?: VehicleId | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** leaves out what counts nowhere; by default it is listed, too */
  readonly withoutWithdrawn?: true | undefined;
}

/** By the day on which they were paid, latest first. */
export function expensePage(filter: ExpenseFilter, { limit, after }: PageRequest): Query<Page<ExpenseRow>> {
  const values: unknown[] = [limit + 1];
  const conditions = [
    ...(filter.status ? [`e.status = $${values.push(filter.status)}`] : []),
    ...(filter.vehicleId ? [`e.vehicle_id = $${values.push(filter.vehicleId)}`] : []),
    ...(filter.from ? [`e.spent_on >= $${values.push(filter.from)}`] : []),
    ...(filter.to ? [`e.spent_on <= $${values.push(filter.to)}`] : []),
    ...(filter.withoutWithdrawn ? [`e.status <> 'withdrawn'`] : []),
    ...(after ? [`(e.spent_on, e.expense_id) < ($${values.push(dayIn(after.at))}, $${values.push(after.id)})`] : []),
  ];
  const given = Object.entries({ ...filter, after }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return query<ExpenseRow, Page<ExpenseRow>>(
    {
      name: ['expenses.page', ...given].join('.'),
      text: `${SELECT_EXPENSES} ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
             ORDER BY e.spent_on DESC, e.expense_id DESC LIMIT $1`,
      values,
    },
    pageOf(limit, ({ spentOn, expenseId: id }) => ({ at: placeOf(spentOn), id })),
  );
}

// a page's place has an instant, and expenses have days
const placeOf = (day: Day) => `${day}T00:00:00.000Z` as Instant;
const dayIn = (at: Instant) => at.slice(0, 'YYYY-MM-DD'.length);
