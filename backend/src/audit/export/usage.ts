import { headingInWords, responderUseHeadings, vehicleUseHeadings } from '@rigbook/contracts/audit/export.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Query } from '../../platform/database/index.js';
import type { Cell } from '../../platform/http/index.js';
import type { ExportRequest, ExportTable } from './export-table.js';
import { useByResponder, useByVehicle, type ResponderUse, type VehicleUse } from './usage.query.js';

/** Totals of the days for each vehicle that was booked. */
export const vehicleUse = (asked: ExportRequest): ExportTable<VehicleUse> =>
  inColumns(asked, vehicleUseHeadings, useByVehicle(asked.period));

/** Totals of the days for each responder with a booking. */
export const responderUse = (asked: ExportRequest): ExportTable<ResponderUse> =>
  inColumns(asked, responderUseHeadings, useByResponder(asked.period));

function inColumns<Column extends string, Row extends Readonly<Record<Column, Cell>>>(
  { database, language, zone }: ExportRequest,
  headings: Readonly<Record<Column, Readonly<Record<Language, string>>>>,
  rows: Query<readonly Row[]>,
): ExportTable<Row> {
  const columns = Object.keys(headings) as Column[];
  return {
    batches: atOnce(() => database.fetch(rows)),
    headings: columns.map((column) => headingInWords(headings, column, language, zone)),
    cells: (row) => columns.map((column) => row[column]),
    json: (row) => JSON.stringify(row),
  };
}

async function* atOnce<Row>(read: () => Promise<readonly Row[]>): AsyncGenerator<readonly Row[], void> {
  yield await read();
}
