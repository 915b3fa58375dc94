import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { query, type Query } from '../../platform/database/query.js';
import { type LiveSession, LiveSessions } from '../../platform/live-updates/live-sessions.js';
import { idleSince } from './session.rules.js';

/** What live updates ask of auth. */
@Injectable()
export class OpenSessions extends LiveSessions {
  constructor(private readonly database: Database) {
    super();
  }

  override stillOpen(sessions: readonly string[], now: Instant): Promise<ReadonlyMap<string, LiveSession>> {
    return this.database.fetch(openAmong(sessions, now));
  }
}

interface SessionRow {
  readonly session: string;
  readonly responder_id: string;
  readonly administers_until: Instant | null;
}

const openAmong = (sessions: readonly string[], now: Instant): Query<ReadonlyMap<string, LiveSession>> =>
  query<SessionRow, ReadonlyMap<string, LiveSession>>(
    {
      name: 'session.open-among',
      text: `SELECT encode(s.id_hash, 'hex') AS session, s.responder_id,
                    CASE WHEN r.is_admin THEN s.admin_until END AS administers_until
             FROM unnest($1::text[]) AS asked (session)
             JOIN session s ON s.id_hash = decode(asked.session, 'hex')
             JOIN responder r ON r.id = s.responder_id
             WHERE s.expires_at > $2 AND s.last_seen_at > $3`,
      values: [sessions, now, idleSince(now)],
    },
    (rows) =>
      new Map(
        rows.map(({ session, responder_id: responderId, administers_until: until }) => [
          session,
          { responderId, administersUntil: until },
        ]),
      ),
  );
