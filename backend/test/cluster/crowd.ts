import { cookieOf } from '../support/live-stream.js';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { commandMaker, type CommandMaker, type KnownBooking, type Move } from '../support/random-commands.js';

const RESPONDERS = 12;
const VEHICLES = 60;
/** between two requests of one person */
const PAUSE_MS = 400;
const RECONNECT_MS = 1_000;
const reads = {
  responder: ['/api/bookings', '/api/vehicles', '/api/auth/user'],
  admin: ['/api/admin/bookings?limit=50'],
};

export interface Failure {
  readonly at: string;
  readonly request: string;
  readonly what: string;
}

/** What a phase of the load saw. */
export interface Phase {
  requests: number;
  slowestMs: number;
  failed: Failure[];
}

interface Actor {
  readonly unitNumber: string;
  readonly cookies: { readonly responder: string; readonly admin: string };
  readonly bookings: KnownBooking[];
}

/** Responders with their vehicles, who book, read and listen until they are told to stop. */
export class Crowd {
  readonly phase = (): Phase => (this.current = { requests: 0, slowestMs: 0, failed: [] });
  /** live streams that ended and were opened again */
  reopened = 0;
  private current: Phase = { requests: 0, slowestMs: 0, failed: [] };
  private readonly over = new AbortController();
  private acting: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly address: string,
    private readonly commands: CommandMaker,
    private readonly vehicleIds: readonly string[],
    private readonly actors: readonly Actor[],
  ) {}

  /** Adds responders and vehicles to the demo's, and signs everyone in. */
  static async gather(address: string, databaseUrl: string): Promise<Crowd> {
    await withConnection(databaseUrl, (client) =>
      client.query(
        `INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, department, license_verified, registered_at)
         SELECT uuidv7(), n::text, 'First', 'Last', 'unit' || n || '@example.org', '0500000' || n, 'EMT', true, now()
         FROM generate_series(200, ${199 + RESPONDERS}) n`,
      ),
    );
    const admin = await cookieOf({ url: address }, '100', 'rigbook-demo');
    const vehicleIds: string[] = [];
    for (let n = 1; n <= VEHICLES; n += 1) {
      const body = { name: `R ${n}`, type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
      vehicleIds.push(((await (await post(address, '/api/vehicles', body, admin)).json()) as { id: string }).id);
    }
    const actors: Actor[] = [];
    for (let n = 0; n < RESPONDERS; n += 1) {
      const unitNumber = `${200 + n}`;
      actors.push({ unitNumber, cookies: { responder: await signIn(address, unitNumber), admin }, bookings: [] });
    }
    return new Crowd(address, await commandMaker(), vehicleIds, actors);
  }

  start(): void {
    this.acting = Promise.all(this.actors.flatMap((actor) => [this.act(actor), this.listen(actor)]));
  }

  async stop(): Promise<void> {
    this.over.abort();
    await this.acting;
  }

  /** Every booking that was answered, as its responder was last told. */
  known(): readonly KnownBooking[] {
    return this.actors.flatMap(({ bookings }) => bookings);
  }

  private async act(actor: Actor): Promise<void> {
    while (!this.over.signal.aborted) {
      if (Math.random() < 0.6) await this.read(actor);
      else await this.perform(actor, this.commands.atRandom({ vehicleIds: this.vehicleIds, bookings: actor.bookings }));
      await sleep(Math.random() * 2 * PAUSE_MS);
    }
  }

  private async read({ cookies }: Actor): Promise<void> {
    const by = Math.random() < 0.8 ? 'responder' : 'admin';
    const path = reads[by][Math.floor(Math.random() * reads[by].length)] ?? '';
    await this.request(path, { headers: { cookie: cookies[by] } });
  }

  private async perform(actor: Actor, { command, booking, makes }: Move): Promise<void> {
    if (booking && makes) booking.next = makes;
    const answer = await this.request(command.path, {
      method: command.method,
      headers: {
        cookie: actor.cookies[command.by],
        'idempotency-key': randomUUID(),
        ...(command.body && { 'content-type': 'application/json' }),
      },
      ...(command.body && { body: JSON.stringify(command.body) }),
    });
    if (!answer) return;
    if (answer.status === 201) actor.bookings.push({ id: (answer.body as { id: string }).id, situation: 'pending' });
    if (!booking) return;
    if (answer.status < 300 && makes) booking.situation = makes;
    delete booking.next;
  }

  /** Undefined, and noted as failed, if no answer came or the server was at fault. */
  private async request(path: string, init: RequestInit): Promise<{ status: number; body: unknown } | undefined> {
    const startedAt = performance.now();
    const phase = this.current;
    phase.requests += 1;
    try {
      const answer = await fetch(this.address + path, init);
      const body: unknown = await answer.json();
      if (answer.status >= 500 || answer.status === 401) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
      phase.slowestMs = Math.max(phase.slowestMs, performance.now() - startedAt);
      return { status: answer.status, body };
    } catch (error) {
      this.fail(`${init.method ?? 'GET'} ${path}`, error);
      return undefined;
    }
  }

  /** Keeps a live stream open, as a visible window does. */
  private async listen({ cookies }: Actor): Promise<void> {
    const { signal } = this.over;
    for (; !signal.aborted; await sleep(RECONNECT_MS, undefined, { signal }).catch(() => {})) {
      const request = { headers: { cookie: cookies.responder }, signal };
      const ended = fetch(`${this.address}/api/live`, request).then(async (stream) => {
        await stream.text();
        if (stream.status !== 200) throw new Error(`${stream.status}`);
        this.reopened += 1;
      });
      await ended.catch((error: unknown) => signal.aborted || this.fail('GET /api/live', error));
    }
  }

  private fail(request: string, error: unknown): void {
    const { message, cause } = error as Error;
    const what = cause instanceof Error ? `${message}: ${cause.message}` : message;
    this.current.failed.push({ at: new Date().toISOString(), request, what });
  }
}

const post = (address: string, path: string, body: object, cookie = '') =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function signIn(address: string, unitNumber: string): Promise<string> {
  const answer = await post(address, '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
  if (!answer.ok) throw new Error(`${unitNumber} could not sign in: ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
