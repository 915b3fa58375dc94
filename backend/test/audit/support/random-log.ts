import fc from 'fast-check';
import { v7 } from 'uuid';
import { withConnection } from '../../../src/platform/database/with-connection.js';
import { declaredEventTypes } from '../../support/event-declarations.js';

const STREAMS = 25;

const text = fc.string({ unit: 'grapheme', maxLength: 8 }).filter((any) => !any.includes('\0'));
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
  fc.boolean(),
);
const anyEvent = fc.record({
  type: fc.constantFrom(...declaredEventTypes),
  stream: fc.nat(STREAMS - 1),
  actor: fc.constantFrom('system:test', `responder:${v7()}`),
  causationId: fc.option(text),
  micros: fc.integer({ min: 0, max: 999_999 }),
  data: fc.dictionary(
    text,
    fc.oneof(value, fc.array(value, { maxLength: 3 }), fc.dictionary(text, value, { maxKeys: 2 })),
    {
      maxKeys: 3,
    },
  ),
});
const transactions = fc.array(fc.array(anyEvent, { minLength: 1, maxLength: 8 }), { minLength: 45, maxLength: 45 });

/** Fills the log with a few hundred events of all kinds, in some dozens of transactions. Answers how many. */
export async function fillLog(url: string, seed: number): Promise<number> {
  const [drawn = []] = fc.sample(transactions, { numRuns: 1, seed });
  const streams = Array.from({ length: STREAMS }, () => ({ id: v7(), version: 0 }));
  await withConnection(url, async (client) => {
    for (const [second, events] of drawn.entries()) {
      await client.query('BEGIN');
      for (const { type, stream, actor, causationId, micros, data } of events) {
        const of = streams[stream]!;
        const recordedAt = `2026-11-22 16:00:${String(second).padStart(2, '0')}.${String(micros).padStart(6, '0')}+00`;
        await client.query(
          `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, causation_id, data)
           VALUES ($1, $2, $3, $4, 1, 'any', $5, $6, 'test', $7, $8)`,
          [recordedAt, v7(), of.id, (of.version += 1), type, actor, causationId, JSON.stringify(data)],
        );
      }
      await client.query('COMMIT');
    }
  });
  return drawn.flat().length;
}
