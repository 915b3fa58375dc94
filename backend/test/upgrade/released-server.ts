import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findRunningPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { freePort } from '../support/servers/free-port.js';

export interface ReleasedServer {
  readonly address: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts a checkout as `npm start` does, with the demo's data, and waits until it answers. */
export async function startReleased(
  checkout: string,
  dataFolder: string,
  environment: Readonly<Record<string, string>>,
): Promise<ReleasedServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(checkout, 'backend/launcher/start.mjs')], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RIGBOOK_DEMO: 'on',
      MAIL_FROM: 'rigbook@example.org',
      ...environment,
    },
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) if (line.includes('is ready at')) break;
  const databaseUrl = findRunningPostgres(path.join(dataFolder, 'postgres'))?.superuserUrl('rigbook');
  if (!databaseUrl) throw new Error(`${checkout} did not start`);
  return {
    address: `http://localhost:${port}`,
    databaseUrl,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
