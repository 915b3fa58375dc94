import { Injectable } from '@nestjs/common';
import type { Commit } from './commit.js';
import type { DomainEvent, RecordedEvent } from './recorded-event.js';

/** The one way to write: appends, inline views, plain rows and the idempotency answer in one transaction. */
@Injectable()
export class EventStore {
  /**
   * Carries out one command's writes, all or nothing, in one network round trip.
   * Throws VersionConflict, GuardViolation, IdempotencyKeyTaken, or what the driver throws when the database is away.
   */
  async commit(_commit: Commit): Promise<readonly RecordedEvent[]> {
    throw new Error('not built yet');
  }

  /** All events of a stream in their order, in their newest shape; empty for an unknown stream. */
  async readStream<E extends DomainEvent>(_stream: string): Promise<readonly RecordedEvent<E>[]> {
    throw new Error('not built yet');
  }
}
