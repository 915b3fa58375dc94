import type { Instant } from '@rigbook/contracts/kernel';
import type { Statement } from '../../database/statement.js';
import type { RunQuery } from './run-query.js';
import type { NamedEvent } from './fault.js';

/** The event sealed as number n: only its position if it is missing, null if there is no such number. */
export async function eventOfNumber(query: RunQuery, number: number): Promise<NamedEvent | null> {
  const [event] = await query<NamedEvent>(statement(number));
  return event ?? null;
}

const statement = (number: number): Statement => ({
  name: 'seal.event-of-number',
  text: `SELECT s.position, e.type, e.stream, e.id FROM seal s LEFT JOIN event e ON e.position = s.position
         WHERE s.number = $1 LIMIT 1`,
  values: [number],
});

/** The same if recorded before that time; otherwise null. */
export async function eventOfNumberBefore(
  query: RunQuery,
  number: number,
  before: Instant,
): Promise<NamedEvent | null> {
  const [event] = await query<NamedEvent>(recordedBefore(number, before));
  return event ?? null;
}

const recordedBefore = (number: number, before: Instant): Statement => ({
  name: 'seal.event-of-number-before',
  text: `SELECT e.position, e.type, e.stream, e.id FROM seal s JOIN event e ON e.position = s.position
         WHERE s.number = $1 AND e.recorded_at < $2 LIMIT 1`,
  values: [number, before],
});
