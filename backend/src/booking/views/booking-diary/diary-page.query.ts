import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { DEFAULT_DIARY_ORDER, type DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';
import type { Statement } from '../../../platform/event-store/index.js';
import { type JsonText, mapPage, type Page, pageOf, type PageRequest } from '../../../platform/http/index.js';
import { type BookingInList, bookingsAsJson, toJson } from './booking-json.js';
import type { BookingResponse } from './booking.response.js';
import { DIARY_COLUMNS, DIARY_TABLES, type BookingDiaryRow } from './booking-diary.query.js';
import { countedConditions, type CountedFilter, type DiaryReader } from './counted-filter.js';
import { isAfter, orderBy, placeIn, requestedSince, requestedUntil } from './diary-order.js';
import { hasWord, type SearchedWord } from './diary-search.js';

export interface DiaryFilter {
  readonly responderId?: ResponderId;
  readonly unitNumber?: string;
  readonly vehicleId?: VehicleId;
  readonly status?: BookingStatus;
  /** Bookings that start at or after it. */
  readonly from?: Instant;
  /** Bookings that start before it. */
  readonly to?: Instant;
  /** Bookings that contain every word. */
  readonly words?: readonly SearchedWord[];
  /** Bookings that a figure of the usage statistics counts. */
  readonly counted?: CountedFilter & DiaryReader;
}

/** Who reads the answers and when; `whole` as `seesWholeBooking` says. */
export interface DiaryAnswersReader {
  readonly whole: boolean;
  readonly now: Instant;
}

type Bind = (value: unknown) => string;

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
    pageStatement('', () => `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES}`, filter, request, order),
    pageOf<BookingDiaryRow>(request.limit, placeIn(order)),
  );

/** The same page as answers. A responder's bookings are one prepared statement. */
export const diaryAnswers = (
  filter: DiaryFilter,
  request: PageRequest,
  { whole, now }: DiaryAnswersReader,
  order: DiaryOrder = DEFAULT_DIARY_ORDER,
): Query<Page<JsonText<BookingResponse>>> =>
  query<BookingInList, Page<JsonText<BookingResponse>>>(
    pageStatement(
      isOwn(filter) && !whole ? `diary-page.own${request.after ? '.after' : ''}` : '',
      (bind) => bookingsAsJson({ whole, now: `${bind(now)}::timestamptz` }),
      filter,
      request,
      order,
    ),
    (rows) => mapPage(pageOf<BookingInList>(request.limit, placeIn(order))(rows), toJson),
  );

function pageStatement(
  name: string,
  select: (bind: Bind) => string,
  filter: DiaryFilter,
  { limit, after }: PageRequest,
  order: DiaryOrder,
): Statement {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const selected = select(bind);
  const where = conditionsOf(filter, order, bind);
  if (after) where.push(isAfter(order, bind(after.at), bind(after.id)));
  return {
    name,
    text: `${selected}
           ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
           ORDER BY ${orderBy(order)} LIMIT ${bind(limit + 1)}`,
    values,
  };
}

const isOwn = ({ responderId, ...others }: DiaryFilter) =>
  responderId !== undefined && Object.keys(others).length === 0;

/** Nearly every filter uses an indexed column; hours of the week are checked on the remaining rows. */
function conditionsOf(filter: DiaryFilter, order: DiaryOrder, bind: Bind): string[] {
  const { responderId, unitNumber, vehicleId, status, from, to, words = [], counted } = filter;
  const byRequest = order === 'first-requested' || order === 'last-requested';
  return [
    ...(responderId === undefined ? [] : [`d.responder_id = ${bind(responderId)}`]),
    ...(unitNumber === undefined
      ? []
      : [`d.responder_id = (SELECT id FROM responder WHERE unit_number = ${bind(unitNumber)})`]),
    ...(vehicleId === undefined ? [] : [`d.vehicle_id = ${bind(vehicleId)}`]),
    ...(status === undefined ? [] : [`d.status = ${bind(status)}`]),
    ...(from === undefined ? [] : [`d.start_at >= ${bind(from)}`, ...(byRequest ? [requestedSince(bind(from))] : [])]),
    ...(to === undefined ? [] : [`d.start_at < ${bind(to)}`, ...(byRequest ? [requestedUntil(bind(to))] : [])]),
    ...words.map((word) => hasWord(word, bind)),
    ...(counted === undefined ? [] : countedConditions(counted, bind)),
  ];
}
