import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import type { QueryClient } from '@tanstack/react-query';
import type { Booking, Circumstances, Shortfall } from '../../../../lib/http/answers.js';
import { keys } from '../../../../lib/http/keys.js';
import type { ApiError } from '../../../../lib/http/problem.js';
import { belowTogetherQuery, requestsBelowQuery } from '../api/coverage.js';
import { reasonsAsked } from './reasons-asked.js';

/** What approving the request leaves, as the page has read it last: with those approved together, with the request itself, or in the list. */
export function belowKnown(
  queryClient: QueryClient,
  bookingId: string,
  together: readonly string[],
): readonly Shortfall[] {
  const ofAll = queryClient.getQueryData(belowTogetherQuery(together).queryKey);
  if (ofAll) return ofAll.find((request) => request.bookingId === bookingId)?.below ?? [];
  const ofRequest = keys.circumstances(bookingId);
  const read = queryClient.getQueryData<Partial<Circumstances>>(ofRequest)?.belowFloors;
  const listed = queryClient.getQueryData(requestsBelowQuery.queryKey);
  const readAt = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (read && readAt(ofRequest) >= readAt(requestsBelowQuery.queryKey)) return read;
  return listed?.find((request) => request.bookingId === bookingId)?.below ?? [];
}

interface Approval {
  readonly booking: Booking;
  readonly notes: string;
  /** all that are approved in one step */
  readonly together: readonly string[];
}

/** Asks for a reason, with what the server said, or what the page had read before. */
export function ask(queryClient: QueryClient, { booking, notes, together }: Approval, refused: unknown): void {
  const shortfalls = refused ? shortfallsIn(refused as ApiError) : belowKnown(queryClient, booking.id, together);
  reasonsAsked.add([{ booking, notes, shortfalls }]);
}

/** What a refusal for want of a reason says. */
export const shortfallsIn = ({ facts }: ApiError): readonly Shortfall[] =>
  (facts as RefusalFacts['COVERAGE_REASON_REQUIRED']).shortfalls.map(({ startAt, endAt, ...shortfall }) => ({
    ...shortfall,
    startTime: startAt,
    endTime: endAt,
  }));
