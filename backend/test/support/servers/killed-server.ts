import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const built = path.resolve(import.meta.dirname, '../../../dist/server/start.main.js');
const MOST_STARTS = 3;

/** The built server as a process of its own, to be killed and started again. */
export interface KilledServer {
  /** Answers the address once it is ready. */
  start(): Promise<string>;
  kill(): Promise<void>;
  remove(): void;
}

export function serverToKill(databaseUrl: string): KilledServer {
  if (!existsSync(built)) throw new Error('The backend is not built: run npm run build first.');
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'rigbook-killed-'));
  let server: ChildProcess | undefined;
  const environment = {
    DATABASE_URL: databaseUrl,
    RIGBOOK_DEMO: 'people',
    WRITE_LIMITS: 'off', // a few people do what a whole organization would
    DATA_DIR: dataFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    PATH: process.env['PATH'],
  };
  const startOnce = (): Promise<string> => {
    const child = spawn(process.execPath, [built], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    server = child;
    let output = '';
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
        const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    });
  };
  return {
    async start() {
      // on a busy machine the database may not answer in time; the server then ends, and is started again as in operation
      for (let tries = 1; tries < MOST_STARTS; tries += 1) {
        const url = await startOnce().catch(() => undefined);
        if (url !== undefined) return url;
      }
      return startOnce();
    },
    async kill() {
      const child = server as ChildProcess;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    remove() {
      server?.kill('SIGKILL');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
