import type { Instant } from '@rigbook/contracts/kernel';
import type { Actor, DomainEvent } from './recorded-event.js';
import type { Statement } from '../database/statement.js';
import type { Lock } from './writing/lock.statements.js';

/** Who asks, when, and for whom: passed from the controller to the store, never ambient. */
export interface CommandContext {
  readonly actor: Actor;
  readonly now: Instant;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly idempotency?: IdempotencyKey;
  /** where a request came from; not stored with events */
  readonly origin?: Origin;
}

export interface Origin {
  /** `Firefox · Android`; null if the program does not say */
  readonly device: string | null;
  readonly address: string | null;
}

/** `requestHash` distinguishes a repeat from a different request under the same key. */
export interface IdempotencyKey {
  readonly owner: string;
  readonly key: string;
  readonly requestHash: string;
}

/** New events of one stream. `expectedVersion` 0 starts the stream; any other must be its current version. */
export interface Append {
  readonly stream: string;
  readonly streamType: string;
  readonly expectedVersion: number;
  readonly events: readonly DomainEvent[];
  /** who caused these events, if not the person who sent the command: for what the system adds in the same commit */
  readonly actor?: Actor;
}

/** One command's writes: all of them or none. */
export interface Commit {
  readonly context: CommandContext;
  /** commands with a lock in common commit one at a time, e.g. the id of a vehicle */
  readonly locks?: readonly Lock[];
  readonly appends: readonly Append[];
  /** writes to plain tables, after the projections */
  readonly statements?: readonly Statement[];
  /** stored under the idempotency key, if the context has one */
  readonly answer?: { readonly status: number; readonly body: unknown };
}
