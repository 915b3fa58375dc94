import pg, { type ClientBase } from 'pg';
import { toRecordedEvent } from './event-rows.js';
import type { RecordedEvent } from './recorded-event.js';
import type { Statement } from './statement.js';
import type { TextRow } from './transaction-query.js';
import type { Upcasting } from './upcasting.js';

/** A query for EVENT_COLUMNS that makes events of the rows as they arrive, without pg's row objects in between. */
class EventsQuery extends pg.Query {
  readonly events: RecordedEvent[] = [];
  callback: ((error: Error | null) => void) | undefined;
  private failure: Error | null = null;

  constructor(
    { name, text, values }: Statement,
    private readonly upcasting: Upcasting,
  ) {
    super({ name, text, values: [...values] });
  }

  handleRowDescription(): void {}

  handleCommandComplete(): void {}

  handleDataRow({ fields }: { fields: TextRow }): void {
    if (this.failure) return;
    try {
      this.events.push(toRecordedEvent(fields, this.upcasting));
    } catch (error) {
      this.failure = error as Error;
    }
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.callback?.(this.failure);
  }
}

/** The events that the statement selects as EVENT_COLUMNS, in its order. */
export function readEvents(
  client: ClientBase,
  statement: Statement,
  upcasting: Upcasting,
): Promise<readonly RecordedEvent[]> {
  return new Promise((resolve, reject) => {
    const query = new EventsQuery(statement, upcasting);
    query.callback = (error) => (error ? reject(error) : resolve(query.events));
    client.query(query);
  });
}
