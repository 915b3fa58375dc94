import pg from 'pg';

const asText = (text: string) => text;

/**
 * How column values arrive: `timestamptz` as Date, `bigint` and `numeric` as text, `date` as text `yyyy-MM-dd`. The
 * driver's own reading of a date is midnight in the server machine's zone, a day off in half of the world.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format) =>
    oid === pg.types.builtins.DATE ? asText : (pg.types.getTypeParser(oid, format) as typeof asText),
};
