import { applicationRole } from '../../database/connection-options.js';
import type { Statement } from '../../database/statement.js';
import { fault, type Fault } from './fault.js';
import type { RunQuery } from './run-query.js';

/** Columns that only the database fills: with these an event could be placed where no reader finds it. */
const PLACE = ['position', 'transaction'];

/** Finds the first trigger, rule or policy that could change, hide or add rows, or right that only the owner may have. */
const bypassesOf = (tables: readonly string[], triggers: readonly string[]): Statement => ({
  name: 'seal.bypasses',
  text: `WITH guarded AS (
           SELECT * FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY ($1::text[])
         )
         SELECT format('%s.%s', g.relname, t.tgname) AS subject
         FROM pg_trigger t JOIN guarded g ON g.oid = t.tgrelid WHERE NOT t.tgname = ANY ($2::text[])
         UNION ALL
         SELECT format('%s.%s', g.relname, r.rulename) FROM pg_rewrite r JOIN guarded g ON g.oid = r.ev_class
         UNION ALL
         SELECT format('ROW LEVEL SECURITY: %s', relname) FROM guarded WHERE relrowsecurity OR relforcerowsecurity
         UNION ALL
         SELECT format('INHERITS: %s', i.inhrelid::regclass) FROM pg_inherits i JOIN guarded g ON g.oid IN (i.inhparent, i.inhrelid)
         UNION ALL
         SELECT format('%s: %s', privilege, g.relname) FROM guarded g
           JOIN pg_roles r ON r.rolname = $3, unnest('{UPDATE,DELETE,TRUNCATE,TRIGGER}'::text[]) privilege
         WHERE has_table_privilege(r.oid, g.oid, privilege)
            OR privilege = 'UPDATE' AND has_any_column_privilege(r.oid, g.oid, privilege)
         UNION ALL
         SELECT format('INSERT: %s.%s', g.relname, a.attname) FROM guarded g
           JOIN pg_roles r ON r.rolname = $3 JOIN pg_attribute a ON a.attrelid = g.oid
         WHERE g.relname = 'event' AND a.attname = ANY ($4::text[]) AND has_column_privilege(r.oid, g.oid, a.attnum, 'INSERT')
         UNION ALL
         SELECT format('%s: %s, %s', given.privilege_type, g.relname, coalesce(r.rolname, 'PUBLIC')) FROM guarded g
           CROSS JOIN LATERAL (SELECT g.relacl UNION ALL SELECT attacl FROM pg_attribute WHERE attrelid = g.oid) rights (acl)
           CROSS JOIN LATERAL aclexplode(rights.acl) given LEFT JOIN pg_roles r ON r.oid = given.grantee
         WHERE given.grantee <> g.relowner AND given.privilege_type IN ('UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER')
         LIMIT 1`,
  values: [tables, triggers, applicationRole, PLACE],
});

interface Guard {
  readonly table: string;
  readonly trigger: string;
  readonly body: string;
}

const refusing = (what: string) =>
  `BEGIN RAISE EXCEPTION '${what} is append-only: % refused', lower(TG_OP) USING ERRCODE = 'insufficient_privilege'; END`;

/** As made by the migrations. */
const guards: readonly Guard[] = [
  { table: 'event', trigger: 'event_is_append_only', body: refusing('the event log') },
  { table: 'seal', trigger: 'seal_is_append_only', body: refusing('the seal') },
];
const tables = guards.map(({ table }) => table);
const bypasses = bypassesOf(
  tables,
  guards.map(({ trigger }) => trigger),
);

/** BEFORE, for each statement of UPDATE, DELETE and TRUNCATE (pg_trigger.tgtype) */
const WHEN = 2 + 8 + 16 + 32;

/** Checks that the triggers that protect log and seal exist, always fire and refuse, and that nothing bypasses them. */
export async function checkGuards(query: RunQuery): Promise<{ guards: number; fault: Fault | null }> {
  const triggers = await query<TriggerRow>(triggersOf);
  const wrong = guards.map((guard) => faultOf(guard, triggers)).find((found) => found !== null);
  const [bypass] = await query<{ subject: string }>(bypasses);
  return {
    guards: guards.length,
    fault: wrong ?? (bypass ? fault('guard-bypassed', { subject: bypass.subject }) : null),
  };
}

function faultOf({ table, trigger, body }: Guard, triggers: readonly TriggerRow[]): Fault | null {
  const found = triggers.find((one) => one.table === table && one.trigger === trigger);
  const subject = `${table}.${trigger}`;
  if (!found) return fault('guard-missing', { subject });
  if (found.enabled !== 'A') return fault('guard-off', { subject });
  const asMade = found.when === WHEN && found.always && oneLine(found.body) === body;
  return asMade ? null : fault('guard-changed', { subject });
}

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

interface TriggerRow {
  readonly table: string;
  readonly trigger: string;
  /** 'A': for replication roles too */
  readonly enabled: string;
  readonly when: number;
  /** for all columns, without a condition */
  readonly always: boolean;
  readonly body: string;
}

const triggersOf: Statement = {
  name: 'seal.triggers',
  text: `SELECT c.relname AS table, t.tgname AS trigger, t.tgenabled::text AS enabled, t.tgtype::integer AS when,
                t.tgqual IS NULL AND cardinality(t.tgattr::smallint[]) = 0 AND NOT t.tgisinternal AS always, p.prosrc AS body
         FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
         WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1::text[])`,
  values: [tables],
};
