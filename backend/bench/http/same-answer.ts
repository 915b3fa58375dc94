import assert from 'node:assert/strict';
import { type Instant, millisOf } from '@rigbook/contracts/kernel/time';
import type { BenchHttpServer } from './bench-http-server.js';
import type { HttpClient } from './http-client.js';
import type { HttpLine, World } from './http-line.js';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;
const MILLISECONDS = 1;

/**
 * Sends the first request of a turn to each server and compares the answers. @throws AssertionError with the difference, if they
 * don't do the same work
 */
export async function answersAlike(
  line: HttpLine,
  world: World,
  client: HttpClient,
  servers: readonly [application: BenchHttpServer, bare: BenchHttpServer],
): Promise<void> {
  const answers: unknown[] = [];
  for (const server of servers) {
    const { now, next } = await line.round(world, MILLISECONDS);
    await server.setClock(now);
    const { body } = await client.ask(server.port, next()!);
    answers.push(withoutWeek(body, now));
  }
  assert.deepEqual(answers[1], answers[0], `The bare server answers otherwise (${line.title})`);
}

/** Turns are in different weeks and have bookings of their own: times become distances from `now`, the booking's id is left out. */
function withoutWeek(body: unknown, now: Instant): unknown {
  const isBooking = typeof body === 'object' && body !== null && 'purpose' in body;
  return JSON.parse(
    JSON.stringify(isBooking ? { ...body, id: 'of the booking' } : body, (_key, value: unknown) =>
      typeof value === 'string' && INSTANT.test(value) ? millisOf(value as Instant) - millisOf(now) : value,
    ),
  );
}
