import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { instantOfDate, type Instant, type Zone } from '@rigbook/contracts/kernel/time';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { query, type Query } from '../../platform/database/query.js';
import type { Caller } from '../../platform/http/rigbook-request.js';
import { idleSince } from './session.rules.js';

/** The responder of a session, with what every screen needs to know of them. */
export interface SignedInResponder extends Caller {
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string;
  readonly department: Department | null;
  readonly licenceVerified: boolean;
  readonly language: Language | null;
  readonly channels: readonly MessageChannel[];
  /** the administration is open to an admin until then; null until the admin password is entered */
  readonly adminUntil: Instant | null;
  readonly organizationName: string;
  readonly lastSeenAt: Instant;
}

interface SessionRow {
  readonly responder_id: ResponderId;
  readonly unit_number: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone_number: string;
  readonly department: Department | null;
  readonly is_admin: boolean;
  readonly is_auditor: boolean;
  readonly license_verified: boolean;
  readonly language: Language | null;
  readonly channels: readonly MessageChannel[];
  readonly admin_until: Date | null;
  readonly last_seen_at: Date;
  readonly zone: Zone;
  readonly organization_name: string;
}

/** Who is signed in by that session; undefined when it ended, was idle for too long or never was. One query per request. */
export const signedInBy = (session: string, now: Instant): Query<SignedInResponder | undefined> =>
  query<SessionRow, SignedInResponder | undefined>(
    {
      name: 'session.signed-in-by',
      text: `SELECT s.responder_id, r.unit_number, r.first_name, r.last_name, r.email, r.phone_number, r.department,
                    r.is_admin, r.is_auditor, r.license_verified, r.language, r.channels, s.admin_until, s.last_seen_at, o.zone,
                    o.organization_name
             FROM session s JOIN responder r ON r.id = s.responder_id CROSS JOIN organisation_settings o
             WHERE s.id_hash = decode($1, 'hex') AND s.expires_at > $2 AND s.last_seen_at > $3`,
      values: [session, now, idleSince(now)],
    },
    ([row]) => row && { session, ...toSignedIn(row) },
  );

const toSignedIn = (row: SessionRow): Omit<SignedInResponder, 'session'> => ({
  responderId: row.responder_id,
  unitNumber: row.unit_number,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phoneNumber: row.phone_number,
  department: row.department,
  isAdmin: row.is_admin,
  isAuditor: row.is_auditor,
  licenceVerified: row.license_verified,
  language: row.language,
  channels: row.channels,
  adminUntil: row.admin_until && instantOfDate(row.admin_until),
  lastSeenAt: instantOfDate(row.last_seen_at),
  zone: row.zone,
  organizationName: row.organization_name,
});
