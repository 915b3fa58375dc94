import { Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Readable } from 'node:stream';
import { USAGE_MOST_DAYS } from '@rigbook/contracts/booking/diary/usage.rules';
import { addDays, type Period, startOfDay, type Zone } from '@rigbook/contracts/kernel';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import { Recorded } from '../../../platform/access-record/recorded.decorator.js';
import { Database } from '../../../platform/database/index.js';
import {
  AdminRoutes,
  allPages,
  ApiPage,
  boundedPeriod,
  CalledBy,
  type Caller,
  DaysQuery,
  type Page,
  PageQuery,
  pageRequest,
} from '../../../platform/http/index.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { OdometerLedger } from './odometer-ledger.js';
import { odometerPage } from './odometer.query.js';
import { OdometerShiftResponse } from './odometer.response.js';
import { unaccountedCsv } from './unaccounted-csv.js';

class ListUnaccountedQuery extends IntersectionType(DaysQuery, PageQuery) {}

class ExportUnaccountedQuery extends DaysQuery {
  @ApiPropertyOptional({ enum: languages, description: "Language of the headings; by default the organization's." })
  @IsOptional()
  @IsIn(languages, { message: 'language must be en or he.' })
  language?: Language;
}

const AT_ONCE = 500;

function daysOf({ from, to }: DaysQuery, zone: Zone): Period {
  const days = { from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone) };
  return boundedPeriod(days, USAGE_MOST_DAYS);
}

@AdminRoutes('admin/unaccounted-kilometers', 'Admin: vehicles')
export class ListUnaccountedController {
  constructor(
    private readonly database: Database,
    private readonly ledger: OdometerLedger,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List kilometers that no shift accounts for',
    description: `Shifts that began on these days, at most ${USAGE_MOST_DAYS}, with more kilometers than the shift before had ended with. Latest first; updated within moments of a change.`,
  })
  @ApiPage(OdometerShiftResponse)
  listUnaccounted(
    @Query() query: ListUnaccountedQuery,
    @CalledBy() caller: Caller,
  ): Promise<Page<OdometerShiftResponse>> {
    return this.ledger.page({ unaccountedWithin: daysOf(query, caller.zone) }, pageRequest(query), caller);
  }

  @Get('export')
  @Recorded('export-read')
  @ApiOperation({
    summary: 'Export kilometers that no shift accounts for as CSV',
    description:
      "As listed, for spreadsheets: UTF-8, RFC 4180, with times in the organization's time zone and in UTC. The file is streamed.",
  })
  @ApiOkResponse({
    description: 'The file, with one gap per line.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  async exportUnaccounted(@Query() query: ExportUnaccountedQuery): Promise<StreamableFile> {
    const { zone, language } = await this.database.fetch(organisationSettings());
    const filter = { unaccountedWithin: daysOf(query, zone) };
    const file = unaccountedCsv(query.language ?? language, zone);
    const pages = allPages({
      page: (request) => this.database.fetch(odometerPage(filter, request)),
      atOnce: AT_ONCE,
    });
    async function* lines(): AsyncGenerator<string, void> {
      yield file.head;
      for await (const rows of pages) if (rows.length > 0) yield file.linesOf(rows);
    }
    return new StreamableFile(Readable.from(lines(), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="unaccounted-kilometers-${query.from}-to-${query.to}.csv"`,
    });
  }
}
