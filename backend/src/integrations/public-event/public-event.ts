import type { Instant } from '@rigbook/contracts/kernel';
import type { Actor, RecordedEvent } from '../../platform/event-store/index.js';
import { cursorOf } from './log-cursor.js';

export const actorKinds = ['responder', 'access-token', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Who caused an event: a responder or an access token by id, or a part of the system. */
export interface PublicActor {
  readonly kind: ActorKind;
  readonly id: string;
}

/** An event as the feed and webhooks send it. People appear as ids; free text is as it was typed. */
export interface PublicEvent {
  readonly id: string;
  readonly type: string;
  /** of `data`: optional fields may be added; a new number means that old readers would misread it */
  readonly schemaVersion: number;
  readonly stream: { readonly type: string; readonly id: string; readonly version: number };
  readonly recordedAt: Instant;
  readonly actor: PublicActor;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly data: object;
  /** continues the feed after this event */
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
