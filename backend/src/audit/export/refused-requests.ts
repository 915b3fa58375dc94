import { headingInWords, refusedExportHeadings } from '@rigbook/contracts/audit/export.words';
import { toRefusedRequest } from '../../booking/views/refused-requests/refused-request.response.js';
import type { RefusedRequestRow } from '../../booking/views/refused-requests/refused-request.row.js';
import { refusedRequestsPage } from '../../booking/views/refused-requests/refused-requests-page.query.js';
import { allPages, type Cell, exportTimes } from '../../platform/http/index.js';
import type { ExportRequest, ExportTable } from './export-table.js';

type Column = keyof typeof refusedExportHeadings;
const columns = Object.keys(refusedExportHeadings) as Column[];
const AT_ONCE = 1_000;

/** Requests refused on these days, latest first. */
export function refusedRequests({ database, period, zone, language }: ExportRequest): ExportTable<RefusedRequestRow> {
  const filter = { from: period.startAt, to: period.endAt };
  const { inZone, inUtc } = exportTimes(zone);
  const cells = (row: RefusedRequestRow): Readonly<Record<Column, Cell>> => ({
    refusedInZone: inZone(row.refusedAt),
    unit: row.unitNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    vehicle: row.vehicleName,
    startInZone: inZone(row.startAt),
    endInZone: inZone(row.endAt),
    code: row.code,
    sentence: toRefusedRequest(row, zone).detail,
    facts: row.facts && JSON.stringify(row.facts),
    ruleVersion: row.ruleVersion,
    refusedInUtc: inUtc(row.refusedAt),
    startInUtc: inUtc(row.startAt),
    endInUtc: inUtc(row.endAt),
  });
  return {
    batches: allPages({
      page: (request) => database.fetch(refusedRequestsPage(filter, request)),
      atOnce: AT_ONCE,
    }),
    headings: columns.map((column) => headingInWords(refusedExportHeadings, column, language, zone)),
    cells: (row) => {
      const record = cells(row);
      return columns.map((column) => record[column]);
    },
    json: (row) => JSON.stringify(toRefusedRequest(row, zone)),
  };
}
