import type pg from 'pg';
import { project } from '../projecting/project.js';
import type { AnyProjection } from '../projection.js';
import type { ReplayedEvent } from '../recorded-event.js';
import { send } from '../../database/one-round-trip.js';

const AT_A_TIME = 64;

/**
 * Writes a batch with the statements of the live write, in order and inside the client's transaction. Does not wait for each answer,
 * but sends only some at a time, since their timeouts start when they are sent.
 */
export async function writeShadow(
  client: pg.Client,
  projections: readonly AnyProjection[],
  events: readonly ReplayedEvent[],
): Promise<void> {
  const statements = project(projections, events);
  for (let at = 0; at < statements.length; at += AT_A_TIME) {
    await Promise.all(statements.slice(at, at + AT_A_TIME).map((statement) => send(client, statement)));
  }
}
