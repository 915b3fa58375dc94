import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { exportSubjects, type ExportFormat, type ExportSubject } from '@rigbook/contracts/audit/export.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { AuditorOnly } from '../../platform/http/access.decorators.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { SignedIn } from '../../platform/http/context.decorator.js';
import type { Caller } from '../../platform/http/caller.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { OpenToTokens } from '../../platform/http/token-access.decorators.js';
import { bookings } from './bookings.js';
import { events } from './events.js';
import { daysAskedFor, ExportQuery, ExportSubjectPipe } from './export.dto.js';
import { type Asked, written } from './exported.js';
import { refusedRequests } from './refused-requests.js';
import { responderUse, vehicleUse } from './use.js';

const mediaTypes: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv', jsonl: 'application/jsonl' };

@ApiTags('Audit')
@Controller('audit/export')
@AuditorOnly()
export class ExportController {
  constructor(private readonly database: Database) {}

  @Get(':subject')
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Export what happened in some days',
    description: `As CSV (UTF-8, RFC 4180, clock times of the organisation's zone and instants in UTC) or as JSON Lines, read part by part while it is sent. By subject:

- \`bookings\` that start in the days, oldest first; a line of JSON is a \`Booking\`;
- \`events\` that were recorded in them, in the order of the log; a line is an event in the canonical form in which the log is sealed;
- \`vehicle-use\` and \`responder-use\`: what the bookings that start in the days came to, by vehicle and by responder; a line has the columns' names;
- \`refused-requests\` of the days, latest first; a line is a \`RefusedRequest\`.`,
  })
  @ApiParam({
    name: 'subject',
    enum: exportSubjects,
    enumName: 'ExportSubject',
    description: 'What the file is about.',
  })
  @ApiOkResponse({
    description: 'The file; only the header, or nothing, where nothing happened.',
    content: {
      'text/csv': { schema: { type: 'string' } },
      'application/jsonl': { schema: { type: 'string' } },
    },
  })
  @Refuses('NOT_FOUND')
  exportDays(
    @Param('subject', ExportSubjectPipe) subject: ExportSubject,
    @Query() query: ExportQuery,
    @SignedIn() { zone }: Caller,
    @Req() { receivedAt }: RigbookRequest,
  ): StreamableFile {
    const { from, to, format, language = 'en' } = query;
    const asked = { database: this.database, period: daysAskedFor(query, zone), zone, language };
    return new StreamableFile(Readable.from(textOf(subject, format, asked, receivedAt), { objectMode: false }), {
      type: `${mediaTypes[format]}; charset=utf-8`,
      disposition: `attachment; filename="${subject}-${from === to ? from : `${from}-to-${to}`}.${format}"`,
    });
  }
}

function textOf(
  subject: ExportSubject,
  format: ExportFormat,
  asked: Asked,
  now: Instant,
): AsyncGenerator<string, void> {
  switch (subject) {
    case 'bookings':
      return written(format, bookings(asked, now));
    case 'events':
      return written(format, events(asked));
    case 'vehicle-use':
      return written(format, vehicleUse(asked));
    case 'responder-use':
      return written(format, responderUse(asked));
    case 'refused-requests':
      return written(format, refusedRequests(asked));
  }
}
