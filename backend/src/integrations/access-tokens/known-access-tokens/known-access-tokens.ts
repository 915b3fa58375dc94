import { Injectable } from '@nestjs/common';
import { type AccessTokenId, type Instant, millisOf } from '@rigbook/contracts/kernel';
import { Database, query, type Query } from '../../../platform/database/index.js';
import { AccessTokens, type Allowance, type KnownAccessToken } from '../../../platform/http/index.js';
import { isSameHash, readAccessToken } from '../access-token-text.js';
import { countCall, noteAccessTokenUse } from '../access-token.statements.js';
import { allowanceAfter, minuteOf } from './allowance.policy.js';

interface WorkingToken extends KnownAccessToken {
  readonly secretHash: Buffer;
  readonly lastUsedAt: Instant | null;
}

/** The token with that id; undefined if there is none, or it is no longer valid. */
const workingToken = (id: AccessTokenId, now: Instant): Query<WorkingToken | undefined> =>
  query<Omit<WorkingToken, 'id'>, WorkingToken | undefined>(
    {
      name: 'access-token.working',
      text: `SELECT t.scopes, t.secret_hash AS "secretHash", t.last_used_at AS "lastUsedAt", o.zone
             FROM access_token t CROSS JOIN organisation_settings o
             WHERE t.id = $1 AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > $2)`,
      values: [id, now],
    },
    ([row]) => row && { id, ...row },
  );

/** Rounded to a quarter of an hour: recording each call would make every read a write. */
const USED_AGAIN_MS = 15 * 60_000;

/** Looks up access tokens for the guard of all routes. */
@Injectable()
export class KnownAccessTokens extends AccessTokens {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(text: string, now: Instant): Promise<KnownAccessToken | undefined> {
    const sent = readAccessToken(text);
    const kept = sent && (await this.database.fetch(workingToken(sent.id, now)));
    if (!kept || !isSameHash(sent.secretHash, kept.secretHash)) return undefined;
    const { id, scopes, zone, lastUsedAt } = kept;
    if (lastUsedAt === null || millisOf(now) - millisOf(lastUsedAt) >= USED_AGAIN_MS)
      await this.database.query(noteAccessTokenUse(id, now));
    return { id, scopes, zone };
  }

  override async count(id: AccessTokenId, now: Instant): Promise<Allowance> {
    const [counted] = await this.database.query<{ calls: number }>(countCall(id, minuteOf(now)));
    return allowanceAfter(counted?.calls ?? 1, now);
  }
}
