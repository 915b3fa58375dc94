import type { Subscription } from '../event-store/following/subscription.js';
import type { FollowedEvent } from '../event-store/log/followed-event.js';
import { leafOf } from './canonical-event.js';
import { sealNext } from './seal.statements.js';

/** The name of its checkpoint. */
export const SEAL = 'seal';

/** Adds committed events to the chain. */
export const sealLog = (onSealed: () => void): Subscription => ({
  name: SEAL,
  statements: (events) => [sealNext(events.map((event) => ({ position: event.position, leaf: leafOfStored(event) })))],
  handled: onSealed,
});

const leafOfStored = (event: FollowedEvent): Buffer => leafOf({ ...event, ...event.stored });
