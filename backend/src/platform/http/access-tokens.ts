import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenId } from '@rigbook/contracts/kernel/ids';
import type { Instant, Zone } from '@rigbook/contracts/kernel/time';

/** A token that works now. */
export interface KnownAccessToken {
  readonly id: AccessTokenId;
  readonly scopes: readonly AccessTokenScope[];
  /** the organisation's */
  readonly zone: Zone;
}

/** How many calls a token may make in this minute, the present one counted. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** until the next minute of the clock */
  readonly resetSeconds: number;
  readonly isExceeded: boolean;
}

/** What the guard of all routes asks about access tokens; integrations answer, which it knows nothing of. */
export abstract class AccessTokens {
  /** Undefined for a text that is no token, and for a token that is unknown, has ended or was revoked. */
  abstract find(text: string, now: Instant): Promise<KnownAccessToken | undefined>;

  /** Counts a call, in all processes together. */
  abstract count(id: AccessTokenId, now: Instant): Promise<Allowance>;
}
