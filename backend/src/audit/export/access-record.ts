import { accessExportHeadings, headingInWords } from '@rigbook/contracts/audit/export.words';
import { allPages, type Cell, exportTimes } from '../../platform/http/index.js';
import { accessRecordPage, type AccessRecordRow } from '../access-record/access-record.query.js';
import { toAccessRecordEntry } from '../access-record/access-record.response.js';
import type { ExportRequest, ExportTable } from './export-table.js';

type Column = keyof typeof accessExportHeadings;
const columns = Object.keys(accessExportHeadings) as Column[];
const AT_ONCE = 1_000;

/** The access record of these days, latest first. */
export function accessRecord({ database, period, zone, language }: ExportRequest): ExportTable<AccessRecordRow> {
  const filter = { from: period.startAt, to: period.endAt };
  const { inZone, inUtc } = exportTimes(zone);
  const cells = (row: AccessRecordRow): Readonly<Record<Column, Cell>> => {
    const { person, network } = toAccessRecordEntry(row);
    return {
      atInZone: inZone(row.at),
      kind: row.kind,
      times: row.times,
      unit: person.unitNumber,
      firstName: person.firstName,
      lastName: person.lastName,
      accessToken: row.tokenName,
      network,
      device: row.device,
      subject: row.subject,
      code: row.code,
      route: row.route,
      atInUtc: inUtc(row.at),
      lastAtInUtc: inUtc(row.lastAt),
    };
  };
  return {
    batches: allPages({ page: (request) => database.fetch(accessRecordPage(filter, request)), atOnce: AT_ONCE }),
    headings: columns.map((column) => headingInWords(accessExportHeadings, column, language, zone)),
    cells: (row) => {
      const record = cells(row);
      return columns.map((column) => record[column]);
    },
    json: (row) => JSON.stringify(toAccessRecordEntry(row)),
  };
}
