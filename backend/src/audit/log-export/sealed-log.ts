import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { canonicalEvent, type StoredEvent } from '../../platform/seal/canonical-event.js';
import { settledEventsAfter } from '../../platform/seal/every-event.js';
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
}
