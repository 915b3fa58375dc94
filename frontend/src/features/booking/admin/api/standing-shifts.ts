import type { StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { StandingShift } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';

/** Everybody's: those that stand, and the last ones that ended. */
export const standingShiftsQuery = queryOptions({
  queryKey: keys.adminStandingShifts,
  queryFn: (): Promise<StandingShift[]> => bodyOf(api.GET('/api/admin/standing-shifts')),
});

const refresh = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.adminStandingShifts, keys.standingShifts, keys.adminBookings, keys.bookings, keys.calendars].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

const bodyOfPlan = ({ durationHours, weekdays, exceptDays, ...plan }: StandingPlan) => ({
  ...plan,
  duration: durationHours,
  weekdays: [...weekdays],
  exceptDays: [...exceptDays],
});

export function useSetStandingShift(draft: object) {
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(JSON.stringify(draft)));
  return useMutation({
    mutationFn: ({ responderId, plan }: { readonly responderId: string; readonly plan: StandingPlan }) =>
      bodyOf(
        api.POST('/api/admin/standing-shifts', {
          params: { header: headers },
          headers,
          body: { responderId, ...bodyOfPlan(plan) },
        }),
      ),
    onSettled: () => refresh(queryClient),
  });
}

/** Refused if somebody else changed it since it was read. */
export function useChangeStandingShift(shift: StandingShift | undefined) {
  const { id = '', changedAt = '' } = shift ?? {};
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (plan: StandingPlan) =>
      bodyOf(
        api.PUT('/api/admin/standing-shifts/{id}', {
          params: { path: { id } },
          body: { ...bodyOfPlan(plan), changedAt },
        }),
      ),
    onSettled: () => refresh(queryClient),
  });
}

export function useEndStandingShift({ id, changedAt }: StandingShift) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cancelBookings: boolean) =>
      bodyOf(
        api.POST('/api/admin/standing-shifts/{id}/end', {
          params: { path: { id } },
          body: { changedAt, cancelBookings },
        }),
      ),
    onSettled: () => refresh(queryClient),
  });
}
