import { Get, Param, type PipeTransform, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Readable } from 'node:stream';
import { exportFormats, exportSubjects } from '@rigbook/contracts/audit/export.words';
import type { ExportFormat, ExportSubject } from '@rigbook/contracts/audit/export.words';
import { addDays, type Day, type Instant, type Period, startOfDay, type Zone } from '@rigbook/contracts/kernel';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { TakesOneOf } from '../../platform/fields/index.js';
import { AuditorOnly, DaysQuery, Now, OpenToTokens, Refuses, Routes, CalledBy } from '../../platform/http/index.js';
import type { Caller } from '../../platform/http/index.js';
import { accessRecord } from './access-record.js';
import { bookings } from './bookings.js';
import { events } from './events.js';
import { type ExportRequest, exportText } from './export-table.js';
import { refusedRequests } from './refused-requests.js';
import { responderUse, vehicleUse } from './usage.js';

class ExportQuery extends DaysQuery {
  @TakesOneOf(exportFormats, 'ExportFormat', 'format must be csv or jsonl.') format!: ExportFormat;

  @ApiPropertyOptional({ enum: languages, default: 'en', description: "Of a CSV's headings and words." })
  @IsOptional()
  @IsIn(languages, { message: 'language must be en or he.' })
  language?: Language;
}

/** Any other name is not found. */
class ExportSubjectPipe implements PipeTransform<string, ExportSubject> {
  transform(value: string): ExportSubject {
    const subject = exportSubjects.find((each) => each === value);
    if (!subject) throw new Refusal('NOT_FOUND');
    return subject;
  }
}

/** From midnight of the first day to the end of the last one. @throws Refusal if the last one is before the first */
function daysAskedFor({ from, to }: { from: Day; to: Day }, zone: Zone): Period {
  if (to < from)
    throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'to', message: 'to must not lie before from.' }] });
  return { startAt: startOfDay(from, zone), endAt: startOfDay(addDays(to, 1), zone) };
}

const mediaTypes: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv', jsonl: 'application/jsonl' };

@Routes('audit/export', 'Audit')
@AuditorOnly()
export class ExportController {
  constructor(private readonly database: Database) {}

  @Get(':subject')
  @Recorded('export-read')
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Export data of some days',
    description: `As CSV (UTF-8, RFC 4180, with times in the organization's time zone and in UTC) or as JSON Lines. The file is streamed. By subject:

- \`bookings\` that start on these days, oldest first; each line of JSON is a \`Booking\`;
- \`events\` recorded on these days, in the order of the log; each line is an event in the canonical form that is sealed;
- \`vehicle-use\` and \`responder-use\`: totals of bookings that start on these days, by vehicle and by responder; each line has the names of the columns;
- \`refused-requests\` of these days, latest first; each line is a \`RefusedRequest\`;
- \`access-record\` of these days, latest first; each line is an \`AccessRecordEntry\`.`,
  })
  @ApiParam({
    name: 'subject',
    enum: exportSubjects,
    enumName: 'ExportSubject',
    description: 'What the file is about.',
  })
  @ApiOkResponse({
    description: 'The file; only the header, or empty, if there is no data.',
    content: {
      'text/csv': { schema: { type: 'string' } },
      'application/jsonl': { schema: { type: 'string' } },
    },
  })
  @Refuses('NOT_FOUND')
  exportDays(
    @Param('subject', ExportSubjectPipe) subject: ExportSubject,
    @Query() query: ExportQuery,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): StreamableFile {
    const { from, to, format, language = 'en' } = query;
    const asked = { database: this.database, period: daysAskedFor(query, zone), zone, language };
    return new StreamableFile(Readable.from(textOf(subject, format, asked, now), { objectMode: false }), {
      type: `${mediaTypes[format]}; charset=utf-8`,
      disposition: `attachment; filename="${subject}-${from === to ? from : `${from}-to-${to}`}.${format}"`,
    });
  }
}

function textOf(
  subject: ExportSubject,
  format: ExportFormat,
  asked: ExportRequest,
  now: Instant,
): AsyncGenerator<string, void> {
  switch (subject) {
    case 'bookings':
      return exportText(format, bookings(asked, now));
    case 'events':
      return exportText(format, events(asked));
    case 'vehicle-use':
      return exportText(format, vehicleUse(asked));
    case 'responder-use':
      return exportText(format, responderUse(asked));
    case 'access-record':
      return exportText(format, accessRecord(asked));
    case 'refused-requests':
      return exportText(format, refusedRequests(asked));
  }
}
