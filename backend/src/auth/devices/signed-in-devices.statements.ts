import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { knownSince } from '../known-device/known-device.statements.js';
import { idleSince } from '../session/session.rules.js';

/** A device that is remembered, or a session that began before devices were. */
export interface SignedInDevice {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
  readonly firstSeenAt: Instant;
  readonly lastSeenAt: Instant;
  readonly signedIn: boolean;
  /** whether the session in hand is on it */
  readonly isThis: boolean;
}

/** Tells sessions without a device apart, without showing what names them elsewhere. */
const ID_OF_SESSION = `encode(substring(sha256(s.id_hash) FOR 16), 'hex')::uuid`;

/** The latest first. */
export const devicesOf = (responderId: ResponderId, session: string, now: Instant): Query<readonly SignedInDevice[]> =>
  allRows<SignedInDevice>({
    name: 'signed-in-device.of',
    text: `SELECT d.id, d.browser, d.system, d.network, d.first_seen_at AS "firstSeenAt", d.last_seen_at AS "lastSeenAt",
                  count(s.id_hash) > 0 AS "signedIn",
                  coalesce(bool_or(s.id_hash = decode($2, 'hex')), false) AS "isThis"
           FROM known_device d
           LEFT JOIN session s ON s.device_id = d.id AND s.expires_at > $3 AND s.last_seen_at > $4
           WHERE d.responder_id = $1 AND d.last_seen_at > $5
           GROUP BY d.id
           UNION ALL
           SELECT ${ID_OF_SESSION}, NULL, NULL, NULL, s.started_at, s.last_seen_at, true, s.id_hash = decode($2, 'hex')
           FROM session s
           WHERE s.responder_id = $1 AND s.device_id IS NULL AND s.expires_at > $3 AND s.last_seen_at > $4
           ORDER BY "lastSeenAt" DESC, id`,
    values: [responderId, session, now, idleSince(now), knownSince(now)],
  });

/** Ends its sessions and forgets it. Returns no row if the person has no such device. */
export const endDevice = (responderId: ResponderId, id: string): Statement => ({
  name: 'signed-in-device.end',
  text: `WITH forgotten AS (DELETE FROM known_device WHERE responder_id = $1 AND id = $2 RETURNING id),
              ended AS (DELETE FROM session s WHERE s.responder_id = $1
                        AND (s.device_id = $2 OR s.device_id IS NULL AND ${ID_OF_SESSION} = $2) RETURNING 1)
         SELECT 1 FROM forgotten UNION ALL SELECT 1 FROM ended`,
  values: [responderId, id],
});

/** Ends all sessions and forgets all devices, except the session in hand and its device. */
export const endOtherDevices = (responderId: ResponderId, session: string): Statement => ({
  name: 'signed-in-device.end-others',
  text: `WITH pending AS (DELETE FROM pending_sign_in WHERE responder_id = $1),
              forgotten AS (DELETE FROM known_device d WHERE d.responder_id = $1 AND NOT EXISTS (
                SELECT FROM session s WHERE s.id_hash = decode($2, 'hex') AND s.device_id = d.id))
         DELETE FROM session WHERE responder_id = $1 AND id_hash <> decode($2, 'hex')`,
  values: [responderId, session],
});
