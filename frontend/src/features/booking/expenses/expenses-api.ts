import type { Expense as Recorded } from '@rigbook/contracts/expenses/expense.rules';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Expense } from '../../../lib/http/answers.js';
import { answerSoon, api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { newIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { reducePhoto } from '../../../lib/photos/reduce-photo.js';
import { sendFile } from '../../../lib/photos/send-photo.js';

/** Below the booking, so that whatever changes it reads them again. */
const keyOf = (bookingId: string) => [...keys.booking(bookingId), 'expenses'];

export const expensesOfBooking = (bookingId: string) =>
  queryOptions({
    queryKey: keyOf(bookingId),
    queryFn: (): Promise<Expense[]> =>
      bodyOf(api.GET('/api/bookings/{id}/expenses', { params: { path: { id: bookingId } } })),
  });

/** Recorded once, however often it is sent with the same key. */
export function useRecordExpense(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ expense, idempotencyKey }: { readonly expense: Recorded; readonly idempotencyKey: string }) =>
      bodyOf(
        api.POST('/api/bookings/{id}/expenses', {
          params: { path: { id: bookingId } },
          headers: idempotent(idempotencyKey),
          body: { ...expense, spentOn: expense.spentOn ?? '', amountMinor: expense.amountMinor ?? 0 },
          ...answerSoon(),
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(bookingId) }),
  });
}

/** A repeat is refused, and changes nothing. */
export function useWithdrawExpense(bookingId: string, expenseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/api/expenses/{id}/withdrawal', {
          params: { path: { id: expenseId } },
          headers: idempotent(newIdempotencyKey()),
        }),
      ),
    // also after a refusal: the office may have decided
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(bookingId) }),
  });
}

interface Receipt {
  readonly expenseId: string;
  readonly photo: Blob;
}

export function useAddReceipt(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ expenseId, photo }: Receipt): Promise<void> =>
      sendFile(photo, {
        content: () => reducePhoto(photo),
        handIn: (uploadURL) =>
          api.PUT('/api/expenses/{id}/receipt', { params: { path: { id: expenseId } }, body: { uploadURL } }),
      }),
    // also after a refusal: the photo may have arrived with an answer that was lost
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(bookingId) }),
  });
}
