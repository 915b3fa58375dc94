import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { countedConditions, type CountedFilter, type DiaryReader } from './counted-filter.js';
import { requestedSince, requestedUntil } from './diary-order.js';
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
  /** Emergency takes that nobody has reviewed. */
  readonly reviewDue?: true;
  /** Bookings that contain every word. */
  readonly words?: readonly SearchedWord[];
  /** Bookings that a figure of the usage statistics counts. */
  readonly counted?: CountedFilter & DiaryReader;
}

/** Of the diary's rows `d`, the emergency takes that nobody has reviewed. */
export const REVIEW_DUE = `d.emergency_review = 'due'`;

/** Takes a value of the statement and names its placeholder. */
export type Bind = (value: unknown) => string;

/** Conditions on the diary's rows `d`. Nearly every filter uses an index; weekdays are checked on the remaining rows. */
export function conditionsOf(filter: DiaryFilter, order: DiaryOrder, bind: Bind): string[] {
  const { responderId, unitNumber, vehicleId, status, from, to, reviewDue, words = [], counted } = filter;
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
    ...(reviewDue === undefined ? [] : [REVIEW_DUE]),
    ...words.map((word) => hasWord(word, bind)),
    ...(counted === undefined ? [] : countedConditions(counted, bind)),
  ];
}
