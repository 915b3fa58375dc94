import { KNOWN_DEVICE_SECONDS } from '@rigbook/contracts/auth/auth.limits';
import type { Confirmation } from '@rigbook/contracts/auth/device.words';
import { addSeconds, type Instant } from '@rigbook/contracts/kernel';
import { oneRow, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import type { BrowserAndSystem } from '../../platform/http/index.js';

/** What a request tells about its device. */
export interface SeenDevice extends BrowserAndSystem {
  /** the HMAC of the cookie, hexadecimal; undefined without one */
  readonly browserHash: string | undefined;
  readonly network: string;
}

/** Devices that were last used at or before this moment are forgotten. */
export const knownSince = (now: Instant): Instant => addSeconds(now, -KNOWN_DEVICE_SECONDS);

interface KnownDevice {
  readonly id: string;
  readonly confirmedBy: Confirmation;
}

/** The unit's device with that cookie; of another unit's devices it knows nothing. */
export const knownDeviceOf = (browserHash: string, unitNumber: string, now: Instant): Query<KnownDevice | undefined> =>
  oneRow<KnownDevice>({
    name: 'known-device.of',
    text: `SELECT d.id, d.confirmed_by AS "confirmedBy" FROM known_device d JOIN responder r ON r.id = d.responder_id
           WHERE d.browser_hash = decode($1, 'hex') AND r.unit_number = $2 AND d.last_seen_at > $3`,
    values: [browserHash, unitNumber, knownSince(now)],
  });

/** A new cookie takes the place of the one before, for everyone who uses this browser. */
export const renewBrowser = (before: string, after: string): Statement => ({
  name: 'known-device.renew-browser',
  text: `UPDATE known_device SET browser_hash = decode($2, 'hex') WHERE browser_hash = decode($1, 'hex')`,
  values: [before, after],
});

interface Remembered extends SeenDevice {
  readonly browserHash: string;
  readonly id: string;
  readonly session: string;
  readonly confirmedBy: Confirmation;
  /** whether what confirmed it also proves who the person is */
  readonly isProof: boolean;
  readonly now: Instant;
}

/**
 * Remembers the device of a session that has none yet, and returns a row if so. A device that was confirmed stays confirmed.
 */
export const rememberDevice = (device: Remembered): Statement => ({
  name: 'known-device.remember',
  text: `WITH begun AS (
           SELECT responder_id FROM session WHERE id_hash = decode($1, 'hex') AND device_id IS NULL FOR UPDATE
         ), device AS (
           INSERT INTO known_device AS known
             (id, responder_id, browser_hash, browser, system, network, confirmed_by, first_seen_at, last_seen_at)
           SELECT $2, responder_id, decode($3, 'hex'), $4, $5, $6, $7, $8, $8 FROM begun
           ON CONFLICT (browser_hash, responder_id) DO UPDATE
           SET browser = EXCLUDED.browser, system = EXCLUDED.system, network = EXCLUDED.network,
               last_seen_at = EXCLUDED.last_seen_at,
               confirmed_by = CASE WHEN EXCLUDED.confirmed_by = 'digits' THEN known.confirmed_by
                                   ELSE EXCLUDED.confirmed_by END
           RETURNING id
         )
         UPDATE session SET device_id = device.id, proved_at = CASE WHEN $9 THEN $8 ELSE proved_at END FROM device WHERE id_hash = decode($1, 'hex') RETURNING device_id`,
  values: [
    device.session,
    device.id,
    device.browserHash,
    device.browser,
    device.system,
    device.network,
    device.confirmedBy,
    device.now,
    device.isProof,
  ],
});

/** Deletes a batch of devices that were not used for too long, skipping locked rows. */
export const sweepDevices = (now: Instant): Statement => ({
  name: 'known-device.sweep',
  text: `DELETE FROM known_device WHERE id IN (
           SELECT id FROM known_device WHERE last_seen_at <= $1 ORDER BY last_seen_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  values: [knownSince(now)],
});
