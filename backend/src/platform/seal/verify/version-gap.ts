import type { Statement } from '../../event-store/statement.js';
import type { Ask } from './ask.js';
import { fault, type Fault, type NamedEvent } from './fault.js';

/** The first event, in the order of the log, that stands in its stream where another version belongs. */
export async function firstVersionGap(ask: Ask): Promise<Fault | null> {
  const [event] = await ask<NamedEvent>(VERSION_GAP);
  return event ? fault('version-gap', { event }) : null;
}

const VERSION_GAP: Statement = {
  name: 'seal.version-gap',
  text: `SELECT position, type, stream, id
         FROM (SELECT *, row_number() OVER (PARTITION BY stream ORDER BY version) AS nth FROM event) numbered
         WHERE version <> nth ORDER BY transaction, position LIMIT 1`,
  values: [],
};
