import { repeatForAWhile } from '../measure/for-a-while.js';
import { compare, type Comparison, type Plan, type Variant } from '../measure/interleaved.js';
import { type ProcessorMeter, timeEach } from '../measure/processor-time.js';
import type { BenchHttpServer } from './bench-http-server.js';
import { HttpClient } from './http-client.js';
import type { HttpLine, World } from './http-line.js';
import { answersAlike } from './same-answer.js';

const CONNECTIONS = 32;

export interface Contestants {
  readonly application: BenchHttpServer;
  readonly bare: BenchHttpServer;
  readonly meter: ProcessorMeter;
}

/** The application against a bare server that answers alike, which is checked first. */
export async function compareLine(
  line: HttpLine,
  world: World,
  { application, bare, meter }: Contestants,
  plan: Plan,
): Promise<Comparison> {
  const connections = line.connections ?? CONNECTIONS;
  const client = new HttpClient(connections);
  const sendingTo =
    (server: BenchHttpServer): Variant =>
    async (milliseconds) => {
      const { now, next } = await line.round(world, milliseconds);
      await server.setClock(now);
      const before = meter(server.pid);
      const { done, took } = await repeatForAWhile(connections, milliseconds, () => {
        const asked = next();
        return asked && client.send(server.port, asked);
      });
      return { perSecond: (done * 1_000) / took, processor: timeEach(before, meter(server.pid), done) };
    };
  try {
    if (line.bare === 'same-work') await answersAlike(line, world, client, [application, bare]);
    return await compare({ ...line, ours: sendingTo(application), baseline: sendingTo(bare) }, plan);
  } finally {
    client.close();
  }
}
