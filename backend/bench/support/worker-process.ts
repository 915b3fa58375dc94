import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { SESSION_SECRET } from '../http/sessions.js';

export interface WorkerOptions {
  /** the compiled backend whose worker it is */
  readonly dist: string;
  readonly url: string;
  readonly redisUrl?: string | undefined;
}

/** The worker of an organization without mail and WhatsApp: its senders do nothing. */
export interface WorkerProcess {
  readonly pid: number;
  stop(): Promise<void>;
}

/** Resolves when it has started; what it finds to do may take longer. */
export async function startWorker({ dist, url, redisUrl }: WorkerOptions): Promise<WorkerProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-bench-worker-'));
  const environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: url,
    DATA_DIR: folder,
    SESSION_SECRET,
    LOG_LEVEL: 'error',
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
  };
  const options = process.env['CHILD_NODE_OPTIONS']?.split(' ') ?? [];
  const child = spawn(process.execPath, [...options, path.join(dist, 'src/app/worker.main.js')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the worker did not start')));
    child.stdout.on('data', (chunk) => String(chunk).includes('Following the log') && resolve());
  });
  return {
    pid: child.pid!,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const LOOK_EVERY_MS = 100;

const IS_DONE = `
  SELECT (SELECT count(*) > 1 AND bool_and((c.transaction, c.position) >= (last.transaction, last.position))
          FROM subscription_checkpoint c, (SELECT transaction, position FROM event ORDER BY transaction DESC, position DESC LIMIT 1) last)
     AND NOT EXISTS (SELECT FROM notification WHERE state IN ('queued', 'sending') AND due_at <= now()) AS done`;

/** Waits until every follower has read the whole log and no message that is due waits. Looks ten times a second. */
export async function untilAllIsDone(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ done: boolean }>(IS_DONE);
    if (rows[0]?.done) return;
    await sleep(LOOK_EVERY_MS);
  }
}
