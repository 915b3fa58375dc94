import type pg from 'pg';
import type { SelectedProjection } from './selected-projections.js';
import { live } from './shadow-schema.js';

/** What `LIKE` does not copy, or what is better added after the rows. */
export interface TableDefinition {
  readonly table: string;
  /** `fillfactor=70`, ...; empty if there are none */
  readonly storage: string;
  readonly constraints: readonly Constraint[];
  /** indexes that belong to no constraint; `first` are those that writing the rows needs */
  readonly indexes: readonly { readonly name: string; readonly first: boolean; readonly text: string }[];
  readonly grants: readonly Grant[];
}

export interface Constraint {
  readonly name: string;
  /** p primary key, u unique, x exclusion, c check, f foreign key */
  readonly kind: 'p' | 'u' | 'x' | 'c' | 'f';
  readonly text: string;
}

export interface Grant {
  readonly grantee: string;
  readonly privilege: string;
  readonly grantable: boolean;
}

/** A view's table has something that a rebuild cannot reproduce. */
export class NotRebuildable extends Error {
  override readonly name = 'NotRebuildable';
}

/** Reads the definitions of the views' live tables. @throws NotRebuildable if a swap would break something that depends on one */
export async function readDefinitions(
  owner: pg.Client,
  selected: readonly SelectedProjection[],
): Promise<TableDefinition[]> {
  const definitions: TableDefinition[] = [];
  for (const { projection } of selected) {
    const readsBy = projection.readsBy ?? [];
    const own = await Promise.all(projection.tables.map((table) => readDefinition(owner, table, readsBy)));
    const known = own.flatMap(({ indexes }) => indexes.map(({ name }) => name));
    const missing = readsBy.find((name) => !known.includes(name));
    if (missing !== undefined)
      throw new Error(`The view ${projection.name} reads by the index ${missing}, which is missing`);
    definitions.push(...own);
  }
  return definitions;
}

async function readDefinition(owner: pg.Client, table: string, readsBy: readonly string[]): Promise<TableDefinition> {
  const oid = live(table);
  const rows = async <Row extends object>(text: string, ...more: unknown[]) =>
    (await owner.query<Row>(text, [oid, ...more])).rows;
  const obstacles = await rows<{ what: string }>(OBSTACLES);
  if (obstacles[0]) throw new NotRebuildable(`${table} cannot be replaced: ${obstacles[0].what}.`);
  const [relation] = await rows<{ storage: string | null }>(
    `SELECT array_to_string(reloptions, ', ') AS storage FROM pg_class WHERE oid = $1::regclass`,
  );
  return {
    table,
    storage: relation?.storage ?? '',
    constraints: await rows<Constraint>(
      `SELECT conname AS name, contype AS kind, pg_get_constraintdef(oid) AS text
       FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u', 'x', 'c', 'f') ORDER BY contype, conname`,
    ),
    indexes: await rows(
      `SELECT c.relname AS name, i.indisunique OR c.relname = ANY ($2) AS first, pg_get_indexdef(i.indexrelid) AS text
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND contype IN ('p', 'u', 'x'))
       ORDER BY c.relname`,
      readsBy,
    ),
    grants: await rows<Grant>(
      `SELECT CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END AS grantee,
              privilege_type AS privilege, is_grantable AS grantable
       FROM pg_class, aclexplode(relacl) WHERE pg_class.oid = $1::regclass AND grantee <> relowner`,
    ),
  };
}

const OBSTACLES = `
  SELECT format('the foreign key %s of %s refers to it', conname, conrelid::regclass) AS what
  FROM pg_constraint WHERE confrelid = $1::regclass AND contype = 'f' AND conrelid <> confrelid
  UNION ALL
  SELECT format('it has the trigger %s', tgname) FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal
  UNION ALL
  SELECT format('the view %s reads it', r.ev_class::regclass)
  FROM pg_depend d JOIN pg_rewrite r ON r.oid = d.objid
  WHERE d.classid = 'pg_rewrite'::regclass AND d.refclassid = 'pg_class'::regclass AND d.refobjid = $1::regclass`;
