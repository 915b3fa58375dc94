import { instantOfMillis, millisOf, type Instant } from '../kernel/time.js';
import { trimmedText } from '../kernel/text.js';
import type { AccessTokenScope, AccessTokenState } from './access-token.words.js';

export const ACCESS_TOKEN_NAME_LIMIT = 60;
/** The lifetimes that the screen offers, in days; a token without an expiry is valid until it is revoked. */
export const offeredLivesInDays = [30, 90, 365] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The problem of a token's name, if any. */
export function accessTokenNameProblem(name: string): string | undefined {
  const characters = [...trimmedText(name)].length;
  if (characters === 0) return 'Please enter a name, such as that of the program that will use the token';
  if (characters > ACCESS_TOKEN_NAME_LIMIT) return `The name must be at most ${ACCESS_TOKEN_NAME_LIMIT} characters`;
  return undefined;
}

/** The problem of the chosen scopes, if any. */
export const accessTokenScopesProblem = (scopes: readonly AccessTokenScope[]): string | undefined =>
  scopes.length === 0 ? 'Please choose at least one permission' : undefined;

/** The problem of a new token's expiry, if any. */
export const accessTokenEndProblem = (expiresAt: Instant | null, now: Instant): string | undefined =>
  expiresAt !== null && expiresAt <= now ? 'The end of a token must be in the future' : undefined;

/** The expiry of a new token with a lifetime in days of 24 hours. */
export const endAfterDays = (days: number, now: Instant): Instant => instantOfMillis(millisOf(now) + days * DAY_MS);

/** Revoked takes precedence: it was a decision. */
export function accessTokenState(
  { expiresAt, revokedAt }: { readonly expiresAt: Instant | null; readonly revokedAt: Instant | null },
  now: Instant,
): AccessTokenState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'working';
}
