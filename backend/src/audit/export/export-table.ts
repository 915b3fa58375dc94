import type { ExportFormat } from '@rigbook/contracts/audit/export.words';
import type { Period, Zone } from '@rigbook/contracts/kernel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Database } from '../../platform/database/index.js';
import { type Cell, csv } from '../../platform/http/index.js';

/** The days to export, and the language. */
export interface ExportRequest {
  readonly database: Database;
  readonly period: Period;
  readonly zone: Zone;
  readonly language: Language;
}

/** Rows in batches, each read on demand, and how to write one of them. */
export interface ExportTable<Row> {
  readonly batches: AsyncIterable<readonly Row[]>;
  readonly headings: readonly string[];
  readonly cells: (row: Row) => readonly Cell[];
  /** without the line break */
  readonly json: (row: Row) => string;
}

/** Streams the text of the file. */
export async function* exportText<Row>(format: ExportFormat, table: ExportTable<Row>): AsyncGenerator<string, void> {
  const form = formOf(format, table);
  if (form.head !== '') yield form.head;
  for await (const rows of table.batches) if (rows.length > 0) yield form.linesOf(rows);
}

const formOf = <Row>(format: ExportFormat, { headings, cells, json }: ExportTable<Row>) =>
  format === 'csv'
    ? csv(headings, cells)
    : { head: '', linesOf: (rows: readonly Row[]) => rows.map((row) => `${json(row)}\n`).join('') };
