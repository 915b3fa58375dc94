import { Agent, request } from 'node:http';
import type { BenchRequest } from './http-line.js';

export interface Answered {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export class HttpClient {
  private readonly agent: Agent;

  constructor(connections: number) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Reads the answer without looking at it. Rejects unless it is the one of success. */
  async send(port: number, asked: BenchRequest): Promise<void> {
    await this.exchange(port, asked, false);
  }

  async ask(port: number, asked: BenchRequest): Promise<Answered> {
    const { headers, text } = await this.exchange(port, asked, true);
    return { headers, body: JSON.parse(text) };
  }

  close(): void {
    this.agent.destroy();
  }

  private exchange(
    port: number,
    { method, path, headers, body, status }: BenchRequest,
    keep: boolean,
  ): Promise<{ headers: Readonly<Record<string, unknown>>; text: string }> {
    const sent = body && JSON.stringify(body);
    const ofBody = sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
    return new Promise((resolve, reject) => {
      const options = { agent: this.agent, port, method, path, headers: { ...headers, ...ofBody } };
      const asking = request(options, (response) => {
        const isSuccess = response.statusCode === status;
        let text = '';
        if (keep || !isSuccess) response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        else response.resume();
        response.on('end', () => {
          if (isSuccess) resolve({ headers: response.headers, text });
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        });
      });
      asking.on('error', reject).end(sent);
    });
  }
}
