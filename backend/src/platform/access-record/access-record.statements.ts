import { createHash } from 'node:crypto';
import {
  accessRecordLimits,
  type AccessKind,
  SAME_ENTRY_MINUTES,
} from '@rigbook/contracts/access-record/access-record.words';
import { type AccessTokenId, addHours, type Instant, millisOf, type ResponderId } from '@rigbook/contracts/kernel';
import type { Statement } from '../database/statement.js';

/** One thing that happened, with who did it as far as that is known. */
export interface AccessEntry {
  readonly id: string;
  readonly at: Instant;
  readonly kind: AccessKind;
  readonly responderId: ResponderId | null;
  readonly accessToken: AccessTokenId | null;
  /** as typed by somebody who is not signed in */
  readonly unitNumber: string | null;
  /** the id in the address: of a booking, a responder, a license review */
  readonly subject: string | null;
  /** of the refusal */
  readonly code: string | null;
  readonly route: string;
  /** the caller's; kept as IPv4 address or as the /64 of an IPv6 address; null if there is none */
  readonly address: string | null;
  /** browser and system in words */
  readonly device: string | null;
}

/** SQL: the network of an address, with these lengths of IPv4 and IPv6. */
const networkOf = (address: string, bits4: number, bits6: number): string =>
  `network(set_masklen(${address}::inet, CASE family(${address}::inet) WHEN 4 THEN ${bits4} ELSE ${bits6} END))`;

interface Unless {
  /** the subject is a booking of that person */
  readonly unlessOwn?: boolean;
  /** the same was read by this route in this or the former span of time */
  readonly partOf?: string | undefined;
}

/** Adds the entry, or counts it if it is the same as a recent one, unless it is nothing to record. */
export const noteAccess = (entry: AccessEntry, { unlessOwn = false, partOf }: Unless = {}): Statement => ({
  name: 'access-record.note',
  text: `INSERT INTO access_record AS entry
           (id, same, at, last_at, kind, responder_id, access_token, unit_number, subject, code, route, network, device)
         SELECT $1::uuid, $2, $3::timestamptz, $3::timestamptz, $4, $5::uuid, $6::uuid, $7, $8::uuid, $9, $10, ${networkOf('$11', 32, 64)}, $12
         WHERE NOT ($13::boolean AND EXISTS (SELECT FROM booking_diary WHERE booking_id = $8::uuid AND responder_id = $5::uuid))
           AND NOT EXISTS (SELECT FROM access_record WHERE same = ANY ($14::text[]))
         ON CONFLICT (same) DO UPDATE SET times = entry.times + 1, last_at = greatest(entry.last_at, $3::timestamptz)`,
  values: [
    entry.id,
    sameAs(entry),
    entry.at,
    entry.kind,
    entry.responderId,
    entry.accessToken,
    entry.unitNumber,
    entry.subject,
    entry.code,
    entry.route,
    entry.address,
    entry.device,
    unlessOwn,
    partOf === undefined ? [] : [0, 1].map((spans) => sameAs({ ...entry, route: partOf }, spans)),
  ],
});

/** Equal for repeats within a span of time, or that many before. */
function sameAs({ id: _, at, ...what }: AccessEntry, spansBefore = 0): string {
  const span = Math.floor(millisOf(at) / (SAME_ENTRY_MINUTES * 60_000)) - spansBefore;
  return createHash('sha256')
    .update(JSON.stringify([span, what]))
    .digest('base64url');
}

/** Returns a row the first time that a token is used from a network. */
export const noteNetworkOfToken = (token: AccessTokenId, address: string, now: Instant): Statement => ({
  name: 'access-record.network-of-token',
  text: `INSERT INTO access_token_network (access_token, network, seen_at) VALUES ($1, ${networkOf('$2', 24, 48)}, $3)
         ON CONFLICT DO NOTHING RETURNING network`,
  values: [token, address, now],
});

/** Forgets entries whose time, as the organization set it, is over. */
export const forgetOldAccess = (now: Instant): Statement => ({
  name: 'access-record.forget',
  text: `DELETE FROM access_record
         WHERE last_at < (SELECT $1::timestamptz - make_interval(hours => 24 * access_record_kept_days) FROM organisation_settings)`,
  values: [now],
});

/** Leaves of old addresses only their network: /24 of IPv4, /48 of IPv6. */
export const shortenAddresses = (now: Instant): Statement => ({
  name: 'access-record.shorten',
  text: `UPDATE access_record
         SET network = ${networkOf('network', 24, 48)}
         WHERE last_at < $1 AND masklen(network) IN (32, 64)`,
  values: [addHours(now, -24 * accessRecordLimits.addressDays)],
});

/** Takes from an erased person's entries what could name them. */
export const forgetWhoAccessed = (responderId: ResponderId, unitNumber: string): Statement => ({
  name: 'access-record.forget-who',
  text: `UPDATE access_record SET network = NULL, device = NULL, unit_number = NULL
         WHERE responder_id = $1 OR unit_number = $2`,
  values: [responderId, unitNumber],
});
