import { addMinutes, instantOfDate } from '@rigbook/contracts/kernel/time';
import type { StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { queryOptions, skipToken, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { StandingShift, StandingShiftHistory } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

const AT_ONCE = 50;

/** Everybody's that stand, by unit number. */
export const standingShiftsQuery = pagedQuery({
  path: '/api/admin/standing-shifts',
  key: keys.adminStandingShifts,
  atOnce: AT_ONCE,
});

/** Everybody's that ended, the last one first. */
export const endedStandingShiftsQuery = pagedQuery({
  path: '/api/admin/standing-shifts',
  key: [...keys.adminStandingShifts, 'ended'],
  filter: { only: 'ended' },
  atOnce: AT_ONCE,
});

/** Of one vehicle, those that stand. */
export const standingShiftsOfVehicleQuery = (vehicleId: string | null) =>
  queryOptions({
    queryKey: [...keys.adminStandingShifts, { vehicleId }],
    queryFn:
      vehicleId === null
        ? skipToken
        : (): Promise<StandingShift[]> =>
            bodyOf(api.GET('/api/admin/standing-shifts', { params: { query: { vehicleId } } })),
  });

/** Of one user, those that stand. */
export const standingShiftsOfUserQuery = (responderId: string | undefined) =>
  queryOptions({
    queryKey: [...keys.adminStandingShifts, { responderId }],
    queryFn:
      responderId === undefined
        ? skipToken
        : (): Promise<StandingShift[]> =>
            bodyOf(api.GET('/api/admin/standing-shifts', { params: { query: { responderId } } })),
  });

/** With a day ahead that is not booked: the first few. */
export const standingShiftsNotBookedQuery = queryOptions({
  queryKey: [...keys.adminStandingShifts, 'not-booked'],
  queryFn: (): Promise<StandingShift[]> =>
    bodyOf(api.GET('/api/admin/standing-shifts', { params: { query: { only: 'not-booked' } } })),
});

/** Who set, changed and ended one, newest first. */
export const standingShiftHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.adminStandingShifts, id, 'history'],
    queryFn: (): Promise<StandingShiftHistory[]> =>
      bodyOf(api.GET('/api/admin/standing-shifts/{id}/history', { params: { path: { id } } })),
  });

/** Minutes for which a vehicle is held after a booking. */
export const turnRoundQuery = (vehicleId: string | null) =>
  queryOptions({
    queryKey: keys.calendar(vehicleId ?? '', 'turn-round', ''),
    queryFn:
      vehicleId === null
        ? skipToken
        : async (): Promise<number> => {
            const from = instantOfDate(new Date());
            const query = { from, to: addMinutes(from, 1) };
            const params = { path: { id: vehicleId }, query };
            return (await bodyOf(api.GET('/api/vehicles/{id}/calendar', { params }))).turnRoundMinutes;
          },
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
export function useChangeStandingShift(shift: StandingShift | undefined, draft: StandingPlan) {
  const { id = '', changedAt = '' } = shift ?? {};
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(JSON.stringify({ id, changedAt, plan: draft })));
  return useMutation({
    mutationFn: (plan: StandingPlan) =>
      bodyOf(
        api.PUT('/api/admin/standing-shifts/{id}', {
          params: { path: { id }, header: headers },
          headers,
          body: { ...bodyOfPlan(plan), changedAt },
        }),
      ),
    onSettled: () => refresh(queryClient),
  });
}

export function useEndStandingShift({ id, changedAt }: StandingShift, cancels: boolean) {
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(JSON.stringify({ id, changedAt, cancels })));
  return useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/api/admin/standing-shifts/{id}/end', {
          params: { path: { id }, header: headers },
          headers,
          body: { changedAt, cancelBookings: cancels },
        }),
      ),
    onSettled: () => refresh(queryClient),
  });
}
