import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KnownBooking } from '../support/random-commands.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { startMailServer } from '../support/servers/mail-server.js';
import { type RunningProcess, type Role, runTool, startProcess } from './processes.js';
import { type Proxy, startProxy } from './proxy.js';

const DATABASE = 'cluster';
/** On a busy machine. */
const PATIENCE_MS = 120_000;

/** Two or more processes of one or two versions on one database, behind a proxy. */
export interface Cluster {
  readonly proxy: Proxy;
  readonly databaseUrl: string;
  /** Starts a process of a built checkout; a server is waited for until the proxy uses it. */
  start(folder: string, role: Role): Promise<RunningProcess>;
  /** @throws if it had to be killed */
  stop(process: RunningProcess): Promise<void>;
  /** What is wrong after the load, in sentences; empty if all is well. Ends with the command lines of `folder`. */
  faults(folder: string, known: readonly KnownBooking[]): Promise<readonly string[]>;
  /** Runs a command line of a built checkout and answers its last line. */
  run(folder: string, tool: readonly [string, ...string[]]): Promise<string>;
  mails(): number;
  close(): Promise<void>;
}

export async function openCluster(): Promise<Cluster> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'rigbook-cluster-'));
  chmodSync(scratch, 0o755); // root's Postgres runs as another user
  const server = await startEmbeddedPostgres({
    folder: path.join(scratch, 'postgres'),
    durable: false,
  });
  const [mail, proxy] = [await startMailServer(), await startProxy()];
  const databaseUrl = await server.openDatabase(DATABASE);
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(scratch, 'data'),
    SESSION_SECRET: 'the same secret for every process here',
    RIGBOOK_DEMO: 'on',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'rigbook@example.org',
    PUBLIC_URL: proxy.address,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    WRITE_LIMITS: 'off', // a few people do what a whole organization would
    LOG_LEVEL: 'error',
  };
  const rows = <Row>(text: string) =>
    withConnection(databaseUrl, async (client) => (await client.query(text)).rows as Row[]);

  return {
    proxy,
    databaseUrl,
    async start(folder, role) {
      const started = await startProcess(folder, role, environment);
      if (role !== 'http') return started;
      proxy.add(started.port);
      await until(`port ${started.port} is ready`, async () => proxy.isReady(started.port));
      return started;
    },
    async stop(stopped) {
      const code = await stopped.stop();
      proxy.remove(stopped.port);
      if (code !== 0) throw new Error(`a ${stopped.role} process ended with ${code}`);
    },
    async faults(folder, known) {
      await until('followers and messages are done', async () => (await rows<object>(UNFINISHED)).length === 0);
      const stored = new Map((await rows<Stored>(STORED)).map((row) => [row.id, row]));
      const faults = known.flatMap((booking) => contradiction(booking, stored.get(booking.id)));
      if (stored.size !== known.length)
        faults.push(`${known.length} bookings were answered, ${stored.size} are stored`);
      const ids = mail.arrived.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
      if (new Set(ids).size !== ids.length) faults.push('a mail was sent twice');
      const heads = readFileSync(path.join(environment.DATA_DIR, 'seal-heads.jsonl'), 'utf8').trimEnd().split('\n');
      const numbers = heads.map((head) => (JSON.parse(head) as { number: number }).number);
      if (numbers.some((number, n) => number <= (numbers[n - 1] ?? 0))) faults.push('a head was signed twice');
      for (const tool of [['replay', '--verify'], ['audit-verify']] as const)
        await runTool(folder, [...tool], environment).then(
          (line) => process.stdout.write(`${line}\n`),
          (error: unknown) => faults.push(String(error)),
        );
      return faults;
    },
    run: (folder, tool) => runTool(folder, tool, environment),
    mails: () => mail.arrived.length,
    async close() {
      await Promise.all([mail.close(), proxy.close()]);
      await server.stop();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

interface Stored {
  readonly id: string;
  readonly situation: string;
}

/** Bookings with the demo's own left out, since only what the crowd asked for is compared. */
const STORED = `
  SELECT booking_id AS id, CASE WHEN status = 'approved' AND signed_at IS NOT NULL THEN 'signed' ELSE status END AS situation
  FROM booking_diary JOIN responder r ON r.id = responder_id WHERE r.unit_number::int >= 200`;

const UNFINISHED = `
  SELECT name FROM subscription_checkpoint c WHERE EXISTS
    (SELECT FROM event e WHERE (e.transaction, e.position) > (c.transaction, c.position))
  UNION ALL SELECT id::text FROM notification WHERE state IN ('queued', 'sending') AND due_at <= now()`;

function contradiction({ id, situation, next }: KnownBooking, stored: Stored | undefined): readonly string[] {
  if (stored && [situation, next].includes(stored.situation as KnownBooking['situation'])) return [];
  return [`booking ${id} was answered as ${situation}, and is stored as ${stored?.situation ?? 'nothing'}`];
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await holds()); await sleep(200))
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
}
