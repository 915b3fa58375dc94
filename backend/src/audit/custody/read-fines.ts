import { MOST_FINES, placesOfColumns } from '@rigbook/contracts/audit/fines.rules';
import { csvDelimiters, csvReader } from '../../platform/csv/read-csv.js';
import { Refusal } from '../../platform/decisions/index.js';

export interface Fine {
  /** Line of the file, counted from 1; 1 for a single fine. */
  readonly line: number;
  readonly vehicle: string;
  readonly time: string;
}

/** A CSV of fines. @throws Refusal FINES_UNREADABLE, FINES_COLUMNS_MISSING, FINES_NONE, FINES_TOO_MANY */
export function readFines(csv: string): readonly Fine[] {
  const readLines = csvReader(csv, (line) => new Refusal('FINES_UNREADABLE', { line }));
  const delimiter = csvDelimiters.find((one) => columnsIn(readLines(one, 1)[0]?.record ?? []) !== undefined);
  if (delimiter === undefined) throw new Refusal('FINES_COLUMNS_MISSING');
  const [top, ...lines] = readLines(delimiter, MOST_FINES + 2);
  const columns = columnsIn(top?.record ?? []);
  if (columns === undefined || lines.length === 0) throw new Refusal('FINES_NONE');
  if (lines.length > MOST_FINES) throw new Refusal('FINES_TOO_MANY');
  return lines.map(({ record, info }) => ({
    line: info.lines,
    vehicle: record[columns.vehicle]?.trim() ?? '',
    time: record[columns.time]?.trim() ?? '',
  }));
}

function columnsIn(cells: readonly string[]) {
  const { vehicle, time } = placesOfColumns(cells);
  return vehicle === undefined || time === undefined ? undefined : { vehicle, time };
}
