import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { canonicalEvent, type StoredEvent } from '../../platform/seal/canonical-event.js';
import { settledEventsAfter } from '../../platform/seal/every-event.js';
import { batches } from '../../platform/seal/verify/run-query.js';

const BATCH = 1_000;

/** The whole log as it is sealed, read part by part while it is sent; no connection is held in between. */
@Injectable()
export class SealedLog {
  constructor(private readonly database: Database) {}

  /** One event a line, in canonical form and in the order of the log. Batch by batch: a stream that is handed every line by itself costs more. */
  async *lines(): AsyncGenerator<string, void, undefined> {
    const read = batches<StoredEvent>(BATCH, (last) => this.database.query(settledEventsAfter(last, BATCH)));
    for await (const events of read) yield events.map((event) => `${canonicalEvent(event)}\n`).join('');
  }
}
