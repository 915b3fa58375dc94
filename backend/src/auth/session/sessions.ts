import { Injectable } from '@nestjs/common';
import type { Confirmation } from '@rigbook/contracts/auth/device.words';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Database, query, type Query } from '../../platform/database/index.js';
import { type Decided, Refusal } from '../../platform/decisions/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { type LiveSession, LiveSessions } from '../../platform/live-updates/live-stream.js';
import { SessionsOfResponder } from '../../responders/responder-ports.js';
import { devicesOf } from '../devices/signed-in-devices.statements.js';
import type { SeenDevice } from '../known-device/known-device.statements.js';
import { KnownDevices } from '../known-device/known-devices.js';
import { unlinkAccount } from '../microsoft/link-account/link-account.decision.js';
import { linkedTo } from '../microsoft/microsoft-account.statements.js';
import { auditFactorsOf } from '../audit-access/audit-password.statements.js';
import { ownPasskeys } from '../passkeys/passkey.statements.js';
import { SessionIds } from './session.cookie.js';
import { graceEndsAt, idleSince } from './session.rules.js';
import { closeRightsOf, endAllSessionsBut, endEverythingBut, endIfSuspended } from './session.statements.js';
import { endPushOfOthers } from '../../responders/people/push-subscriptions.statements.js';
import { endSession, sweepSessions } from './session.statements.js';
import { signedInBy, type SignedInResponder } from './signed-in-responder.js';

/** `sessionId` goes into the cookie and is not stored. */
export interface BegunSession {
  readonly sessionId: string;
  /** The new value of the device's cookie, if it changes; not stored either. */
  readonly browserId: string | undefined;
  readonly signedIn: SignedInResponder;
}

interface NewSession {
  /** Inserts the session and returns its row if the credentials were right; or does nothing. */
  readonly insert: (session: string) => Statement;
  /** The session of the request; the new session replaces it. */
  readonly before: string | undefined;
  readonly device: SeenDevice;
  readonly confirmedBy: Confirmation;
  /** The device is known: it keeps its cookie. */
  readonly isKnown?: boolean;
  /** The digits prove who the person is. */
  readonly digitsProve?: boolean;
  readonly now: Instant;
}

/** The last step of every way to sign in: a new session id; the previous session ends. */
@Injectable()
export class NewSessions {
  constructor(
    private readonly database: Database,
    private readonly ids: SessionIds,
    private readonly devices: KnownDevices,
  ) {}

  /** Undefined, with nothing changed, if `insert` found no responder. @throws Refusal RESPONDER_SUSPENDED */
  async begin({ insert, before, now, ...device }: NewSession): Promise<BegunSession | undefined> {
    const sessionId = this.ids.newId();
    const session = this.ids.nameOf(sessionId) ?? '';
    const begun = await this.database.query(insert(session));
    if (begun.length === 0) return undefined;
    const suspended = await this.database.query(endIfSuspended(session));
    if (suspended.length > 0) throw new Refusal('RESPONDER_SUSPENDED');
    const browserId = await this.devices.remember({ session, now, ...device });
    const signedIn = await this.database.fetch(signedInBy(session, now));
    if (!signedIn) return undefined;
    await this.database.query(endPushOfOthers(session));
    if (before !== undefined) await this.database.query(endSession(before));
    await this.database.query(sweepSessions(now));
    return { sessionId, browserId, signedIn };
  }
}

/** How the responders slice ends sessions. */
@Injectable()
export class Sessions extends SessionsOfResponder {
  constructor(private readonly database: Database) {
    super();
  }

  override endAllBut(sessionInHand: string, responderId: ResponderId): Statement {
    return endAllSessionsBut(sessionInHand, responderId);
  }

  override closeRightsOf(responderId: ResponderId): Statement {
    return closeRightsOf(responderId);
  }

  override async waysIn(sessionInHand: string, responderId: ResponderId, now: Instant) {
    const [devices, passkeys, factors, linked] = await this.database.fetchAll([
      devicesOf(responderId, sessionInHand, now),
      ownPasskeys(responderId),
      auditFactorsOf(responderId),
      linkedTo(responderId),
    ]);
    return {
      devices: devices.filter(({ isThis }) => !isThis).length,
      passkeys: passkeys.length,
      auditPassword: factors?.passwordChangedAt != null,
      microsoftAccount: linked?.account !== undefined,
    };
  }

  override async endingEverything(sessionInHand: string, responderId: ResponderId): Promise<Decided> {
    const linked = await this.database.fetch(linkedTo(responderId));
    return { events: unlinkAccount(linked?.account), statements: [endEverythingBut(sessionInHand, responderId)] };
  }
}

/** How live updates learn which sessions are open. */
@Injectable()
export class OpenSessions extends LiveSessions {
  constructor(private readonly database: Database) {
    super();
  }

  override stillOpen(sessions: readonly string[], now: Instant): Promise<ReadonlyMap<string, LiveSession>> {
    return this.database.fetch(openAmong(sessions, now));
  }
}

interface SessionRow extends LiveSession {
  readonly session: string;
}

const openAmong = (sessions: readonly string[], now: Instant): Query<ReadonlyMap<string, LiveSession>> =>
  query<SessionRow, ReadonlyMap<string, LiveSession>>(
    {
      name: 'session.open-among',
      text: `SELECT encode(s.id_hash, 'hex') AS session, s.responder_id AS "responderId",
                    CASE WHEN r.is_admin THEN s.admin_until END AS "administersUntil"
             FROM unnest($1::text[]) AS asked (session)
             JOIN session s ON s.id_hash = decode(asked.session, 'hex')
             JOIN responder r ON r.id = s.responder_id
             WHERE s.expires_at > $2 AND s.last_seen_at > $3 AND r.suspended_at IS NULL`,
      // a session that goes on under a new id is over for its streams at once: the browser comes back with that id
      values: [sessions, graceEndsAt(now), idleSince(now)],
    },
    (rows) => new Map(rows.map(({ session, ...state }) => [session, state])),
  );
