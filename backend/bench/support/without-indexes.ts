import type pg from 'pg';

interface Index {
  readonly drop: string;
  readonly create: string;
}

/** Lets the work fill the tables without their indexes and keys, and builds these over all rows at once. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const { rows: indexes } = await client.query<Index>(INDEXES, [tables]);
  for (const { drop } of indexes) await client.query(drop);
  await work();
  for (const { create } of indexes) await client.query(create);
}

const INDEXES = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
  FROM pg_constraint WHERE conrelid = ANY ($1::regclass[]) AND contype IN ('p', 'u', 'x')
  UNION ALL
  SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  FROM pg_index WHERE indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;
