import { Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Readable } from 'node:stream';
import { diaryExportColumns, headingOf } from '@rigbook/contracts/booking/diary/diary-export.words';
import { addHours, dayOf, type Instant, type Zone } from '@rigbook/contracts/kernel';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import { Recorded } from '../../../platform/access-record/recorded.decorator.js';
import { Database } from '../../../platform/database/index.js';
import { AdminRoutes, allPages, csv, type CsvWriter, Now, OpenToTokens } from '../../../platform/http/index.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import type { BookingDiaryRow } from '../booking-diary/booking-diary.query.js';
import { diaryCells } from '../booking-diary/diary-cells.js';
import { DiaryQuery } from '../booking-diary/list-diary.dto.js';
import { type DiaryPages, readDiary } from '../booking-diary/read-diary.js';

class ExportDiaryQuery extends DiaryQuery {
  @ApiPropertyOptional({ enum: languages, description: "Language of the headings; by default the organization's." })
  @IsOptional()
  @IsIn(languages, { message: 'language must be en or he.' })
  language?: Language;
}

function diaryCsv(language: Language, zone: Zone): CsvWriter<BookingDiaryRow> {
  const cells = diaryCells(language, zone);
  return csv(
    diaryExportColumns.map((column) => headingOf(column, language, zone)),
    (row) => {
      const record = cells(row);
      return diaryExportColumns.map((column) => record[column]);
    },
  );
}

/**
 * Named by its days, last one included: `bookings-2026-11-01-to-2026-11-30.csv`. Without days, by the day of the export, with
 * "all" if there are no filters.
 */
function exportFileName(query: ExportDiaryQuery, now: Instant, zone: Zone): string {
  const { from, to, order: _order, language: _language, ...narrowings } = query;
  const which = Object.values(narrowings).some((one: unknown) => one !== undefined && one !== '') ? 'some' : 'all';
  const first = from && dayOf(from, zone);
  const last = to && dayOf(addHours(to, -1), zone);
  if (first && last) return `bookings-${first === last ? first : `${first}-to-${last}`}.csv`;
  if (first) return `bookings-from-${first}.csv`;
  return last ? `bookings-until-${last}.csv` : `bookings-${which}-on-${dayOf(now, zone)}.csv`;
}

const AT_ONCE = 500;

/** All rows, page by page. A booking that changes in between keeps its place and appears once. */
export const readAll = (page: DiaryPages): AsyncGenerator<readonly BookingDiaryRow[], void> =>
  allPages({ page, atOnce: AT_ONCE });

@AdminRoutes('admin/bookings/export', 'Admin: bookings')
export class ExportDiaryController {
  constructor(private readonly database: Database) {}

  @Get()
  @Recorded('export-read')
  @OpenToTokens('bookings:read')
  @ApiOperation({
    summary: 'Export the booking diary as CSV',
    description:
      "All bookings that match the filters, as a file for spreadsheets: UTF-8, RFC 4180, with times in the organization's time zone and in UTC. The file is streamed, so it may or may not include changes made during the download.",
  })
  @ApiOkResponse({
    description: 'The file, with one booking per line.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  async exportDiary(@Query() query: ExportDiaryQuery, @Now() now: Instant): Promise<StreamableFile> {
    const { zone, language } = await this.database.fetch(organisationSettings());
    const diary = await readDiary(this.database, query, { now, zone });
    const csv = diaryCsv(query.language ?? language, zone);
    return new StreamableFile(Readable.from(linesOf(diary, csv), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${exportFileName(query, now, zone)}"`,
    });
  }
}

async function* linesOf(diary: DiaryPages, csv: CsvWriter<BookingDiaryRow>): AsyncGenerator<string, void> {
  yield csv.head;
  for await (const rows of readAll(diary)) if (rows.length > 0) yield csv.linesOf(rows);
}
