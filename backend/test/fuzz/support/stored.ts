import type { Client } from 'pg';

/** Tables that count calls or note refusals. */
const notesOfCalls = [
  'sign_in_throttle',
  'refused_request',
  'access_record',
  'access_token_use',
  'access_token_network',
  'quota_use',
];
/** Tables whose rows say when they were last used. */
const used = ['session', 'access_token', 'known_device'];

/** What shows that a table was written: its rows, and the last transaction that added or changed one. */
type Stored = Readonly<Record<string, string>>;

/** Tells whether something was stored since it was asked last. */
export class StoredRows {
  private last: { readonly transaction: string; readonly stored: Stored } | undefined;
  private statement = '';

  /** `owner` sees every table. */
  constructor(private readonly owner: Client) {}

  /** The tables that were written since the call before. Costs one short query if no transaction has written. */
  async written(): Promise<readonly string[]> {
    const transaction = await this.nextTransaction();
    if (transaction === this.last?.transaction) return [];
    const before = this.last?.stored ?? {};
    const stored = await this.read();
    this.last = { transaction, stored };
    return Object.keys(stored).filter((table) => stored[table] !== before[table]);
  }

  private async nextTransaction(): Promise<string> {
    const { rows } = await this.owner.query<{ next: string }>('SELECT pg_snapshot_xmax(pg_current_snapshot()) AS next');
    return rows[0]?.next ?? '';
  }

  private async read(): Promise<Stored> {
    if (this.statement === '') this.statement = await this.statementForAll();
    const { rows } = await this.owner.query<{ name: string; state: string }>(this.statement);
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  }

  private async statementForAll(): Promise<string> {
    const { rows } = await this.owner.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> ALL ($1)`,
      [notesOfCalls],
    );
    return rows.map(({ name }) => stateOf(name)).join(' UNION ALL ');
  }
}

function stateOf(table: string): string {
  const lastChange = used.some((name) => table.endsWith(`.${name}`)) ? '0' : 'coalesce(max(xmin::text::bigint), 0)';
  return `SELECT '${table}' AS name, count(*) || ' rows, ' || ${lastChange} AS state FROM ${table}`;
}
