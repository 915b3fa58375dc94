import pg from 'pg';

interface Key {
  readonly text: string;
}

/**
 * An empty temporary table that hides the live one of the same name on this connection, with its columns and the keys that
 * projections need. Leaves out guards, like a rebuild.
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

/** Unique indexes, including primary keys, for ON CONFLICT and look-ups by key. */
const KEYS = `
  SELECT pg_get_indexdef(indexrelid) AS text FROM pg_index WHERE indrelid = $1::regclass AND indisunique`;
