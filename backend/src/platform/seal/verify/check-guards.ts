import type { Statement } from '../../event-store/statement.js';
import type { RunQuery } from './run-query.js';
import { bypassesOf } from './bypasses.statement.js';
import { fault, type Fault } from './fault.js';

interface Guard {
  readonly table: string;
  readonly trigger: string;
  readonly body: string;
}

const refusing = (what: string) =>
  `BEGIN RAISE EXCEPTION '${what} is append-only: % refused', lower(TG_OP) USING ERRCODE = 'insufficient_privilege'; END`;

/** As the migrations made them. */
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

/** Are the triggers there that keep log and seal as they are, do they fire always and refuse, and is there no way past them? */
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
  /** for whatever is changed, without a condition */
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
