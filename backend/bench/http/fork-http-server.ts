import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { BenchHttpServer } from './bench-http-server.js';
import { SESSION_SECRET } from './sessions.js';

export interface ForkedServer {
  readonly kind: 'application' | 'same-work' | 'writes-only';
  readonly url: string;
  /** the compiled backend whose server it is */
  readonly dist: string;
}

/** Starts one side in a process of its own. CHILD_NODE_OPTIONS, where set, are its options: `--cpu-prof` makes a profile. */
export async function forkHttpServer({ kind, url, dist }: ForkedServer): Promise<BenchHttpServer> {
  const execArgv = process.env['CHILD_NODE_OPTIONS']?.split(' ') ?? [];
  const environment = { ...process.env, DATABASE_URL: url, SESSION_SECRET };
  const child = fork(`${dist}/bench/support/http-server.child.js`, [kind], { execArgv, env: environment });
  return {
    port: (await answerOf(child)) as number,
    pid: child.pid!,
    setClock: async (now) => {
      child.send(now);
      await answerOf(child);
    },
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('the server process has ended')));
  try {
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [unknown];
    return answer;
  } finally {
    ended.catch(() => {}); // it is told to listen no longer
    settled.abort();
  }
}
