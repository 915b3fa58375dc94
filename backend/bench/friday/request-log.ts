import { type Agent, request } from 'node:http';
import { median } from '../measure/median.js';
import type { BenchRequest } from '../http/http-line.js';

/** Sends requests as so many browsers would, and remembers how long each took. */
export class RequestLog {
  private readonly millis: number[] = [];
  private readonly failed = new Map<string, number>();

  constructor(
    private readonly port: number,
    private readonly agent: Agent,
  ) {}

  /** Never rejects: a failure is counted. */
  send({ method, path, headers, body, status }: BenchRequest): Promise<void> {
    const sent = body && JSON.stringify(body);
    const ofBody = sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
    const begin = performance.now();
    return new Promise((resolve) => {
      const end = (problem?: string) => {
        if (problem === undefined) this.millis.push(performance.now() - begin);
        else this.failed.set(problem, (this.failed.get(problem) ?? 0) + 1);
        resolve();
      };
      const options = { agent: this.agent, port: this.port, method, path, headers: { ...headers, ...ofBody } };
      const asking = request(options, (response) => {
        response.resume().on('end', () => {
          end(response.statusCode === status ? undefined : `${method} ${path.split('?')[0]}: ${response.statusCode}`);
        });
      });
      asking.on('error', (error) => end(`${method} ${path.split('?')[0]}: ${error.message}`)).end(sent);
    });
  }

  get count(): number {
    return this.millis.length;
  }

  /** What failed, and how often. */
  get failures(): ReadonlyMap<string, number> {
    return this.failed;
  }

  /** Milliseconds within which that share of the requests was answered. */
  percentile(share: number): number {
    const sorted = this.millis.toSorted((one, other) => one - other);
    return share === 0.5 ? median(sorted) : (sorted[Math.ceil(sorted.length * share) - 1] ?? NaN);
  }
}
