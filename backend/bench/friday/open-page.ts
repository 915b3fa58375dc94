import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestLog } from './request-log.js';

const user = '/api/auth/user';
const vehicles = '/api/vehicles';
const ofBookings = ['/api/bookings', '/api/responder-hours', '/api/recommendations'];
const activity = '/api/activity';

/** What the page reads again by topic (frontend/src/lib/live-updates/keys-of-topics.ts), as far as the home screen shows it. */
export const readAgain: Readonly<Record<string, readonly string[]>> = {
  bookings: ofBookings,
  activity: [activity],
  vehicles: [vehicles, ...ofBookings],
  'vehicle-use': [vehicles],
  organisation: [vehicles, ...ofBookings],
};

/** As in frontend/src/lib/live-updates/refresher.ts. */
const SPREAD_MS = 500;

export interface PageOptions {
  readonly port: number;
  readonly cookie: string;
  readonly requests: RequestLog;
}

/** The home screen in one visible window: loads, listens, and reads again what a hint names. */
export class OpenPage {
  private readonly waiting = new Set<string>();
  private stream: ClientRequest | undefined;
  private busy = false;
  private closed = false;

  constructor(private readonly options: PageOptions) {}

  async open(): Promise<void> {
    await this.read([user]);
    this.listen();
    await this.read([vehicles, activity, ...ofBookings]);
  }

  close(): void {
    this.closed = true;
    this.stream?.destroy();
  }

  private listen(): void {
    const { port, cookie } = this.options;
    this.stream = request({ port, path: '/api/live', headers: { cookie } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const messages = (text + chunk).split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) this.hear(message);
      });
    });
    this.stream.on('error', () => {}).end();
  }

  private hear(message: string): void {
    const data = /^data: (\{.*\})$/mu.exec(message)?.[1];
    if (data === undefined) return;
    const { topics = [] } = JSON.parse(data) as { topics?: readonly string[] };
    for (const path of topics.flatMap((topic) => readAgain[topic] ?? [])) this.waiting.add(path);
    void this.catchUp();
  }

  /** One round at a time, however fast hints arrive. */
  private async catchUp(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.waiting.size > 0 && !this.closed) {
      await sleep(Math.random() * SPREAD_MS);
      const paths = [...this.waiting];
      this.waiting.clear();
      await this.read(paths);
    }
    this.busy = false;
  }

  private async read(paths: readonly string[]): Promise<void> {
    const { cookie, requests } = this.options;
    const headers = { cookie, 'accept-encoding': 'gzip, br' };
    await Promise.all(paths.map((path) => requests.send({ method: 'GET', path, headers, status: 200 })));
  }
}
