import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface RedisServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A real Redis on a free port of this machine that keeps nothing. @throws where the program redis-server is missing */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  const server = spawn('redis-server', [
    '--port',
    String(port),
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
    url: `redis://127.0.0.1:${port}`,
    async close() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
