import type pg from 'pg';
import { send } from '../../database/one-round-trip.js';
import type { ErasableFields } from '../../events/erasable-fields.js';
import { BEGINNING } from '../../event-store/log/log-place.js';
import type { LogPlace, NewEvent } from '../../event-store/recorded-event.js';
import { concealed, type ErasableText } from '../../event-store/texts/concealed-text.js';
import { cellsOfTexts, insertOfTexts } from '../../event-store/texts/insert-texts.js';
import { newEvents } from '../../event-store/writing/new-events.js';
import { appendStatement } from '../../event-store/writing/append.statements.js';
import { Upcasting } from '../../event-store/upcasting.js';
import type { Clock } from '../../time/clock.js';
import type { Ids } from '../../time/ids.js';
import { leafOf, linked, CHAIN_START, type StoredEvent, storedLeafOf } from '../canonical-event.js';
import { type EventRedacted, REDACTION_STREAM } from './redaction.events.js';
import { rewriteData, sealedEventsOfTypes, type SealedEvent } from './redaction.statements.js';

/** Events at a time. While they are rewritten, no event can be appended. */
const BATCH = 250;

/** An event is not what was sealed: redacting it would hide that. */
export class EventWasChanged extends Error {
  override readonly name = 'EventWasChanged';
}

export interface Redacting {
  /** connected as the owner of the log */
  readonly client: pg.Client;
  readonly erasable: ErasableFields;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly onProgress?: (events: number) => void;
}

/**
 * Moves the texts of older sealed events into `erasable_text` (docs/adr/0043). The chain keeps the leaf of each original event, and
 * an event of its own says what became of it. May be stopped at any time and run again. Returns the number of redacted events.
 * @throws EventWasChanged
 */
export async function redact(redacting: Redacting): Promise<number> {
  const { client, erasable, onProgress } = redacting;
  let redacted = 0;
  for (let place: LogPlace | undefined = BEGINNING; place;) {
    const events: readonly SealedEvent[] = (await send(client, sealedEventsOfTypes([...erasable.keys()], place, BATCH)))
      .rows;
    const changes = events.map((event) => redactionOf(event, erasable)).filter((one) => one !== undefined);
    if (changes.length > 0) await rewrite(redacting, changes);
    redacted += changes.length;
    onProgress?.(redacted);
    place = events.length === BATCH ? events.at(-1) : undefined;
  }
  return redacted;
}

interface Redaction {
  readonly event: SealedEvent;
  readonly data: object;
  readonly texts: readonly ErasableText[];
}

function redactionOf(event: SealedEvent, erasable: ErasableFields): Redaction | undefined {
  const { data, texts } = concealed(event, erasable);
  if (texts.length === 0) return undefined;
  if (!linked(event.hashBefore ?? CHAIN_START, leafOf(event)).equals(event.hash))
    throw new EventWasChanged(`event ${event.id} at position ${event.position} is not what was sealed`);
  return { event, data, texts };
}

/** In one transaction, which alone lifts the trigger of the log and puts it back: no other connection ever sees the log without it. */
async function rewrite({ client, clock, ids }: Redacting, changes: readonly Redaction[]): Promise<void> {
  const texts = changes.flatMap((change) => change.texts);
  const noted = redactionEventsOf(changes, clock, ids);
  await client.query('BEGIN');
  try {
    await client.query('ALTER TABLE event DISABLE TRIGGER event_is_append_only');
    await send(client, rewriteData(changes.map(({ event, data }) => ({ ...event, data }))));
    await client.query('ALTER TABLE event ENABLE ALWAYS TRIGGER event_is_append_only');
    await client.query(insertOfTexts(0), [...cellsOfTexts(texts)]);
    await send(client, appendStatement(noted));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function redactionEventsOf(changes: readonly Redaction[], clock: Clock, ids: Ids): readonly NewEvent[] {
  const context = { actor: 'system:redaction', now: clock.now(), correlationId: ids.newId() };
  const appends = changes.map(({ event, data }) => ({
    stream: event.id,
    streamType: REDACTION_STREAM,
    expectedVersion: 0,
    events: [eventRedacted(event, { ...event, data })],
  }));
  return newEvents({ context, appends }, new Upcasting({ upcasters: [] }), () => ids.newId());
}

const eventRedacted = (before: StoredEvent, after: StoredEvent): EventRedacted => ({
  type: 'EventRedacted',
  data: { leafBefore: storedLeafOf(before).toString('hex'), leafAfter: storedLeafOf(after).toString('hex') },
});
