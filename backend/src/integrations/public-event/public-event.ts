import type { Instant } from '@rigbook/contracts/kernel/time';
import type { Actor, RecordedEvent } from '../../platform/event-store/index.js';
import { cursorOf } from './log-cursor.js';

export const actorKinds = ['responder', 'access-token', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Who caused an event: the id of a responder or of an access token, or which part of the system. */
export interface PublicActor {
  readonly kind: ActorKind;
  readonly id: string;
}

/** An event as other programs are given it, in the feed as by webhooks. People are ids; what they typed is as they typed it. */
export interface PublicEvent {
  readonly id: string;
  readonly type: string;
  /** of `data`: it grows by optional fields, and has a new number when old readers would misread it */
  readonly schemaVersion: number;
  readonly stream: { readonly type: string; readonly id: string; readonly version: number };
  readonly recordedAt: Instant;
  readonly actor: PublicActor;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly data: object;
  /** the feed goes on after this event with it */
  readonly cursor: string;
}

export const toPublicEvent = (event: RecordedEvent): PublicEvent => ({
  id: event.id,
  type: event.type,
  schemaVersion: event.schemaVersion,
  stream: { type: event.streamType, id: event.stream, version: event.version },
  recordedAt: event.recordedAt,
  actor: toPublicActor(event.actor),
  correlationId: event.correlationId,
  causationId: event.causationId,
  data: event.data,
  cursor: cursorOf(event),
});

const kindOf: Readonly<Record<string, ActorKind>> = { responder: 'responder', token: 'access-token' };

function toPublicActor(actor: Actor): PublicActor {
  const colon = actor.indexOf(':');
  return { kind: kindOf[actor.slice(0, colon)] ?? 'system', id: actor.slice(colon + 1) };
}
