import net from 'node:net';
import { freePort } from '../../support/servers/free-port.js';
import { type RedisServer, startRedisServer } from '../../support/servers/redis-server.js';

/** What a queue runs on, which is not there yet, and goes and comes back as the test wants. */
export interface UnsteadyStore {
  /** where it will be */
  readonly environment: Readonly<Record<string, string>>;
  come(): Promise<void>;
  /** Connections break, new ones are refused. */
  go(): Promise<void>;
  /** Connections stay, new ones are taken, and nothing is answered. */
  hang(): void;
}

export async function unsteadyRedis(databaseUrl: string): Promise<UnsteadyStore> {
  const port = await freePort();
  let server: RedisServer | undefined;
  return {
    environment: { DATABASE_URL: databaseUrl, REDIS_URL: `redis://127.0.0.1:${port}` },
    async come() {
      server = await startRedisServer(port);
    },
    async go() {
      await server?.close();
      server = undefined;
    },
    hang: () => server?.hang(),
  };
}

/** The database behind a door of its own, so that it is away for the queue only. */
export async function unsteadyPostgres(databaseUrl: string): Promise<UnsteadyStore> {
  const target = new URL(databaseUrl);
  const door = new URL(databaseUrl);
  door.hostname = '127.0.0.1';
  door.port = String(await freePort());
  const sockets = new Set<net.Socket>();
  let hangs = false;
  let server: net.Server | undefined;
  const pass = (from: net.Socket, to: net.Socket) => {
    sockets.add(from.on('error', () => to.destroy()).on('close', () => to.destroy()));
    from.on('data', (bytes) => hangs || to.write(bytes));
  };
  return {
    environment: { DATABASE_URL: door.href },
    async come() {
      const opened = net.createServer((client) => {
        const upstream = net.connect(Number(target.port), target.hostname);
        pass(client, upstream);
        pass(upstream, client);
      });
      server = opened;
      await new Promise<void>((listening) => opened.listen(Number(door.port), '127.0.0.1', listening));
    },
    async go() {
      const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      server = undefined;
      await closed;
    },
    hang: () => void (hangs = true),
  };
}
