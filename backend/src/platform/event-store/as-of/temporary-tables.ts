import pg from 'pg';

interface Key {
  readonly text: string;
}

/**
 * An empty table of this connection alone, under the name of the live one, which it hides from every statement sent here: columns
 * and the keys that the statements of projections rely on. Guards are left out, as in a rebuild.
 */
export async function createTemporaryTwin(client: pg.ClientBase, table: string): Promise<void> {
  const twin = `pg_temp.${pg.escapeIdentifier(table)}`;
  const live = `public.${pg.escapeIdentifier(table)}`;
  await client.query(
    `CREATE TEMPORARY TABLE ${pg.escapeIdentifier(table)}
       (LIKE ${live} INCLUDING ALL EXCLUDING INDEXES EXCLUDING CONSTRAINTS EXCLUDING STATISTICS)`,
  );
  const { rows: keys } = await client.query<Key>(KEYS, [live]);
  for (const { text } of keys) await client.query(text.replace(/ ON (ONLY )?\S+ USING /, ` ON ${twin} USING `));
}

/** Unique indexes, those of primary keys among them: what ON CONFLICT and look-ups by key need. */
const KEYS = `
  SELECT pg_get_indexdef(indexrelid) AS text FROM pg_index WHERE indrelid = $1::regclass AND indisunique`;
