import { expenseStatuses } from '@rigbook/contracts/expenses/expense.words';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Expense } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useSearch } from '../../../../lib/use-search.js';
import { PageTitle } from '../../../../ui/content/page-title.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Choice } from '../../../../ui/form/choice.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import { ExpenseStatusTag, ReceiptLink } from '../../expenses/expense-list.js';
import { useExpenseInWords } from '../../expenses/use-expense-in-words.js';
import { expensesAddress, expensesQuery, type ShownExpenses } from '../api/expenses.js';
import { DecideExpense } from './decide-expense.js';
import { ExportExpenses } from './export-expenses.js';

const shown: readonly ShownExpenses[] = [...expenseStatuses, 'all'];

/** What people paid during shifts: waiting for a decision first, and a file for the bookkeeper. */
export function Expenses() {
  const text = useText();
  const { nameOf } = useExpenseInWords();
  const [search, show] = useSearch(expensesAddress);
  const which = search.show ?? 'waiting';
  const list = useInfiniteQuery({ ...expensesQuery(which), placeholderData: keepPreviousData });
  const expenses = itemsOf(list.data);
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle title={text('expenses.title')} />
      <DeskTable
        name="expenses"
        label={text('expenses.title')}
        rows={expenses}
        idOf={({ id }) => id}
        nameOf={nameOf}
        columns={useColumns()}
        loading={text('expenses.listLoading')}
        empty={
          <Empty icon="clipboard">
            {text(which === 'waiting' ? 'expenses.office.noneWaiting' : 'expenses.office.none')}
          </Empty>
        }
        error={list.error}
        onRetry={() => void list.refetch()}
        isOld={list.isPlaceholderData}
        tools={
          <div className="max-w-64">
            <Choice
              label={text('expenses.office.show')}
              value={which}
              options={shown.map((value) => ({
                value,
                label: value === 'all' ? text('expenses.office.all') : text(`expenses.status.${value}`),
              }))}
              onChange={(value) => show({ show: value })}
            />
          </div>
        }
      />
      {expenses !== undefined && expenses.length > 0 && <NextPage list={list} label={text('expenses.office.more')} />}
      <ExportExpenses />
    </div>
  );
}

function useColumns(): readonly DeskColumn<Expense>[] {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { money, liters } = useExpenseInWords();
  return [
    {
      name: 'what',
      title: text('expenses.what'),
      wraps: true,
      cell: ({ kind, centiliters }) =>
        centiliters === null
          ? text(`expenses.kind.${kind}`)
          : `${text(`expenses.kind.${kind}`)}, ${text('expenses.ofLiters', { liters: liters(centiliters) })}`,
    },
    {
      name: 'amount',
      title: text('expenses.amount', { currency: '₪' }),
      align: 'end',
      width: 104,
      cell: ({ amountMinor, currency }) => <strong className="tabular-nums">{money(amountMinor, currency)}</strong>,
    },
    {
      name: 'day',
      title: text('expenses.spentOn'),
      width: 112,
      wraps: true,
      cell: ({ spentOn, bookingId }) => (
        <Link to={paths.diaryBooking(bookingId)} className="tabular-nums">
          {times.fullDay(spentOn)}
        </Link>
      ),
    },
    {
      name: 'vehicle',
      title: text('expenses.office.vehicle'),
      width: 124,
      wraps: true,
      cell: ({ vehicle }) => <VehicleName vehicle={vehicle} />,
    },
    {
      name: 'responder',
      title: text('expenses.office.responder'),
      width: 124,
      wraps: true,
      cell: ({ user }) => person(user),
    },
    {
      name: 'note',
      title: text('expenses.note'),
      wraps: true,
      cell: ({ note, reason }) => (
        <>
          {note === null && reason === null && '–'}
          {note !== null && <bdi>{note}</bdi>}
          {reason !== null && <span className="text-soft"> {text('expenses.declinedBecause', { reason })}</span>}
        </>
      ),
    },
    {
      name: 'receipt',
      title: text('expenses.receipt'),
      width: 100,
      wraps: true,
      cell: (expense) => <ReceiptLink expense={expense} />,
    },
    {
      name: 'status',
      title: text('expenses.office.status'),
      width: 120,
      cell: ({ status }) => <ExpenseStatusTag status={status} />,
    },
    {
      name: 'decide',
      title: text('expenses.office.decide'),
      width: 230,
      inCard: 'buttons',
      cell: (expense) => <DecideExpense expense={expense} />,
    },
  ];
}
