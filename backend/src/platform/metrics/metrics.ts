import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Database } from '../database/index.js';
import type { Clock } from '../time/clock.js';
import { type DatabaseGauges, DatabaseReading } from './database-gauges.js';
import { measureProcess } from './process-metrics.js';

const PATH = '/metrics';

/** What this process measures, in Prometheus's text format. */
export class Metrics {
  readonly registry = new Registry();
  private readonly reading: DatabaseReading;

  constructor(
    database: Database,
    clock: Clock,
    gauges: readonly DatabaseGauges[],
    private readonly token: string | undefined,
  ) {
    measureProcess(this.registry, database);
    this.reading = new DatabaseReading(database, clock, this.registry, gauges);
  }

  /** On the API's port. Without the token, as if nothing were there. */
  serveWith(server: FastifyInstance): void {
    server.get(PATH, async (request, reply) =>
      this.mayRead(request.headers.authorization)
        ? reply.type(this.registry.contentType).send(await this.text())
        : reply.callNotFound(),
    );
  }

  /** On a separate port. Resolves when it listens; the server does not keep the process alive. */
  async serveAt(port: number, host: string): Promise<Server> {
    const server = createServer((request, response) => {
      const found = request.url === PATH && this.mayRead(request.headers.authorization);
      response.writeHead(found ? 200 : 404, { 'Content-Type': this.registry.contentType });
      if (found) void this.text().then((text) => response.end(text));
      else response.end();
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
    return server.unref();
  }

  private async text(): Promise<string> {
    await this.reading.refresh();
    return this.registry.metrics();
  }

  private mayRead(authorization: string | undefined): boolean {
    return this.token === undefined || timingSafeEqual(digest(`Bearer ${this.token}`), digest(authorization ?? ''));
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
