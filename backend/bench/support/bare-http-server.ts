import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { type Day, HOUR_MS, type Instant, millisOf } from '@rigbook/contracts/kernel/time';
import pg from 'pg';
import type { BenchHttpServer } from './bench-http-server.js';
import { requested } from './booking-plan.js';
import { callPlainBooking } from './plain-booking-function.js';

interface Body {
  readonly vehicleId: VehicleId;
  readonly startTime: Instant;
}

/** Checks neither caller nor input: Node's HTTP server, one call of the database function, an answer. */
export async function startBareHttpServer(url: string): Promise<BenchHttpServer> {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  const book = async (request: IncomingMessage, response: ServerResponse) => {
    const { vehicleId, startTime } = JSON.parse(await textOf(request)) as Body;
    const start = new Date(startTime);
    const booking = requested({
      vehicleId,
      responderId: request.headers['x-responder'] as ResponderId,
      startAt: startTime,
      endAt: new Date(millisOf(startTime) + HOUR_MS).toISOString() as Instant,
      weekStartsOn: new Date(start.getTime() - start.getUTCDay() * 24 * HOUR_MS).toISOString().slice(0, 10) as Day,
    });
    await pool.query(callPlainBooking(booking));
    const answer = JSON.stringify({ id: booking.bookingId, status: 'pending', ...booking.event.data });
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
    response.end(answer);
  };
  const server = createServer((request, response) => {
    book(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setClock: async () => {},
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
}
