import { diaryExportColumns, headingOf } from '@rigbook/contracts/booking/diary/diary-export.words';
import type { Instant } from '@rigbook/contracts/kernel';
import type { BookingDiaryRow } from '../../booking/views/booking-diary/booking-diary.query.js';
import { toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { diaryCells } from '../../booking/views/booking-diary/diary-cells.js';
import { diaryPage } from '../../booking/views/booking-diary/diary-page.query.js';
import { allPages } from '../../platform/http/index.js';
import type { ExportRequest, ExportTable } from './export-table.js';

const ORDER = 'oldest-start';
const AT_ONCE = 1_000;

/** Bookings that start on these days, ordered by start. */
export function bookings(
  { database, period, zone, language }: ExportRequest,
  now: Instant,
): ExportTable<BookingDiaryRow> {
  const filter = { from: period.startAt, to: period.endAt };
  const cells = diaryCells(language, zone);
  return {
    batches: allPages({
      page: (request) => database.fetch(diaryPage(filter, request, ORDER)),
      atOnce: AT_ONCE,
    }),
    headings: diaryExportColumns.map((column) => headingOf(column, language, zone)),
    cells: (row) => {
      const record = cells(row);
      return diaryExportColumns.map((column) => record[column]);
    },
    json: (row) => JSON.stringify(toBookingResponse(row, { reader: 'auditor', now })),
  };
}
