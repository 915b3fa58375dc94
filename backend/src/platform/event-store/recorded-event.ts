import type { Instant } from '@rigbook/contracts/kernel';

/** A fact returned by a decision. Its name is permanent, and ids and erasable texts are the only personal data in it. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/** Who caused an event: `responder:<uuid>`, `token:<uuid>` for a program with an access token, or `system:<what>`. */
export type Actor = string;

/** What the store adds to a fact before it is written. */
export interface EventEnvelope {
  /** uuid v7 */
  readonly id: string;
  /** uuid of the stream, e.g. the booking's id */
  readonly stream: string;
  readonly streamType: string;
  /** 1, 2, 3, ... within the stream, without gaps */
  readonly version: number;
  readonly schemaVersion: number;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly recordedAt: Instant;
}

/** The event's place in the log: readers go by (transaction, position). Both are 64 bit numbers as text. */
export interface LogPlace {
  readonly transaction: string;
  readonly position: string;
}

/** An event about to be stored: the database gives it its place. */
export type NewEvent<E extends DomainEvent = DomainEvent> = E extends DomainEvent
  ? EventEnvelope & { readonly type: E['type']; readonly data: E['data'] }
  : never;

/**
 * An event as projections see it: without its place in the log, since inline projections run before it has one and a view that
 * used it would differ after a rebuild; and without what no view shows, so that a rebuild reads less.
 */
export type ProjectedEvent<E extends DomainEvent = DomainEvent> = E extends DomainEvent
  ? Pick<EventEnvelope, 'id' | 'stream' | 'actor' | 'recordedAt'> & {
      readonly type: E['type'];
      readonly data: E['data'];
    }
  : never;

/** An event in the log; `switch (event.type)` narrows `event.data`. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = E extends DomainEvent
  ? NewEvent<E> &
      LogPlace & {
        /** where `data` lacks texts that were erased, as in `damageReports.0.description`; left out if nowhere */
        readonly erased?: readonly string[];
      }
  : never;

/** An event as a rebuild reads it. */
export type ReplayedEvent = ProjectedEvent & LogPlace;
