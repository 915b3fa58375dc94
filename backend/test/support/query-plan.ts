import type { Statement } from '../../src/platform/database/statement.js';
import type { TestDatabase } from './database.js';

/** A step of a plan, as EXPLAIN (ANALYZE, FORMAT JSON) tells it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Carries the statement out; answers how it read the tables of these names. */
export async function scansOf(
  { database }: TestDatabase,
  tables: readonly string[],
  { text, values }: Statement,
): Promise<PlanNode[]> {
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    name: '',
    text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values,
  });
  return nodesOf(row!['QUERY PLAN'][0].Plan).filter((node) => tables.includes(node['Relation Name'] ?? ''));
}

/** Statements by what they read. */
export type Reads = readonly (readonly [what: string, statement: () => Statement])[];

/** The statement finds rows of these tables by an index, and looks at no more of one of them than that. */
export async function expectBounded(
  store: TestDatabase,
  tables: readonly string[],
  statement: Statement,
  most: number,
): Promise<void> {
  for (const scan of await scansOf(store, tables, statement)) {
    expect(scan['Node Type']).not.toBe('Seq Scan');
    const rows = rowsTouched(scan);
    const found = { table: scan['Relation Name'], rows, isBounded: rows <= most };
    expect(found).toEqual({ ...found, isBounded: true });
  }
}

/** How many rows a step looked at, those that it left out included. */
export const rowsTouched = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Tables that grow with the bookings: no read may scan one of them whole. */
export const growingTables = [
  'booking_diary',
  'signed_agreement',
  'activity_feed',
  'vehicle_reservation',
  'vehicle_damage',
  'responder_week',
  'responder_week_share',
  'event',
  'dashboard_booking',
  'refused_request',
  'usage_booking',
  'odometer_shift',
  'waitlist_wish',
  'waitlist_slot',
  'standing_shift',
  'standing_shift_booking',
  'standing_shift_gap',
  'handing_on',
  'substitution',
  'expense',
];
