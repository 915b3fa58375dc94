import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../platform/database/query.js';
import type { Page, PageRequest } from '../../platform/http/page.js';
import { DIARY_COLUMNS, DIARY_TABLES, type BookingDiaryRow } from './booking-diary.row.js';

export interface DiaryFilter {
  readonly responderId?: ResponderId;
  readonly unitNumber?: string;
  readonly vehicleId?: VehicleId;
  readonly status?: BookingStatus;
  /** Bookings that start at or after it. */
  readonly from?: Instant;
  /** Bookings that start before it. */
  readonly to?: Instant;
}

/** Each filter narrows by an indexed column; `start_at` and the id order the pages and name the place in them. */
const conditions = {
  responderId: (at: string) => `d.responder_id = ${at}`,
  unitNumber: (at: string) => `d.responder_id = (SELECT id FROM responder WHERE unit_number = ${at})`,
  vehicleId: (at: string) => `d.vehicle_id = ${at}`,
  status: (at: string) => `d.status = ${at}`,
  from: (at: string) => `d.start_at >= ${at}`,
  to: (at: string) => `d.start_at < ${at}`,
} as const satisfies Record<keyof DiaryFilter, (placeholder: string) => string>;

const filterNames = Object.keys(conditions) as (keyof DiaryFilter)[];

/** One page of the diary, newest start first; one row more than asked for tells whether another page follows. */
export function diaryPage(filter: DiaryFilter, { limit, after }: PageRequest): Query<Page<BookingDiaryRow>> {
  const asked = filterNames.filter((name) => filter[name] !== undefined);
  const values: unknown[] = asked.map((name) => filter[name]);
  const where = asked.map((name, index) => conditions[name](`$${index + 1}`));
  if (after) {
    values.push(after.at, after.id);
    where.push(`(d.start_at, d.booking_id) < ($${values.length - 1}, $${values.length})`);
  }
  values.push(limit + 1);
  return query<BookingDiaryRow, Page<BookingDiaryRow>>(
    {
      name: `diary-page.${[...asked, ...(after ? ['after'] : [])].join('.')}`,
      text: `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES}
             ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
             ORDER BY d.start_at DESC, d.booking_id DESC LIMIT $${values.length}`,
      values,
    },
    (rows) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit }),
  );
}
