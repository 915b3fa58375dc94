import { readdirSync, readFileSync } from 'node:fs';
import { withConnection } from '../../src/platform/database/with-connection.js';

/** Milliseconds of processor time. */
export interface ProcessorTime {
  readonly node: number;
  readonly postgres: number;
}

/** Reads the processor time that a server's process and all of Postgres have used so far; undefined but on Linux. */
export type ProcessorMeter = (nodePid: number) => ProcessorTime | undefined;

const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  /** including children that have ended */
  readonly millis: number;
}

/** `man 5 proc_pid_stat`: the name in parentheses may hold spaces; after it come state, parent and, ten fields on, the times. */
function statOf(pid: number | string): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), millis: ticks * TICK_MS };
  } catch {
    return undefined; // it has ended, or this is not Linux
  }
}

const usedByFamilyOf = (parent: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === parent)
    .reduce((sum, stat) => sum + (stat?.millis ?? 0), statOf(parent)?.millis ?? 0);

/** The main process of Postgres is the parent of the process that answers this connection. */
export async function processorMeter(url: string): Promise<ProcessorMeter> {
  const backend = await withConnection(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return rows[0] && statOf(rows[0].pid);
  });
  if (!backend) return () => undefined;
  return (nodePid) => {
    const node = statOf(nodePid);
    return node && { node: node.millis, postgres: usedByFamilyOf(backend.parent) };
  };
}

/** Milliseconds for each of `done` operations between two readings. */
export function timeEach(
  before: ProcessorTime | undefined,
  after: ProcessorTime | undefined,
  done: number,
): ProcessorTime | undefined {
  if (!before || !after) return undefined;
  return { node: (after.node - before.node) / done, postgres: (after.postgres - before.postgres) / done };
}
