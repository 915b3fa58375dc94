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
  const [application, bare] = answers;
  assert.deepEqual(knownTo(application, bare), application, `The bare server answers otherwise (${line.title})`);
}

/** An earlier checkout may answer fewer fields than ours, which the bare server has. */
function knownTo(application: unknown, bare: unknown): unknown {
  if (Array.isArray(application) && Array.isArray(bare)) return bare.map((one, nth) => knownTo(application[nth], one));
  if (!isObject(application) || !isObject(bare)) return bare;
  return Object.fromEntries(Object.keys(application).map((key) => [key, knownTo(application[key], bare[key])]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Turns are in different weeks and have bookings of their own: times become distances from `now`, the booking's id is left out. */
export function withoutWeek(body: unknown, now: Instant): unknown {
  const isBooking = isObject(body) && 'purpose' in body;
  return JSON.parse(
    JSON.stringify(isBooking ? { ...body, id: 'of the booking' } : body, (_key, value: unknown) =>
      typeof value === 'string' && INSTANT.test(value) ? millisOf(value as Instant) - millisOf(now) : value,
    ),
  );
}
