import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Instant } from '@rigbook/contracts/kernel/time';
import pg from 'pg';
import type { BenchHttpServer } from '../http/bench-http-server.js';

/** As many as the application has. */
const CONNECTIONS = 16;

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Node's HTTP server with connections to the database and nothing around it. */
export async function serveBare(
  url: string,
  answer: (pool: pg.Pool) => Answer,
  setClock: (now: Instant) => void = () => {},
): Promise<BenchHttpServer> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const respond = answer(pool);
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    pid: process.pid,
    port: (server.address() as AddressInfo).port,
    setClock: async (now) => setClock(now),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}

export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return JSON.parse(text);
}
