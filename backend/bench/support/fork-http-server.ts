import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BenchHttpServer } from './bench-http-server.js';
import { SESSION_SECRET } from './sessions.js';

/** Starts one side in a process of its own. CHILD_NODE_OPTIONS, where set, are its options: `--cpu-prof` makes a profile. */
export async function forkHttpServer(kind: 'application' | 'bare', url: string): Promise<BenchHttpServer> {
  const file = path.join(import.meta.dirname, 'http-server.child.js');
  const execArgv = process.env['CHILD_NODE_OPTIONS']?.split(' ') ?? [];
  const environment = { ...process.env, DATABASE_URL: url, SESSION_SECRET };
  const child = fork(file, [kind], { execArgv, env: environment });
  return {
    port: (await answerOf(child)) as number,
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
