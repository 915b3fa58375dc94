import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { isBookingStatus, type BookingStatus } from '@rigbook/contracts/booking/booking.words';
import {
  DEFAULT_DIARY_ORDER,
  isDiaryOrder,
  type DiaryOrder,
  DIARY_SEARCH_LIMIT,
} from '@rigbook/contracts/booking/diary/diary-search.rules';
import { addDays, parseDay, startOfDay } from '@rigbook/contracts/kernel/calendar';
import { countedAs } from '@rigbook/contracts/booking/diary/usage.rules';
import { isUuid } from '@rigbook/contracts/kernel/ids';
import type { Day, Zone } from '@rigbook/contracts/kernel/time';
import { countedFilterOf, countedSearchOf, type CountedSearch } from './counted-search.js';

/** What the diary is narrowed by and how it is ordered; it stands in the address, to be linked and found again. */
export interface DiarySearch extends CountedSearch {
  /** Words to be found in names and purposes. */
  readonly q?: string;
  readonly status?: BookingStatus;
  readonly vehicle?: string;
  readonly unit?: string;
  /** The first and the last day of the starts, both included. */
  readonly from?: Day;
  readonly to?: Day;
  /** Left out for the order that the diary has by itself. */
  readonly order?: DiaryOrder;
}

/** Everything but the order narrows. */
export const narrowings = [
  'q',
  'status',
  'vehicle',
  'unit',
  ...countedAs,
  'at',
  'from',
  'to',
] as const satisfies (keyof DiarySearch)[];
export type Narrowing = (typeof narrowings)[number];

export const isNarrowed = (search: DiarySearch): boolean => narrowings.some((field) => search[field] !== undefined);

/** What is not understood counts as not given. */
export function diarySearchOf(address: URLSearchParams): DiarySearch {
  const given = (name: keyof DiarySearch) => address.get(name) ?? '';
  const q = given('q').trim().slice(0, DIARY_SEARCH_LIMIT);
  const [status, vehicle, unit, order] = [given('status'), given('vehicle'), given('unit'), given('order')];
  const [from, to] = [parseDay(given('from')), parseDay(given('to'))];
  return {
    ...(q !== '' && { q }),
    ...(isBookingStatus(status) && { status }),
    ...(isUuid(vehicle) && { vehicle }),
    ...(isUnitNumber(unit) && { unit }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...countedSearchOf(given),
    ...(isDiaryOrder(order) && order !== DEFAULT_DIARY_ORDER && { order }),
  };
}

/** The same search with another value there; nothing, or an empty one, takes the field out. */
export function withField<Field extends keyof DiarySearch>(
  search: DiarySearch,
  field: Field,
  value: DiarySearch[Field] | '' | undefined,
): DiarySearch {
  const { [field]: _former, ...rest } = search;
  return value === undefined || value === '' ? rest : { ...rest, [field]: value };
}

export const withOrder = (search: DiarySearch, order: DiaryOrder): DiarySearch =>
  withField(search, 'order', order === DEFAULT_DIARY_ORDER ? undefined : order);

/** What the API is asked for: the days as instants of the organisation's zone. */
export const diaryFilterOf = ({ q, status, vehicle, unit, from, to, order, ...counted }: DiarySearch, zone: Zone) => ({
  ...(q !== undefined && { search: q }),
  ...(status && { status }),
  ...(vehicle !== undefined && { vehicleId: vehicle }),
  ...(unit !== undefined && { unitNumber: unit }),
  ...(from && { from: startOfDay(from, zone) }),
  ...(to && { to: startOfDay(addDays(to, 1), zone) }),
  ...countedFilterOf(counted),
  ...(order && { order }),
});

export type DiaryFilter = ReturnType<typeof diaryFilterOf>;
