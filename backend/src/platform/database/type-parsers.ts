import pg from 'pg';

const DATE = 1082;
const asText = (text: string) => text;

/**
 * How column values arrive: `timestamptz` as Date, `bigint` and `numeric` as text, `date` as text `yyyy-MM-dd`. The
 * driver's own reading of a date is midnight in the server machine's zone, a day off in half of the world.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE ? asText : (pg.types.getTypeParser(oid as pg.types.TypeId, format) as (text: string) => unknown),
};
