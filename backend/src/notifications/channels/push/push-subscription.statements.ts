import { createHash } from 'node:crypto';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { type PushKeys } from '@rigbook/contracts/notifications/push/push-subscription.rules';
import { pushLimits } from '@rigbook/contracts/notifications/push/push.words';
import { allRows, type Query } from '../../../platform/database/index.js';
import type { Statement } from '../../../platform/event-store/index.js';

/** A browser that receives push messages. Its endpoint is secret: anyone who knows it can send requests to the push service. */
export interface PushSubscription extends PushKeys {
  readonly id: string;
  readonly endpoint: string;
}

/** The same for the same endpoint: a browser that another person uses now moves to that person. */
const subscriptionId = (endpoint: string): string => {
  const hex = createHash('sha256').update(endpoint).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

interface NewSubscription extends Omit<PushSubscription, 'id'> {
  /** the public key that the browser was given */
  readonly serverKey: string;
}

/**
 * Of the device that the session is on, in place of its former one. Returns no row without a device, or if the session has ended: its
 * end waits for this, and this for it. Otherwise whether the device took no messages of its person before.
 */
export const saveSubscription = (
  { endpoint, p256dh, auth, serverKey }: NewSubscription,
  session: string,
  now: Instant,
): Statement => ({
  name: 'push-subscription.save',
  text: `WITH mine AS (SELECT device_id, responder_id FROM session
                       WHERE id_hash = decode($1, 'hex') AND device_id IS NOT NULL FOR SHARE),
              former AS (DELETE FROM push_subscription p USING mine WHERE p.device_id = mine.device_id AND p.id <> $2),
              beyond AS (DELETE FROM push_subscription WHERE id IN (
                           SELECT p.id FROM push_subscription p JOIN mine USING (responder_id)
                           WHERE p.device_id <> mine.device_id AND p.id <> $2
                           ORDER BY p.since DESC OFFSET ${pushLimits.devicesOfPerson - 1}))
         INSERT INTO push_subscription AS p (id, responder_id, device_id, endpoint, p256dh, auth, server_key, since)
         SELECT $2, responder_id, device_id, $3, $4, $5, $6, $7 FROM mine
         ON CONFLICT (id) DO UPDATE
         SET responder_id = EXCLUDED.responder_id, device_id = EXCLUDED.device_id, p256dh = EXCLUDED.p256dh,
             auth = EXCLUDED.auth, server_key = EXCLUDED.server_key, refused_since = NULL,
             since = CASE WHEN p.device_id = EXCLUDED.device_id THEN p.since ELSE EXCLUDED.since END
         RETURNING NOT EXISTS (
           SELECT FROM push_subscription before JOIN mine USING (device_id)) AS "isNew"`,
  values: [session, subscriptionId(endpoint), endpoint, p256dh, auth, serverKey, now],
});

/**
 * Where the browser of the session's device takes messages from now on. Returns no row unless that device takes the messages of the
 * session's person at the former endpoint (or at the new one already): a browser that somebody else has used since enrols nobody. After
 * another secret of the server no device is known any more: then the person is enough.
 */
export const renewSubscription = (
  { endpoint, p256dh, auth, serverKey }: NewSubscription,
  formerEndpoint: string,
  session: string,
): Statement => ({
  name: 'push-subscription.renew',
  text: `UPDATE push_subscription p
         SET id = $2, endpoint = $3, p256dh = $4, auth = $5, server_key = $6, refused_since = NULL, device_id = s.device_id
         FROM session s
         WHERE s.id_hash = decode($1, 'hex') AND p.responder_id = s.responder_id AND p.id IN ($2, $7)
           AND s.device_id IS NOT NULL AND (p.device_id = s.device_id OR p.server_key <> $6)
         RETURNING p.id`,
  values: [session, subscriptionId(endpoint), endpoint, p256dh, auth, serverKey, subscriptionId(formerEndpoint)],
});

/** Returns no row if the person has no such device. */
export const removeSubscription = (responderId: ResponderId, id: string): Statement => ({
  name: 'push-subscription.remove',
  text: `DELETE FROM push_subscription WHERE responder_id = $1 AND id = $2 RETURNING id`,
  values: [responderId, id],
});

/** Those that push services no longer know. One that its browser renewed in between stays. */
export const forgetSubscriptions = (gone: readonly PushSubscription[]): Statement => ({
  name: 'push-subscription.forget',
  text: `DELETE FROM push_subscription p USING unnest($1::uuid[], $2::text[]) AS gone (id, auth)
         WHERE p.id = gone.id AND p.auth = gone.auth`,
  values: [gone.map(({ id }) => id), gone.map(({ auth }) => auth)],
});

export interface PushReceiver extends PushSubscription {
  /** an earlier attempt of this message has reached it */
  readonly isTold: boolean;
}

/** Of the browsers that were given this key: their push services would refuse another sender. */
export const receiversOf = (
  responderId: ResponderId,
  serverKey: string,
  notificationId: string,
): Query<readonly PushReceiver[]> =>
  allRows<PushReceiver>({
    name: 'push-subscription.receivers',
    text: `SELECT p.id, p.endpoint, p.p256dh, p.auth, coalesce(p.id = ANY (n.pushed_to), false) AS "isTold"
           FROM push_subscription p LEFT JOIN notification n ON n.id = $3
           WHERE p.responder_id = $1 AND p.server_key = $2`,
    values: [responderId, serverKey, notificationId],
  });

/** Kept while other devices are still to be told. */
export const noteTold = (notificationId: string, told: readonly PushSubscription[]): Statement => ({
  name: 'push-subscription.note-told',
  text: `UPDATE notification SET pushed_to = coalesce(pushed_to, '{}') || $2::uuid[] WHERE id = $1`,
  values: [notificationId, told.map(({ id }) => id)],
});

/** Since when a push service refuses what is sent for a device; one that has refused all for days is forgotten. */
export const noteRefusals = (
  refused: readonly PushSubscription[],
  taken: readonly PushSubscription[],
  now: Instant,
): Statement => ({
  name: 'push-subscription.note-refusals',
  text: `WITH working AS (UPDATE push_subscription SET refused_since = NULL WHERE id = ANY ($2::uuid[]) AND refused_since IS NOT NULL),
              hopeless AS (DELETE FROM push_subscription WHERE id = ANY ($1::uuid[]) AND refused_since < $3::timestamptz - interval '${pushLimits.refusedDays} days')
         UPDATE push_subscription SET refused_since = $3 WHERE id = ANY ($1::uuid[]) AND refused_since IS NULL`,
  values: [refused.map(({ id }) => id), taken.map(({ id }) => id), now],
});
