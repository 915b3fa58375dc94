import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { BEGINNING, type LogPlace, type Statement } from '../../platform/event-store/index.js';
import type { EventRedacted } from '../../platform/seal/redaction/redaction.events.js';
import { canonicalEvent, type StoredEvent } from '../../platform/seal/canonical-event.js';
import { settledEventsAfter, settledWithTextsAfter } from '../../platform/seal/every-event.js';
import { type EventWithTexts, saltedTextsOf } from '../../platform/seal/sealed-texts.js';
import { batches } from '../../platform/seal/verify/run-query.js';

const BATCH = 1_000;

/** Streams the whole log in its sealed form, and holds no database connection between batches. */
@Injectable()
export class SealedLog {
  constructor(private readonly database: Database) {}

  /** One event per line, in canonical form and in the order of the log. Yields batches, since single lines cost more. */
  async *lines(): AsyncGenerator<string, void, undefined> {
    const read = batches<StoredEvent>(BATCH, (last) => this.database.query(settledEventsAfter(last, BATCH)));
    for await (const events of read) yield events.map((event) => `${canonicalEvent(event)}\n`).join('');
  }

  /** Each redacted event by its id, with the leaf of its original that the chain holds, one per line. */
  async *redactions(): AsyncGenerator<string, void, undefined> {
    const read = batches<RedactionRow>(BATCH, (last) => this.database.query(redactionsAfter(last ?? BEGINNING, BATCH)));
    for await (const rows of read) yield rows.map(({ event, leaf }) => `${JSON.stringify({ event, leaf })}\n`).join('');
  }

  async hasTexts(): Promise<boolean> {
    return (await this.database.query(anyText)).length > 0;
  }

  /** The kept texts of these events, one per line and in the order of their events. */
  async *texts(): AsyncGenerator<string, void, undefined> {
    const read = batches<EventWithTexts>(BATCH, (last) => this.database.query(settledWithTextsAfter(last, BATCH)));
    for await (const events of read)
      yield events
        .flatMap((event) => saltedTextsOf(event).map((text) => `${JSON.stringify({ event: event.id, ...text })}\n`))
        .join('');
  }
}

const anyText: Statement = { name: 'log-export.any-text', text: 'SELECT FROM erasable_text LIMIT 1', values: [] };

type RedactionRow = LogPlace & { readonly event: string; readonly leaf: string };
const REDACTED: EventRedacted['type'] = 'EventRedacted';

const redactionsAfter = ({ transaction, position }: LogPlace, limit: number): Statement => ({
  name: 'log-export.redactions',
  text: `SELECT transaction, position, stream AS event, data ->> 'leafBefore' AS leaf FROM event
         WHERE type = $4 AND (transaction, position) > ($1::xid8, $2::bigint)
         ORDER BY event.transaction, event.position LIMIT $3`,
  values: [transaction, position, limit, REDACTED],
});
