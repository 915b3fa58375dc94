import type pg from 'pg';
import type { ProcessorMeter } from '../measure/processor-time.js';

/** Milliseconds of processor time, and statements; in so many milliseconds. */
export interface Spent {
  readonly millis: number;
  readonly node: number;
  readonly postgres: number;
  readonly statements: number;
}

/** All but the benchmark's. */
const COUNT = `
  SELECT coalesce(sum(calls), 0)::integer AS calls FROM pg_stat_statements
  WHERE toplevel AND query NOT LIKE '%subscription_checkpoint c,%' AND query NOT LIKE '%pg_stat_statements%'`;

/** What a process and Postgres spend on some work. */
export async function spentOn(
  work: () => Promise<unknown>,
  { client, meter, pid }: { readonly client: pg.Client; readonly meter: ProcessorMeter; readonly pid: number },
): Promise<Spent> {
  const read = async (): Promise<Spent> => {
    const { rows } = await client.query<{ calls: number }>(COUNT);
    const { node = NaN, postgres = NaN } = meter(pid) ?? {};
    return { millis: performance.now(), node, postgres, statements: rows[0]!.calls };
  };
  const before = await read();
  await work();
  const after = await read();
  return {
    millis: after.millis - before.millis,
    node: after.node - before.node,
    postgres: after.postgres - before.postgres,
    statements: after.statements - before.statements,
  };
}
