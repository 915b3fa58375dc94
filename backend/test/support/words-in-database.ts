import { withConnection } from '../../src/platform/database/with-connection.js';

/** Every row of every table in which a text occurs, in clear or in bytes, as its text. */
export const wordsInDatabase = (url: string, part: string): Promise<readonly string[]> =>
  withConnection(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const hex = Buffer.from(part).toString('hex');
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM ${name} t WHERE strpos(t::text, $1) > 0 OR strpos(t::text, $2) > 0`,
        [part, hex],
      );
      found.push(...rows.map(({ row }) => row));
    }
    return found;
  });
