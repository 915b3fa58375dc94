import { instantOfMillis, millisOf, type Instant } from '../kernel/time.js';
import { trimmedText } from '../kernel/text.js';
import type { AccessTokenScope, AccessTokenStanding } from './access-token.words.js';

export const ACCESS_TOKEN_NAME_LIMIT = 60;
/** The lives that the screen offers, in days; a token without an end lives until it is revoked. */
export const offeredLivesInDays = [30, 90, 365] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is wrong with the name by which people tell a token from others; undefined: nothing. */
export function accessTokenNameProblem(name: string): string | undefined {
  const characters = [...trimmedText(name)].length;
  if (characters === 0) return 'Please enter a name, such as that of the program that will use the token';
  if (characters > ACCESS_TOKEN_NAME_LIMIT) return `A name has at most ${ACCESS_TOKEN_NAME_LIMIT} characters`;
  return undefined;
}

/** What is wrong with the choice of scopes; undefined: nothing. */
export const accessTokenScopesProblem = (scopes: readonly AccessTokenScope[]): string | undefined =>
  scopes.length === 0 ? 'Please choose at least one permission' : undefined;

/** What is wrong with the end of a token made now; undefined: nothing. */
export const accessTokenEndProblem = (expiresAt: Instant | null, now: Instant): string | undefined =>
  expiresAt !== null && expiresAt <= now ? 'The end of a token must be in the future' : undefined;

/** When a token made now ends if it lives for that many days of 24 hours. */
export const endAfterDays = (days: number, now: Instant): Instant => instantOfMillis(millisOf(now) + days * DAY_MS);

/** Revoked takes precedence: it was a decision. */
export function accessTokenStanding(
  { expiresAt, revokedAt }: { readonly expiresAt: Instant | null; readonly revokedAt: Instant | null },
  now: Instant,
): AccessTokenStanding {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'working';
}
