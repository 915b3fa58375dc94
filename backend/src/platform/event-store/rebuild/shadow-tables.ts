import pg from 'pg';
import { live, shadow } from './shadow-schema.js';
import type { Constraint, TableDefinition } from './table-definition.js';

/**
 * An empty shadow of the table with the keys that a projection's statements rely on. Everything else comes later: indexes are built
 * faster over all rows at once, and the guards (checks, foreign keys) hold at the end of every transaction, but
 * not on the way there when events of several streams are written together.
 */
export async function createShadow(owner: pg.Client, definition: TableDefinition): Promise<void> {
  const { table } = definition;
  await owner.query(
    `CREATE UNLOGGED TABLE ${shadow(table)} (LIKE ${live(table)} INCLUDING ALL EXCLUDING INDEXES EXCLUDING CONSTRAINTS)
     WITH (fillfactor = ${WHILE_LOADING})`,
  );
  for (const key of definition.constraints.filter(isKey)) await addConstraint(owner, shadow(table), key);
  for (const index of definition.indexes) if (index.unique) await owner.query(onShadow(index.text, table));
}

/** Room for all the versions of a row that one batch makes: an update beside its row leaves the indexes alone. */
const WHILE_LOADING = 25;

/** The rest of the indexes, the rights and fresh statistics, before anybody else sees the table. */
export async function completeShadow(owner: pg.Client, definition: TableDefinition): Promise<void> {
  const { table, storage } = definition;
  await owner.query(`SET maintenance_work_mem = '256MB'`);
  await owner.query(`ALTER TABLE ${shadow(table)} RESET (fillfactor)`);
  if (storage) await owner.query(`ALTER TABLE ${shadow(table)} SET (${storage})`);
  await owner.query(`ALTER TABLE ${shadow(table)} SET LOGGED`); // writes it anew, without the gaps
  for (const index of definition.indexes) if (!index.unique) await owner.query(onShadow(index.text, table));
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

/** Guards hold for new rows at once; those that are there are looked at by `validateGuards`. */
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
