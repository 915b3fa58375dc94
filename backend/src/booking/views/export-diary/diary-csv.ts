import type { Zone } from '@rigbook/contracts/kernel/time';
import { diaryExportColumns, headingOf } from '@rigbook/contracts/booking/diary/diary-export.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { csv, type CsvWriter } from '../../../platform/http/csv.js';
import type { BookingDiaryRow } from '../booking-diary/booking-diary.query.js';
import { diaryCells } from '../booking-diary/diary-cells.js';

export function diaryCsv(language: Language, zone: Zone): CsvWriter<BookingDiaryRow> {
  const cells = diaryCells(language, zone);
  return csv(
    diaryExportColumns.map((column) => headingOf(column, language, zone)),
    (row) => {
      const record = cells(row);
      return diaryExportColumns.map((column) => record[column]);
    },
  );
}
