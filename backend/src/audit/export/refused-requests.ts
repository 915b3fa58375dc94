import { headingInWords, refusedExportHeadings } from '@rigbook/contracts/audit/export.words';
import { toRefusedRequest } from '../../booking/views/refused-requests/refused-request.response.js';
import type { RefusedRequestRow } from '../../booking/views/refused-requests/refused-request.row.js';
import { refusedRequestsPage } from '../../booking/views/refused-requests/refused-requests-page.query.js';
import { allPages, type Cell, exportTimes } from '../../platform/http/index.js';
import type { Asked, Exported } from './exported.js';

type Column = keyof typeof refusedExportHeadings;
const columns = Object.keys(refusedExportHeadings) as Column[];
const AT_ONCE = 1_000;

/** Requests refused on these days, latest first. */
export function refusedRequests({ database, period, zone, language }: Asked): Exported<RefusedRequestRow> {
  const filter = { from: period.startAt, to: period.endAt };
  const { inZone, inUtc } = exportTimes(zone);
  const cells = (row: RefusedRequestRow): Readonly<Record<Column, Cell>> => ({
    refusedInZone: inZone(row.refused_at),
    unit: row.unit_number,
    firstName: row.first_name,
    lastName: row.last_name,
    vehicle: row.vehicle_name,
    startInZone: inZone(row.start_at),
    endInZone: inZone(row.end_at),
    code: row.code,
    sentence: toRefusedRequest(row, zone).detail,
    facts: row.facts && JSON.stringify(row.facts),
    ruleVersion: row.rule_version,
    refusedInUtc: inUtc(row.refused_at),
    startInUtc: inUtc(row.start_at),
    endInUtc: inUtc(row.end_at),
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
