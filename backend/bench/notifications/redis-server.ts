import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../src/platform/embedded-postgres/operating-system.js';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A Redis of this machine that keeps nothing; undefined if the program redis-server is not installed. */
export async function startRedis(): Promise<RedisServer | undefined> {
  const port = await freePort();
  const server = spawn('redis-server', [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  const started = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.once('exit', () => resolve(false));
    server.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept connections') && resolve(true));
  });
  if (!started) return undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
