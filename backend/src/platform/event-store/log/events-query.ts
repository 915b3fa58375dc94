import pg, { type ClientBase } from 'pg';
import { observed } from '../../database/one-round-trip.js';
import { toRecordedEvent, toReplayedEvent } from './event-rows.js';
import type { RecordedEvent, ReplayedEvent } from '../recorded-event.js';
import type { Statement } from '../../database/statement.js';
import type { TextRow } from '../../database/row-reader.js';
import type { Upcasting } from '../upcasting.js';

type ToEvent<E> = (row: TextRow, upcasting: Upcasting) => E;

/** A query that turns rows into events as they arrive, without pg's row objects. */
class EventsQuery<E> extends pg.Query {
  readonly events: E[] = [];
  callback: ((error: Error | null) => void) | undefined;
  private failure: Error | null = null;

  constructor(
    { name, text, values }: Statement,
    private readonly toEvent: ToEvent<E>,
    private readonly upcasting: Upcasting,
  ) {
    super({ name, text, values: [...values] });
  }

  handleRowDescription(): void {}

  handleCommandComplete(): void {}

  handleDataRow({ fields }: { fields: TextRow }): void {
    if (this.failure) return;
    try {
      this.events.push(this.toEvent(fields, this.upcasting));
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

/** Runs a statement that selects EVENT_COLUMNS. */
export const readEvents = (client: ClientBase, statement: Statement, upcasting: Upcasting) =>
  readAs<RecordedEvent>(toRecordedEvent, client, statement, upcasting);

/** Runs a statement that selects REPLAYED_COLUMNS. */
export const readReplayedEvents = (client: ClientBase, statement: Statement, upcasting: Upcasting) =>
  readAs<ReplayedEvent>(toReplayedEvent, client, statement, upcasting);

/** Runs a statement and makes something of each raw row. */
export function readAs<E>(
  toEvent: ToEvent<E>,
  client: ClientBase,
  statement: Statement,
  upcasting: Upcasting,
): Promise<readonly E[]> {
  const query = new EventsQuery(statement, toEvent, upcasting);
  const read = () =>
    new Promise<readonly E[]>((resolve, reject) => {
      query.callback = (error) => (error ? reject(error) : resolve(query.events));
      client.query(query);
    });
  return observed([statement], read);
}
