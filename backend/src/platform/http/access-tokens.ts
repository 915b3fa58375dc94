import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenId, Instant, Zone } from '@rigbook/contracts/kernel';

export interface KnownAccessToken {
  readonly id: AccessTokenId;
  readonly scopes: readonly AccessTokenScope[];
  /** the organization's */
  readonly zone: Zone;
}

/** How many calls a token may make in this minute, including the current one. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** until the next minute of the clock */
  readonly resetSeconds: number;
  readonly isExceeded: boolean;
}

/** What the session guard needs to know about access tokens; implemented by integrations. */
export abstract class AccessTokens {
  /** Undefined if the text is not a token, or the token is unknown, expired or revoked. */
  abstract find(text: string, now: Instant): Promise<KnownAccessToken | undefined>;

  /** Counts a call across all processes. */
  abstract count(id: AccessTokenId, now: Instant): Promise<Allowance>;
}

const BEARER = /^bearer +(\S+) *$/i;

/** The token of an `Authorization` header; undefined if there is none, empty if it is malformed. */
export function bearerIn(authorization: string | undefined): string | undefined {
  if (authorization === undefined || !/^bearer\b/i.test(authorization)) return undefined;
  return BEARER.exec(authorization)?.[1] ?? '';
}
