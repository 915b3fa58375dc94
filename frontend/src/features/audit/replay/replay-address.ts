import { addDays, atClockTime, dayOf, parseDay, startOfDay, sundayOf } from '@rigbook/contracts/kernel/calendar';
import { isBefore, type Day, type Instant, type Zone } from '@rigbook/contracts/kernel/time';
import { address, text } from '../../../lib/address.js';
import type { ReplayAsked } from '../api/get-replay.js';

/** As typed and in the address: a clock time of the organization, and the first and last day shown. */
export interface ReplayForm {
  readonly at: string;
  readonly from: string;
  readonly to: string;
}

export type ReplayProblem = 'replay.notATime' | 'replay.inFuture' | 'replay.notDays';

const MOST_DAYS = 31;

const written = text(40);
export const replayAddress = address({ at: written, from: written, to: written });

/** The moment asked for; undefined without a valid time. */
export function formOf(parameters: URLSearchParams): ReplayForm | undefined {
  const { at, from = '', to = '' } = replayAddress.parse(parameters);
  return at === undefined ? undefined : { at, from, to };
}

/** The current week until a moment is chosen. */
export function presentForm(clockTime: string, now: Instant, zone: Zone): ReplayForm {
  const from = sundayOf(dayOf(now, zone));
  return { at: clockTime, from, to: addDays(from, 6) };
}

/** The question to ask, or what is wrong with the form. */
export function askedBy({ at, from, to }: ReplayForm, now: Instant, zone: Zone): ReplayAsked | ReplayProblem {
  const asOf = atClockTime(at, zone);
  if (asOf === undefined) return 'replay.notATime';
  if (isBefore(now, asOf)) return 'replay.inFuture';
  const [first, last] = [parseDay(from), parseDay(to)];
  if (!first || !last || !fits(first, last)) return 'replay.notDays';
  return { asOf, from: startOfDay(first, zone), to: startOfDay(addDays(last, 1), zone) };
}

const fits = (first: Day, last: Day): boolean => first <= last && last < addDays(first, MOST_DAYS);
