import { DEFAULT_DIARY_ORDER, type DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';
import type { Statement } from '../../../platform/event-store/index.js';
import {
  DEFAULT_LIMIT,
  type JsonText,
  mapPage,
  type Page,
  pageOf,
  type PageRequest,
} from '../../../platform/http/index.js';
import { type BookingInList, type BookingResponse, bookingsAsJson, toJson } from './booking.response.js';
import { DIARY_COLUMNS, DIARY_TABLES, type BookingDiaryRow } from './booking-diary.query.js';
import { type Bind, conditionsOf, type DiaryFilter } from './diary-filter.js';
import { isAfter, orderBy, placeIn } from './diary-order.js';

/** Who reads the answers and when; `whole` as `seesWholeBooking` says. */
export interface DiaryAnswersReader {
  readonly whole: boolean;
  readonly now: Instant;
}

/**
 * One page of the diary, and one row more to tell whether another page follows. It is planned for its values, since the best plan
 * for a rare status or word is bad for a frequent one.
 */
export const diaryPage = (
  filter: DiaryFilter,
  request: PageRequest,
  order: DiaryOrder = DEFAULT_DIARY_ORDER,
): Query<Page<BookingDiaryRow>> =>
  query<BookingDiaryRow, Page<BookingDiaryRow>>(
    pageStatement(
      () => '',
      () => `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES}`,
      filter,
      request,
      order,
    ),
    pageOf<BookingDiaryRow>(request.limit, placeIn(order)),
  );

/**
 * The same page as answers. A responder's bookings and the diary as it opens are prepared statements: half of Postgres's time for them
 * would go into planning.
 */
export const diaryAnswers = (
  filter: DiaryFilter,
  request: PageRequest,
  { whole, now }: DiaryAnswersReader,
  order: DiaryOrder = DEFAULT_DIARY_ORDER,
): Query<Page<JsonText<BookingResponse>>> =>
  query<BookingInList, Page<JsonText<BookingResponse>>>(
    pageStatement(
      (conditions) => preparedName(conditions, filter, request, { whole, order }),
      (bind) => bookingsAsJson({ whole, now: `${bind(now)}::timestamptz` }),
      filter,
      request,
      order,
    ),
    (rows) => mapPage(pageOf<BookingInList>(request.limit, placeIn(order))(rows), toJson),
  );

function pageStatement(
  nameOf: (conditions: number) => string,
  select: (bind: Bind) => string,
  filter: DiaryFilter,
  { limit, after }: PageRequest,
  order: DiaryOrder,
): Statement {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const selected = select(bind);
  const where = conditionsOf(filter, order, bind);
  const name = nameOf(where.length);
  if (after) where.push(isAfter(order, bind(after.at), bind(after.id)));
  return {
    name,
    text: `${selected}
           ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
           ORDER BY ${orderBy(order)} LIMIT ${name === '' ? bind(limit + 1) : limit + 1}`,
    values,
  };
}

/** Empty for a page that is planned for its values. A prepared statement has its limit in its text, which the plan depends on. */
function preparedName(
  conditions: number,
  { responderId }: DiaryFilter,
  { limit, after }: PageRequest,
  { whole, order }: { readonly whole: boolean; readonly order: DiaryOrder },
): string {
  if (limit !== DEFAULT_LIMIT) return '';
  if (conditions === 0 && !after) return `diary-page.all.${order}${whole ? '.whole' : ''}`;
  const isOwn = conditions === 1 && responderId !== undefined && !whole;
  return isOwn ? `diary-page.own.${order}${after ? '.after' : ''}` : '';
}
