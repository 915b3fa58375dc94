import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { Instant } from '@rigbook/contracts/kernel/time';

/** What administrators, the events' actors, did about access tokens; never a secret. */
export type AccessTokenEvent = AccessTokenCreated | AccessTokenRevoked;

/** The stream carries the id of the token. */
export const ACCESS_TOKEN_STREAM = 'access-token';

export interface AccessTokenCreated {
  readonly type: 'AccessTokenCreated';
  readonly data: { readonly scopes: readonly AccessTokenScope[]; readonly expiresAt: Instant | null };
}

export interface AccessTokenRevoked {
  readonly type: 'AccessTokenRevoked';
  readonly data: Record<string, never>;
}
