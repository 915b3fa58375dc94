import type pg from 'pg';
import { send } from '../../platform/database/one-round-trip.js';
import { forgetTextsOf } from '../../platform/event-store/index.js';
import type { AnyProjection } from '../../platform/event-store/projection.js';
import { project } from '../../platform/event-store/projecting/project.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import { ERASED } from '../../responders/erase-responder/is-erased.query.js';

/** Erases the texts of people who were erased before their texts could be, and the copies in views. Returns how many people. */
export async function forgetErasedPeople(client: pg.Client, views: readonly AnyProjection[]): Promise<number> {
  const { rows } = await send(client, erasedPeople);
  const erasures = (rows as ProjectedEvent[]).map((event) => ({ ...event, type: ERASED }));
  for (const erasure of erasures)
    for (const statement of [...project(views, [erasure]), forgetTextsOf(erasure.stream)])
      await send(client, statement);
  return erasures.length;
}

const erasedPeople = {
  name: 'redact.erased-people',
  text: `SELECT id, stream, actor, recorded_at AS "recordedAt", data FROM event WHERE type = $1`,
  values: [ERASED],
};
