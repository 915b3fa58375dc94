import { accessTokenScopes } from '@rigbook/contracts/integrations/access-token.words';
import { declareEvents, type EventOf } from '../../platform/events/event-declarations.js';
import { instant, list, oneOf, orNull } from '../../platform/events/event-fields.js';

/** The stream carries the id of the token. */
export const ACCESS_TOKEN_STREAM = 'access-token';

/** What administrators did with access tokens. Contains no secrets. */
export const accessTokenEvents = declareEvents({
  AccessTokenCreated: {
    says: 'A token lets a program call Rigbook within these scopes. `expiresAt` is null if it does not expire.',
    data: { scopes: list(oneOf(accessTokenScopes)), expiresAt: orNull(instant('2027-02-20T16:00:00.000Z')) },
  },
  AccessTokenRevoked: { says: 'The token no longer works.', data: {} },
});

export type AccessTokenCreated = EventOf<typeof accessTokenEvents, 'AccessTokenCreated'>;
export type AccessTokenRevoked = EventOf<typeof accessTokenEvents, 'AccessTokenRevoked'>;
