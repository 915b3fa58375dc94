import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiHeader } from '@nestjs/swagger';
import { type AccessTokenScope, ON_BEHALF_OF_HEADER } from '@rigbook/contracts/integrations/access-token.words';

/** Who may call a route; read by the session guard. A route without one of these decorators is open to every signed-in person. */
export type Access = 'public' | 'signed-in' | 'responder' | 'admin' | 'auditor';
export const ACCESS = 'rigbook:access';

const access = (value: Access) => applyDecorators(SetMetadata(ACCESS, value), ApiExtension('x-access', value));

/** Open to signed-out visitors too. */
export const Public = () => access('public');

/** Closed to auditors who are not administrators, since it adds to the record that they read. */
export const NotForAuditors = () => access('responder');

/** Needs `isAdmin` and a session that passed the admin password in the last 8 hours. */
export const AdminOnly = () => access('admin');

/** Needs `isAuditor`, or what `AdminOnly` needs. */
export const AuditorOnly = () => access('auditor');

/** The scope that opens a route to access tokens, and whether the call is made for a responder. */
export interface TokenAccess {
  readonly scope: AccessTokenScope;
  readonly onBehalfOf: boolean;
}

export const TOKEN_ACCESS = 'rigbook:token-access';
export const TOKEN_ACCESS_EXTENSION = 'x-token-access';

const tokenAccess = (access: TokenAccess) =>
  applyDecorators(SetMetadata(TOKEN_ACCESS, access), ApiExtension(TOKEN_ACCESS_EXTENSION, access));

/** Access tokens with this scope open the route too, and read what an administrator reads there. */
export const OpenToTokens = (scope: AccessTokenScope) => tokenAccess({ scope, onBehalfOf: false });

/** Access tokens with this scope may call the route for a responder, with that responder's rights and limits. */
export const OpenToTokensForResponders = (scope: AccessTokenScope) =>
  applyDecorators(
    tokenAccess({ scope, onBehalfOf: true }),
    ApiHeader({
      name: ON_BEHALF_OF_HEADER,
      required: false,
      description:
        'The unit number of the responder for whom the program acts. Required with an access token; ignored with a session.',
      schema: { type: 'string', pattern: '^\\d{3}$', example: '101' },
    }),
  );

export const FRESH_PROOF = 'rigbook:fresh-proof';

/** Open to a session whose person proved who they are in the last 10 minutes: it changes who can use the account. */
export const NeedsFreshProof = () => SetMetadata(FRESH_PROOF, true);

export const UNLIMITED = 'rigbook:unlimited';
export const UNLIMITED_EXTENSION = 'x-unlimited';

/** Open to a person whose quota of writes is used up, and not counted: leaving must always be possible. */
export const Unlimited = () => applyDecorators(SetMetadata(UNLIMITED, true), ApiExtension(UNLIMITED_EXTENSION, true));
