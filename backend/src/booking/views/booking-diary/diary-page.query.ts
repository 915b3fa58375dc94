import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { DEFAULT_DIARY_ORDER, type DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';
import { type Page, pageOf, type PageRequest } from '../../../platform/http/index.js';
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

type Bind = (value: unknown) => string;

/**
 * One page of the diary, and one row more to tell whether another page follows. A responder's bookings are one prepared
 * statement. Any other page is planned for its values, since the best plan for a rare status or word is bad for a frequent one.
 */
export function diaryPage(
  filter: DiaryFilter,
  { limit, after }: PageRequest,
  order: DiaryOrder = DEFAULT_DIARY_ORDER,
): Query<Page<BookingDiaryRow>> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const where = conditionsOf(filter, order, bind);
  if (after) where.push(isAfter(order, bind(after.at), bind(after.id)));
  return query<BookingDiaryRow, Page<BookingDiaryRow>>(
    {
      name: isOwn(filter) ? `diary-page.own${after ? '.after' : ''}` : '',
      text: `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES}
             ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
             ORDER BY ${orderBy(order)} LIMIT ${bind(limit + 1)}`,
      values,
    },
    pageOf(limit, placeIn(order)),
  );
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
