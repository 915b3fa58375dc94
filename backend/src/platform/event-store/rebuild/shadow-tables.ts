import pg from 'pg';
import { live, shadow } from './shadow-schema.js';
import type { Constraint, TableDefinition } from './table-definition.js';

/**
 * Makes an empty shadow of the table with the keys and indexes that projections need. The rest comes later: indexes are built faster over all
 * rows at once, and guards (checks, foreign keys) may be violated for a while when events of several streams are written together.
 */
export async function createShadow(owner: pg.Client, definition: TableDefinition): Promise<void> {
  const { table } = definition;
  await owner.query(
    `CREATE UNLOGGED TABLE ${shadow(table)} (LIKE ${live(table)} INCLUDING ALL EXCLUDING INDEXES EXCLUDING CONSTRAINTS)
     WITH (fillfactor = ${WHILE_LOADING})`,
  );
  for (const key of definition.constraints.filter(isKey)) await addConstraint(owner, shadow(table), key);
  for (const index of definition.indexes) if (index.first) await owner.query(onShadow(index.text, table));
}

/** Leaves room for the row versions of a batch: an update on the same page does not touch the indexes. */
const WHILE_LOADING = 25;

/** Adds the other indexes, the rights and fresh statistics before the table goes live. */
export async function completeShadow(owner: pg.Client, definition: TableDefinition): Promise<void> {
  const { table, storage } = definition;
  await owner.query(`SET maintenance_work_mem = '256MB'`);
  await owner.query(`ALTER TABLE ${shadow(table)} RESET (fillfactor)`);
  if (storage) await owner.query(`ALTER TABLE ${shadow(table)} SET (${storage})`);
  await owner.query(`ALTER TABLE ${shadow(table)} SET LOGGED`); // rewrites it without gaps
  for (const index of definition.indexes) if (!index.first) await owner.query(onShadow(index.text, table));
  for (const constraint of definition.constraints) {
    if (constraint.kind === 'x') await addConstraint(owner, shadow(table), constraint);
  }
  for (const { grantee, privilege, grantable } of definition.grants) {
    await owner.query(`GRANT ${privilege} ON ${shadow(table)} TO ${grantee}${grantable ? ' WITH GRANT OPTION' : ''}`);
  }
  await owner.query(`VACUUM (ANALYZE) ${shadow(table)}`);
}

const isKey = ({ kind }: Constraint) => kind === 'p' || kind === 'u';
export const isGuard = ({ kind }: Constraint) => kind === 'c' || kind === 'f';

const NOT_VALID = /\bNOT VALID$/;

/** Guards apply to new rows at once; `validateGuards` checks existing ones. */
export async function addConstraint(owner: pg.Client, on: string, { kind, name, text }: Constraint): Promise<void> {
  const definition = (kind === 'c' || kind === 'f') && !NOT_VALID.test(text) ? `${text} NOT VALID` : text;
  await owner.query(`ALTER TABLE ${on} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
}

export async function validateGuards(owner: pg.Client, { table, constraints }: TableDefinition): Promise<void> {
  for (const { name, text } of constraints.filter(isGuard)) {
    if (NOT_VALID.test(text)) continue;
    await owner.query(`ALTER TABLE ${live(table)} VALIDATE CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
}

/** The definition of an index names its table once, with its schema, after ON. */
const onShadow = (text: string, table: string) => text.replace(/ ON (ONLY )?\S+ USING /, ` ON ${shadow(table)} USING `);
