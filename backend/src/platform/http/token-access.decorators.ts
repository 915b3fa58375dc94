import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiHeader } from '@nestjs/swagger';
import { ON_BEHALF_OF_HEADER, type AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';

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
