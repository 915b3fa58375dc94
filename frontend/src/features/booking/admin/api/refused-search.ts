import {
  isRequestRefusalCode,
  type RequestRefusalCode,
} from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { CountedAs, HourOfWeek } from '@rigbook/contracts/booking/diary/usage.rules';
import type { Zone } from '@rigbook/contracts/kernel/time';
import { diaryFilterOf, diarySearchOf, type DiarySearch } from './diary-search.js';

/** What the list is narrowed by; it stands in the address. The days are those of the refusals. */
export interface RefusedSearch extends Pick<DiarySearch, 'vehicle' | 'unit' | 'from' | 'to'> {
  readonly reason?: RequestRefusalCode;
}

/** What is not understood counts as not given. */
export function refusedSearchOf(address: URLSearchParams): RefusedSearch {
  const reason = address.get('reason') ?? '';
  return { ...likeDiary(diarySearchOf(address)), ...(isRequestRefusalCode(reason) && { reason }) };
}

/** Of what the diary is narrowed by, what a refused request has too. */
export const likeDiary = ({ vehicle, unit, from, to }: DiarySearch): RefusedSearch => ({
  ...(vehicle !== undefined && { vehicle }),
  ...(unit !== undefined && { unit }),
  ...(from && { from }),
  ...(to && { to }),
});

/** What the API is asked for. */
export const refusedFilterOf = ({ reason, ...search }: RefusedSearch, zone: Zone) => ({
  ...diaryFilterOf(search, zone),
  ...(reason && { code: reason }),
});

export type RefusedFilter = Omit<
  ReturnType<typeof refusedFilterOf>,
  'search' | 'status' | 'order' | CountedAs | keyof HourOfWeek
>;
