import { allPages } from '../../../platform/http/page.js';
import type { BookingDiaryRow } from '../booking-diary/booking-diary.query.js';
import { placeIn } from '../booking-diary/diary-order.js';
import type { DiaryReading } from '../booking-diary/read-diary.js';

const AT_ONCE = 500;

/** All rows, page by page; a booking that changes meanwhile keeps its place and comes once. */
export const readAll = ({ order, page }: DiaryReading): AsyncGenerator<readonly BookingDiaryRow[], void> =>
  allPages({ page, placeOf: placeIn(order), atOnce: AT_ONCE });
