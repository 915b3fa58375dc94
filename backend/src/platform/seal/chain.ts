import { createHash } from 'node:crypto';
import { canonicalEvent, type StoredEvent } from './canonical-event.js';

/** What the first event is chained to: 32 zero bytes. */
export const CHAIN_START: Buffer = Buffer.alloc(32);

export const leafOf = (event: StoredEvent): Buffer => createHash('sha256').update(canonicalEvent(event)).digest();

/** The hash of a link, of the hash before it and its leaf. */
export const linked = (before: Buffer, leaf: Buffer): Buffer =>
  createHash('sha256').update(before).update(leaf).digest();
