import type { OverridableRule } from '@rigbook/contracts/booking/requesting/overriding.rules';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking, User } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';
import { ApiError } from '../../../../lib/http/problem.js';
import { refreshAfterDecision } from './decisions.js';

/** For whom an administrator can book. */
export const peopleToBookForQuery = queryOptions({
  queryKey: keys.users,
  queryFn: (): Promise<User[]> => bodyOf(api.GET('/api/users')),
  select: (users) =>
    users.filter(({ suspendedAt, isAdmin, isAuditor }) => suspendedAt === null && (isAdmin || !isAuditor)),
});

export interface BookingForSomebody {
  readonly responderId: string;
  readonly vehicleId: string;
  readonly startAt: Instant;
  readonly hours: number;
  readonly purpose: string;
  readonly approved: boolean;
  readonly overridden: readonly OverridableRule[];
  readonly reason: string;
  /** Of approving it below a floor. */
  readonly coverageReason: string;
}

/** The key stays the same for the same booking. A refusal means that the hours that were shown are out of date too. */
export function useBookForSomebody(draft: object) {
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(JSON.stringify(draft)));
  return useMutation({
    mutationFn: ({
      startAt,
      hours,
      overridden,
      reason,
      purpose,
      coverageReason,
      ...booking
    }: BookingForSomebody): Promise<Booking> =>
      bodyOf(
        api.POST('/api/admin/bookings', {
          params: { header: headers },
          headers,
          body: {
            ...booking,
            startTime: startAt,
            endTime: requestedPeriod(startAt, hours).endAt,
            duration: hours,
            purpose: purpose.trim(),
            ...(overridden.length > 0 && { override: { rules: [...overridden], reason: reason.trim() } }),
            ...(coverageReason.trim() !== '' && { coverageReason: coverageReason.trim() }),
          },
        }),
      ),
    onSettled: () =>
      Promise.all([
        refreshAfterDecision(queryClient),
        ...[keys.calendars, keys.users].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ]),
  });
}

/** The rules about the person that a refused booking breaks; undefined for any other answer. */
export const rulesBrokenIn = (error: unknown): RefusalFacts['RULES_NOT_OVERRIDDEN']['broken'] | undefined =>
  error instanceof ApiError && error.code === 'RULES_NOT_OVERRIDDEN'
    ? (error.facts as RefusalFacts['RULES_NOT_OVERRIDDEN']).broken
    : undefined;
