import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkInOpening } from '@rigbook/contracts/settings/settings.rules';
import { request } from '@playwright/test';
import { movedMilliseconds, movedProgram } from './moved-date';

export interface Server {
  readonly url: string;
  /** Moves its date, so far from the real one, and has everything look that looks every minute. Only where `movable` was asked for. */
  moveTo(milliseconds: number): void;
  stop(): Promise<void>;
}

interface Beginning {
  /** How far its date is from the real one. */
  readonly moved?: number;
  /** It moves while the application runs. */
  readonly movable?: boolean;
  /** How many bookings the database has when it starts (docs/how-to/seed-a-large-organisation.md). */
  readonly bookings?: number;
}

const programs = path.resolve(import.meta.dirname, '../../../backend/dist/server');
const PATIENCE_MS = 240_000;

/** The built application on that port, with demo data in a folder that is deleted with it. */
export async function startServer(
  port: number,
  settings: Readonly<Record<string, string>>,
  { moved = movedMilliseconds(), movable = false, bookings }: Beginning = {},
): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-browser-'));
  chmodSync(folder, 0o755); // when root starts Postgres, it runs as another user, who needs access
  const env = {
    ...withoutOurSettings(),
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    RIGBOOK_DEMO: 'people',
    WRITE_LIMITS: 'off', // one administrator does what several would
    ...settings,
  };
  if (bookings !== undefined) await seed(bookings, movedProgram(moved, false), env, folder);
  const server = spawn(process.execPath, [...movedProgram(moved, movable), path.join(programs, 'start.main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(movable ? (['ipc'] as const) : [])],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = await readyAddress(server);
    await openCheckInADayAhead(url);
    return { url, moveTo: (milliseconds) => void server.send(milliseconds), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What it says of its progress is seen; a failure deletes the folder. */
async function seed(bookings: number, date: readonly string[], env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  const program = [path.join(programs, 'seed.js'), '--bookings', String(bookings)];
  const seeding = spawn(process.execPath, [...date, ...program], { env, stdio: 'inherit' });
  const [code] = (await once(seeding, 'exit')) as [number | null];
  if (code === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`Seeding ${bookings} bookings failed`);
}

/** The first free hours may start tomorrow, and a journey does not wait for them. */
async function openCheckInADayAhead(baseURL: string): Promise<void> {
  const admin = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  try {
    const settings = { checkInOpensMinutesBefore: checkInOpening.most };
    for (const [method, address, data] of [
      ['POST', '/api/auth/login', { unitNumber: '100', phoneLastFour: '0100' }],
      ['POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' }],
      ['PUT', '/api/admin/settings', settings],
    ] as const) {
      const response = await admin.fetch(address, { method, data });
      if (!response.ok()) throw new Error(`${method} ${address}: ${response.status()} ${await response.text()}`);
    }
  } finally {
    await admin.dispose();
  }
}

/** The test server must not use a database set in the developer's terminal. */
function withoutOurSettings(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    REDIS_URL: _redis,
    PUBLIC_URL: _address,
    MICROSOFT_TENANT_ID: _tenant,
    HOST: _host,
    NODE_ENV: _mode,
    ...rest
  } = process.env;
  return rest;
}

function readyAddress(server: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The server did not become ready:\n${output}`));
    const timer = setTimeout(fail, PATIENCE_MS);
    server.once('exit', fail);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /Rigbook is ready at (http:\S+)/.exec(output)?.[1];
        if (!address) return;
        clearTimeout(timer);
        resolve(address);
      });
    }
  });
}
