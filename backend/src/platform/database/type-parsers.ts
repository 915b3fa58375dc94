import { type Instant, instantOfDate } from '@rigbook/contracts/kernel';
import pg from 'pg';

type Parse = (text: string) => unknown;

const { DATE, TIMESTAMPTZ } = pg.types.builtins;
const ARRAY_OF_TIMESTAMPTZ = 1185;

const IN_UTC = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,3})\d*)?\+00$/;

/** A timestamptz as a UTC session prints it, without a Date, which would take longer than the rest of the row. */
export function readInstant(text: string): Instant {
  const [found, day, time, fraction = ''] = IN_UTC.exec(text) ?? [];
  return found === undefined
    ? instantOfDate(new Date(text))
    : (`${day}T${time}.${fraction.padEnd(3, '0')}Z` as Instant);
}

/** The SQL of a timestamptz as `readInstant` reads it, for JSON that Postgres writes. */
export const asInstant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The driver's types promise the list itself. */
const arrayParser = pg.types.arrayParser as unknown as {
  create(text: string, read: Parse): { parse(): unknown[] };
};

const ours: Readonly<Record<number, Parse>> = {
  // by default the driver reads a date as local midnight, which can be a day off
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: readInstant,
  [ARRAY_OF_TIMESTAMPTZ]: (text) => arrayParser.create(text, readInstant).parse(),
};

/** Types of column values: `timestamptz` as Instant, `bigint` and `numeric` as text, `date` as text `yyyy-MM-dd`. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format) =>
    ours[oid] ?? (pg.types.getTypeParser(oid, format) as Parse),
};
