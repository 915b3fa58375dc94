import { instantOfDate } from '@rigbook/contracts/kernel/time';
import type { RecordedEvent } from './recorded-event.js';
import type { Upcasting } from './upcasting.js';

/** A row of table `event` as the driver hands it out. */
export interface EventRow {
  readonly position: string;
  readonly transaction: string;
  readonly recorded_at: Date;
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly schema_version: number;
  readonly stream_type: string;
  readonly type: string;
  readonly actor: string;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly data: object;
}

export const EVENT_COLUMNS = `position, transaction, recorded_at, id, stream, version, schema_version, stream_type, type,
  actor, correlation_id, causation_id, data`;

/** The event of a row, in its newest shape. */
export function toRecordedEvent(row: EventRow, upcasting: Upcasting): RecordedEvent {
  return {
    position: row.position,
    transaction: row.transaction,
    id: row.id,
    stream: row.stream,
    streamType: row.stream_type,
    version: row.version,
    type: row.type,
    schemaVersion: row.schema_version,
    data: upcasting.upcast(row.type, row.schema_version, row.data),
    actor: row.actor,
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    recordedAt: instantOfDate(row.recorded_at),
  };
}
