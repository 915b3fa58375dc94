import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import type { QueryClient } from '@tanstack/react-query';
import type { Booking, Circumstances, Shortfall } from '../../../../lib/http/answers.js';
import { keys } from '../../../../lib/http/keys.js';
import type { ApiError } from '../../../../lib/http/problem.js';
import { requestsBelowQuery } from '../api/coverage.js';
import { reasonsAsked } from './reasons-asked.js';

/** What approving the request leaves, as the page has read it last: with the request itself, or in the list. */
export function belowKnown(queryClient: QueryClient, bookingId: string): readonly Shortfall[] {
  const ofRequest = keys.circumstances(bookingId);
  const read = queryClient.getQueryData<Partial<Circumstances>>(ofRequest)?.belowFloors;
  const listed = queryClient.getQueryData(requestsBelowQuery.queryKey);
  const readAt = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (read && readAt(ofRequest) >= readAt(requestsBelowQuery.queryKey)) return read;
  return listed?.find((request) => request.bookingId === bookingId)?.below ?? [];
}

/** Asks for a reason, beside what the server said, or what the page had read before. */
export function ask(queryClient: QueryClient, booking: Booking, notes: string, refused: unknown): void {
  const shortfalls = refused ? shortfallsIn(refused as ApiError) : belowKnown(queryClient, booking.id);
  reasonsAsked.add([{ booking, notes, shortfalls }]);
}

/** What a refusal for want of a reason says. */
export const shortfallsIn = ({ facts }: ApiError): readonly Shortfall[] =>
  (facts as RefusalFacts['COVERAGE_REASON_REQUIRED']).shortfalls.map(({ startAt, endAt, ...shortfall }) => ({
    ...shortfall,
    startTime: startAt,
    endTime: endAt,
  }));
