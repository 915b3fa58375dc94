import { writeQuotas } from '@rigbook/contracts/auth/quota.limits';
import type { Instant, ResponderId, Zone } from '@rigbook/contracts/kernel';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { checkInOpening, type Language } from '@rigbook/contracts/settings/settings.rules';
import { query, type Query } from '../../platform/database/index.js';
import { kindOfPerson, type Person } from '../../platform/http/index.js';
import { countedUse, type UsedUp, usedUpColumns, usedUpIn, type UsedUpRow } from '../../platform/quota/quota-use.js';
import { administersAt, auditsAt, idleSince } from './session.rules.js';

/** The columns of the query that reads who is signed in. */
interface Profile {
  readonly responderId: ResponderId;
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string;
  readonly department: Department | null;
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
  readonly licenceVerified: boolean;
  /** marked for it, and the organization allows it */
  readonly mayTakeInEmergency: boolean;
  readonly language: Language | null;
  readonly channels: readonly MessageChannel[];
  readonly decisionChannels: readonly DeliveryChannel[];
  readonly zone: Zone;
  readonly organizationName: string;
  readonly checkInOpensMinutesBefore: number;
  readonly extensionHoursWithoutApproval: number;
  readonly parkingPlaceRequired: boolean;
}

/** The responder of a session, with what every screen needs to know of them. */
export interface SignedInResponder extends Person, Profile {
  readonly responderId: ResponderId;
  readonly zone: Zone;
  /** Until when the administration is open to an administrator; null until the admin password is entered. */
  readonly adminUntil: Instant | null;
  /** Until when the audit area is open to an auditor; null until a second factor is proved. */
  readonly auditUntil: Instant | null;
  readonly lastSeenAt: Instant;
  /** When they last proved who they are; null if never in this session. */
  readonly provedAt: Instant | null;
  /** the quota of writes that has no room for this call; only looked at for writes */
  readonly usedUp?: UsedUp | undefined;
  /** Null for a session that began before devices were remembered. */
  readonly deviceId: string | null;
}

interface SessionRow extends Profile {
  readonly adminUntil: Instant | null;
  readonly auditUntil: Instant | null;
  readonly provedAt: Instant | null;
  readonly lastSeenAt: Instant;
  readonly deviceId: string | null;
}

const SIGNED_IN = `SELECT s.responder_id AS "responderId", r.unit_number AS "unitNumber", r.first_name AS "firstName",
       r.last_name AS "lastName", r.email, r.phone_number AS "phoneNumber", r.department,
       r.is_admin AS "isAdmin", r.is_auditor AS "isAuditor", r.license_verified AS "licenceVerified",
       r.language, r.channels, r.decision_channels AS "decisionChannels", s.admin_until AS "adminUntil", s.audit_until AS "auditUntil", s.last_seen_at AS "lastSeenAt",
       s.proved_at AS "provedAt", s.device_id AS "deviceId", o.zone, o.organization_name AS "organizationName",
       coalesce(o.check_in_opens_minutes_before, ${checkInOpening.usual}) AS "checkInOpensMinutesBefore",
       o.extension_hours_without_approval AS "extensionHoursWithoutApproval",
       o.parking_place_required AS "parkingPlaceRequired",
       r.takes_in_emergency AND o.emergency_takes AS "mayTakeInEmergency"
FROM session s JOIN responder r ON r.id = s.responder_id CROSS JOIN organisation_settings o
WHERE s.id_hash = decode($1, 'hex') AND s.expires_at > $2 AND s.last_seen_at > $3 AND r.suspended_at IS NULL`;

/** Who is signed in by that session; undefined if it ended, was idle too long or never existed. One query per request. */
export const signedInBy = (session: string, now: Instant): Query<SignedInResponder | undefined> =>
  query<SessionRow, SignedInResponder | undefined>(
    { name: 'session.signed-in-by', text: SIGNED_IN, values: [session, now, idleSince(now)] },
    ([row]) => row && signedIn(row, session, now),
  );

/** The same for a call that may change something, which counts against the person's quotas. Still one statement. */
export const signedInToWrite = (session: string, now: Instant): Query<SignedInResponder | undefined> =>
  query<SessionRow & UsedUpRow, SignedInResponder | undefined>(
    {
      name: 'session.signed-in-to-write',
      text: `WITH signed_in AS (${SIGNED_IN}),
             ${countedUse(writeQuotas, 'SELECT "responderId" AS person_id FROM signed_in', '$2')}
             SELECT signed_in.*, ${usedUpColumns} FROM signed_in LEFT JOIN used_up ON true`,
      values: [session, now, idleSince(now)],
    },
    ([row]) => row && { ...signedIn(row, session, now), usedUp: usedUpIn(row) },
  );

const signedIn = (row: SessionRow, session: string, now: Instant): SignedInResponder => ({
  ...row,
  kind: kindOfPerson(row),
  session,
  administers: administersAt(now, row),
  audits: auditsAt(now, row),
});
