import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.js';

export interface RedisServer {
  readonly url: string;
  /** It keeps its connections and answers nothing, until it is closed. */
  hang(): void;
  close(): Promise<void>;
}

/** A real Redis on this port of this machine that keeps nothing. @throws where the program redis-server is missing */
export async function startRedisServer(port?: number): Promise<RedisServer> {
  const itsPort = port ?? (await freePort());
  const server = spawn('redis-server', [
    '--port',
    String(itsPort),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error('redis-server is missing: install it (Debian: redis-server)', { cause })),
    );
    server.once('exit', () => reject(new Error('redis-server did not start')));
    server.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept connections') && resolve());
  });
  return {
    url: `redis://127.0.0.1:${itsPort}`,
    hang: () => void server.kill('SIGSTOP'),
    async close() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}
