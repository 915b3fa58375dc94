import { Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Readable } from 'node:stream';
import { USAGE_MOST_DAYS } from '@rigbook/contracts/booking/diary/usage.rules';
import { type ExpenseStatus, expenseStatuses } from '@rigbook/contracts/expenses/expense.words';
import { addDays, type BookingId, startOfDay, type Zone } from '@rigbook/contracts/kernel';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import { refusalToRead } from '../../booking/reading-bookings.policy.js';
import { bookingById } from '../../booking/views/booking-diary/booking-diary.query.js';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import {
  AdminRoutes,
  allPages,
  Answers,
  ApiPage,
  boundedPeriod,
  CalledBy,
  type Caller,
  DaysQuery,
  mapPage,
  type Page,
  PageQuery,
  pageRequest,
  PathId,
  Refuses,
  Routes,
} from '../../platform/http/index.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { ExpenseResponse, toExpense } from './expense.response.js';
import { expensesCsv } from './expenses-csv.js';
import { expensePage, expensesOfBooking } from './expenses.query.js';

class OfStatus {
  @ApiPropertyOptional({ enum: expenseStatuses, description: 'Only these.' })
  @IsOptional()
  @IsIn(expenseStatuses, { message: 'status must be a status of an expense.' })
  status?: ExpenseStatus;
}

class ListExpensesQuery extends IntersectionType(OfStatus, PageQuery) {}

class ExportExpensesQuery extends IntersectionType(DaysQuery, OfStatus) {
  @ApiPropertyOptional({ enum: languages, description: "Language of the headings; by default the organization's." })
  @IsOptional()
  @IsIn(languages, { message: 'language must be en or he.' })
  language?: Language;
}

const AT_ONCE = 500;

/** What was withdrawn counts nowhere: the bookkeeper has it who asks for it. */
const wantedBy = (status: ExpenseStatus | undefined) => (status ? { status } : { withoutWithdrawn: true as const });

/** @throws Refusal VALIDATION_FAILED */
const requireBounded = ({ from, to }: DaysQuery, zone: Zone) =>
  boundedPeriod({ from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone) }, USAGE_MOST_DAYS);

@Routes('bookings', 'Bookings')
export class ListExpensesOfBookingController {
  constructor(private readonly database: Database) {}

  @Get(':id/expenses')
  @ApiOperation({
    summary: 'List fuel and expenses of a shift',
    description: 'For those who may see the booking, with what an administrator decided.',
  })
  @Answers([ExpenseResponse], 'In the order in which they were recorded.')
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async listExpensesOfBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @CalledBy() caller: Caller,
  ): Promise<ExpenseResponse[]> {
    const [booking, rows] = await this.database.fetchAll([bookingById(id), expensesOfBooking(id)]);
    if (!booking) throw new Refusal('BOOKING_NOT_FOUND');
    const refusal = refusalToRead(booking.responderId, caller);
    if (refusal) throw refusal;
    return rows.map(toExpense);
  }
}

@AdminRoutes('admin/expenses', 'Admin: vehicles')
export class ListExpensesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List fuel and expenses',
    description: 'By the day on which they were paid, latest first.',
  })
  @ApiPage(ExpenseResponse)
  async listExpenses(@Query() { status, ...query }: ListExpensesQuery): Promise<Page<ExpenseResponse>> {
    return mapPage(await this.database.fetch(expensePage({ status }, pageRequest(query))), toExpense);
  }

  @Get('export')
  @Recorded('export-read')
  @ApiOperation({
    summary: 'Export fuel and expenses as CSV',
    description: `Of days on which they were paid, at most ${USAGE_MOST_DAYS}, for the bookkeeper; withdrawn ones only if asked for by their status: UTF-8, RFC 4180. The file is streamed.`,
  })
  @ApiOkResponse({
    description: 'The file, with one expense per line.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  async exportExpenses(
    @Query() { from, to, status, language: wanted }: ExportExpensesQuery,
    @CalledBy() caller: Caller,
  ): Promise<StreamableFile> {
    requireBounded({ from, to }, caller.zone);
    const { zone, language } = await this.database.fetch(organisationSettings());
    const file = expensesCsv(wanted ?? language, zone);
    const pages = allPages({
      page: (request) => this.database.fetch(expensePage({ ...wantedBy(status), from, to }, request)),
      atOnce: AT_ONCE,
    });
    async function* lines(): AsyncGenerator<string, void> {
      yield file.head;
      for await (const rows of pages) if (rows.length > 0) yield file.linesOf(rows);
    }
    return new StreamableFile(Readable.from(lines(), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="expenses-${from}-to-${to}.csv"`,
    });
  }
}
