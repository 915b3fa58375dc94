import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import type { QueryClient } from '@tanstack/react-query';
import type { Booking, Circumstances, Shortfall } from '../../../../lib/http/answers.js';
import { keys } from '../../../../lib/http/keys.js';
import type { ApiError } from '../../../../lib/http/problem.js';
import { reasonsAsked } from './reasons-asked.js';

/** Asks for a reason, beside what the server said, or what the page had read before. */
export function ask(queryClient: QueryClient, booking: Booking, notes: string, refused: unknown): void {
  const read = queryClient.getQueryData<Circumstances>(keys.circumstances(booking.id));
  const shortfalls = refused ? saidIn(refused as ApiError) : (read?.belowFloors ?? []);
  reasonsAsked.add([{ booking, notes, shortfalls }]);
}

const saidIn = ({ facts }: ApiError): readonly Shortfall[] =>
  (facts as RefusalFacts['COVERAGE_REASON_REQUIRED']).shortfalls.map(({ startAt, endAt, ...shortfall }) => ({
    ...shortfall,
    startTime: startAt,
    endTime: endAt,
  }));
