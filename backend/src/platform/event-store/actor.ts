import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Actor } from './recorded-event.js';

const RESPONDER = 'responder:';

/** The person who caused an event; undefined where it was the system. */
export const responderIn = (actor: Actor): ResponderId | undefined =>
  actor.startsWith(RESPONDER) ? (actor.slice(RESPONDER.length) as ResponderId) : undefined;
