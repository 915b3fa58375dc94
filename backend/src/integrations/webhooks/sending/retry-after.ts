import type { IncomingHttpHeaders } from 'node:http';

/**
 * The seconds that a receiver asks for in `Retry-After`; null where it asks for nothing that can be understood. A date is
 * compared with that of the answer, so that it does not matter what its clock says.
 */
export function retryAfterSeconds({ 'retry-after': asked, date }: IncomingHttpHeaders): number | null {
  if (asked === undefined) return null;
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.parse(date ?? '')) / 1_000;
  return seconds >= 0 ? seconds : null;
}
