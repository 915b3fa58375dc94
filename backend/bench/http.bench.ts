import { Agent, request } from 'node:http';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { SESSION_COOKIE } from '../src/auth/session/session.cookie.js';
import { forAWhile } from './measure/for-a-while.js';
import { compare, type Comparison, type Plan, type Variant } from './measure/interleaved.js';
import type { BenchHttpServer } from './support/bench-http-server.js';
import { type PlannedBooking, weekAfterWeek } from './support/booking-plan.js';
import type { Organisation } from './support/organisation.js';

const GOAL = 0.9;
const CONNECTIONS = 32;

export interface HttpContestants {
  readonly application: BenchHttpServer;
  readonly bare: BenchHttpServer;
  readonly organisation: Organisation;
  readonly sessions: ReadonlyMap<ResponderId, string>;
  /** how many weeks from now the bookings begin */
  readonly firstWeek?: number;
}

/** Bookings through the whole application, signed in and validated, against a bare server that calls the function. */
export async function bookingOverHttpAgainstBare(
  { application, bare, organisation, sessions, firstWeek }: HttpContestants,
  plan: Plan,
): Promise<Comparison> {
  const week = weekAfterWeek(organisation, firstWeek);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const bookingAt =
    (server: BenchHttpServer): Variant =>
    async (milliseconds) => {
      const { now, next } = week();
      await server.setClock(now);
      return forAWhile(CONNECTIONS, milliseconds, () => {
        const booking = next();
        return book(agent, server.port, booking, sessions.get(booking.responderId) ?? '');
      });
    };
  const contest = {
    title: `booking over HTTP : bare node:http, ${CONNECTIONS} connections`,
    ours: bookingAt(application),
    baseline: bookingAt(bare),
    goal: GOAL,
  };
  return compare(contest, plan).finally(() => agent.destroy());
}

/** Rejects unless the booking was made: a refusal is fast and would count for nothing. */
function book(agent: Agent, port: number, booking: PlannedBooking, session: string): Promise<void> {
  const { vehicleId, startAt, responderId } = booking;
  const body = JSON.stringify({ vehicleId, startTime: startAt, duration: 1, purpose: 'Weekly training drive' });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    cookie: `${SESSION_COOKIE}=${session}`,
    'x-responder': responderId,
  };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, method: 'POST', path: '/api/bookings', headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
      response.on('end', () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`${response.statusCode} ${answer}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}
