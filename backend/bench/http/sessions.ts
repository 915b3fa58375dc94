import { randomBytes } from 'node:crypto';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { SessionIds } from '../../src/auth/session/session.cookie.js';
import type { Configuration } from '../../src/platform/configuration/configuration.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import type { Organisation } from '../support/organisation.js';

export const SESSION_SECRET = randomBytes(32).toString('base64url');

/** Seen so late that none of them is idle or due for a note, whatever the week of the measurement. */
const FAR_AWAY = '2999-01-01T00:00:00.000Z';

/** A session for everyone, in which the administrator has entered the password; answers the ids that go into the cookies. */
export async function signEveryoneIn(
  url: string,
  { responders, administrator }: Organisation,
): Promise<ReadonlyMap<ResponderId, string>> {
  const ids = new SessionIds({ sessionSecret: SESSION_SECRET } as Configuration);
  const sessions = new Map([administrator, ...responders].map((responder) => [responder, ids.newId()]));
  await withConnection(url, (client) =>
    client.query(
      `INSERT INTO session (id_hash, responder_id, started_at, last_seen_at, expires_at, admin_until)
       SELECT decode(hash, 'hex'), responder, now(), $3, $3, $3 FROM unnest($1::text[], $2::uuid[]) AS s (hash, responder)`,
      [[...sessions.values()].map((id) => ids.nameOf(id)), [...sessions.keys()], FAR_AWAY],
    ),
  );
  return sessions;
}
