import type { BookingDiaryRow } from '../booking-diary/booking-diary.row.js';
import { placeIn } from '../booking-diary/diary-order.js';
import type { DiaryReading } from '../booking-diary/read-diary.js';
import { instantOfDate } from '@rigbook/contracts/kernel/time';

const AT_ONCE = 500;

/**
 * All rows, page by page, each when the reader wants it: no connection is kept between two of them, and nothing more is asked
 * once the reader has gone. What changes meanwhile is read as it is then; a booking keeps its place and comes once.
 */
export async function* readAll({ order, page }: DiaryReading): AsyncGenerator<readonly BookingDiaryRow[], void> {
  const placeOf = placeIn(order);
  for (let after: { at: ReturnType<typeof instantOfDate>; id: string } | undefined; ;) {
    const { rows, hasMore } = await page({ limit: AT_ONCE, after });
    yield rows;
    const last = rows.at(-1);
    if (!hasMore || last === undefined) return;
    const { at, id } = placeOf(last);
    after = { at: instantOfDate(at), id };
  }
}
