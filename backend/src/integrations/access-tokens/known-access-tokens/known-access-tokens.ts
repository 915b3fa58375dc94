import { Injectable } from '@nestjs/common';
import type { AccessTokenId } from '@rigbook/contracts/kernel/ids';
import { millisOf, type Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../../platform/database/database.js';
import { AccessTokens, type Allowance, type KnownAccessToken } from '../../../platform/http/access-tokens.js';
import { countCall, noteAccessTokenUse } from '../access-token.statements.js';
import { isSameSecret, readAccessToken } from '../access-token-text.js';
import { allowanceAfter, minuteOf } from './allowance.policy.js';
import { workingToken } from './working-token.query.js';

/** To the quarter of an hour: writing down each call would make every read a write that lasts. */
const USED_AGAIN_MS = 15 * 60_000;

/** What the guard of all routes asks about access tokens. */
@Injectable()
export class KnownAccessTokens extends AccessTokens {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(text: string, now: Instant): Promise<KnownAccessToken | undefined> {
    const sent = readAccessToken(text);
    const kept = sent && (await this.database.fetch(workingToken(sent.id, now)));
    if (!kept || !isSameSecret(sent.secretHash, kept.secretHash)) return undefined;
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
