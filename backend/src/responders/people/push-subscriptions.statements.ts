import type { ResponderId } from '@rigbook/contracts/kernel';
import type { Statement } from '../../platform/event-store/index.js';

/**
 * Signing out ends the messages on that browser, once its session has ended: then no more can be switched on. A session that ends by
 * itself leaves them: they lead to the sign-in.
 */
export const endPushOfDevice = (deviceId: string): Statement => ({
  name: 'push-subscription.end-of-device',
  text: `DELETE FROM push_subscription WHERE device_id = $1`,
  values: [deviceId],
});

/** The same for everyone who used that browser, by its cookie. */
export const endPushOfBrowser = (browserHash: string): Statement => ({
  name: 'push-subscription.end-of-browser',
  text: `DELETE FROM push_subscription p USING known_device d
         WHERE d.browser_hash = decode($1, 'hex') AND p.device_id = d.id`,
  values: [browserHash],
});

/** The person who used this browser before gets no more messages there. */
export const endPushOfOthers = (session: string): Statement => ({
  name: 'push-subscription.end-of-others',
  text: `DELETE FROM push_subscription p
         USING session s JOIN known_device mine ON mine.id = s.device_id
           JOIN known_device theirs ON theirs.browser_hash = mine.browser_hash AND theirs.responder_id <> mine.responder_id
         WHERE s.id_hash = decode($1, 'hex') AND p.device_id = theirs.id`,
  values: [session],
});

/** For a suspended person. */
export const endPushOfResponder = (responderId: ResponderId): Statement => ({
  name: 'push-subscription.end-of-responder',
  text: `DELETE FROM push_subscription WHERE responder_id = $1`,
  values: [responderId],
});
