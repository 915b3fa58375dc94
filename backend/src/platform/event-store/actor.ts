import type { AccessTokenId, ResponderId } from '@rigbook/contracts/kernel';
import type { Actor } from './recorded-event.js';

const RESPONDER = 'responder:';
export const TOKEN = 'token:';

/** The person who caused an event; undefined for a program or the system. */
export const responderIn = (actor: Actor): ResponderId | undefined =>
  actor.startsWith(RESPONDER) ? (actor.slice(RESPONDER.length) as ResponderId) : undefined;

/** The access token of the program that caused an event; undefined for a person or the system. */
export const accessTokenIn = (actor: Actor): AccessTokenId | undefined =>
  actor.startsWith(TOKEN) ? (actor.slice(TOKEN.length) as AccessTokenId) : undefined;
