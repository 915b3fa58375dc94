import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../../platform/database/database.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import type { CsvWriter } from '../../../platform/http/csv.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { OpenToTokens } from '../../../platform/http/token-access.decorators.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import type { BookingDiaryRow } from '../booking-diary/booking-diary.query.js';
import { type DiaryReading, readDiary } from '../booking-diary/read-diary.js';
import { diaryCsv } from './diary-csv.js';
import { ExportDiaryQuery } from './export-diary.dto.js';
import { exportFileName } from './export-file-name.js';
import { readAll } from './read-all.js';

@ApiTags('Admin: bookings')
@Controller('admin/bookings/export')
@AdminOnly()
export class ExportDiaryController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('bookings:read')
  @ApiOperation({
    summary: 'Export the booking diary as CSV',
    description:
      "All that the same filters let through, as a file for spreadsheets: UTF-8, RFC 4180, clock times of the organisation's zone and instants in UTC. Read page by page while it is sent, so what changes meanwhile may be in it or not.",
  })
  @ApiOkResponse({
    description: 'The file, a booking a line.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  async exportDiary(@Query() query: ExportDiaryQuery, @Req() request: RigbookRequest): Promise<StreamableFile> {
    const { zone, language } = await this.database.fetch(organisationSettings());
    const diary = await readDiary(this.database, query, { now: request.receivedAt, zone });
    const csv = diaryCsv(query.language ?? language, zone);
    return new StreamableFile(Readable.from(linesOf(diary, csv), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${exportFileName(query, request.receivedAt, zone)}"`,
    });
  }
}

async function* linesOf(diary: DiaryReading, csv: CsvWriter<BookingDiaryRow>): AsyncGenerator<string, void> {
  yield csv.head;
  for await (const rows of readAll(diary)) if (rows.length > 0) yield csv.linesOf(rows);
}
