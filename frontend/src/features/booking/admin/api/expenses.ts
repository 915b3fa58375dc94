import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { type ExpenseStatus, expenseStatuses } from '@rigbook/contracts/expenses/expense.words';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { address, oneOf, type SearchOf } from '../../../../lib/address.js';
import { api, idempotent } from '../../../../lib/http/client.js';
import { newIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';
import { saveFile } from '../../../../lib/http/save-file.js';
import type { Language } from '../../../../lib/i18n/language.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

/** Waiting ones unless the address says which. */
export const expensesAddress = address({ show: oneOf(['all', ...expenseStatuses] as const) });
export type ExpensesSearch = SearchOf<typeof expensesAddress>;
export type ShownExpenses = NonNullable<ExpensesSearch['show']>;

/** By the day on which they were paid, latest first. */
export const expensesQuery = (show: ShownExpenses) =>
  pagedQuery({
    path: '/api/admin/expenses',
    key: [...keys.expenses, show],
    filter: show === 'all' ? {} : { status: show },
    atOnce: 50,
  });

interface Exported {
  readonly from: Day;
  readonly to: Day;
  readonly status?: ExpenseStatus;
}

/** Has the browser save them as CSV. */
export async function exportExpenses(days: Exported, language: Language): Promise<void> {
  const query = { ...days, language };
  const answer = await api.GET('/api/admin/expenses/export', { params: { query }, parseAs: 'blob' });
  saveFile(answer, 'expenses.csv');
}

export type ExpenseDecision =
  | { readonly as: 'approve' }
  | { readonly as: 'decline'; readonly reason: string }
  | { readonly as: 'erase-receipt'; readonly because: TextErasureReason };

/** Approves or declines an expense, or erases its receipt. A repeat is refused, and changes nothing. */
export function useDecideExpense(expenseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (decision: ExpenseDecision): Promise<void> => {
      const params = { path: { id: expenseId } };
      const headers = idempotent(newIdempotencyKey());
      if (decision.as === 'approve') await api.POST('/api/admin/expenses/{id}/approval', { params, headers });
      else if (decision.as === 'decline')
        await api.POST('/api/admin/expenses/{id}/decline', { params, headers, body: { reason: decision.reason } });
      else {
        const body = { because: decision.because };
        await api.POST('/api/admin/expenses/{id}/receipt/erasure', { params, headers, body });
      }
    },
    // also after a refusal: another administrator may have decided
    onSettled: () =>
      Promise.all([keys.expenses, keys.odometer].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
