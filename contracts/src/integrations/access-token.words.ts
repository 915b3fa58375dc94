/** The scopes of access tokens. Stored with each token and named in the API document: never rename. */
export const accessTokenScopes = ['bookings:read', 'bookings:write', 'fleet:read', 'audit:read'] as const;
export type AccessTokenScope = (typeof accessTokenScopes)[number];

/** For programmers, in the API document; screens use other texts. */
export const scopeDescriptions: Readonly<Record<AccessTokenScope, string>> = {
  'bookings:read':
    'Read every booking: the diary, its export and single bookings, requests below a floor, and standing shifts, with the names of responders; and what a responder waits for.',
  'bookings:write':
    'Request, change and withdraw bookings, and wait for taken hours, for responders, who are named by their unit number.',
  'fleet:read':
    'Read the fleet, where its vehicles are, the hours in which they are taken, and how many of each type are free.',
  'audit:read':
    'Read what auditors read, with the names of people: the events of the log, bookings with their histories and dossiers, exports, custody, replays, the seal and its verification.',
};

export const accessTokenStates = ['working', 'expired', 'revoked'] as const;
export type AccessTokenState = (typeof accessTokenStates)[number];

/** The prefix of every token, so that people and programs recognize a leaked one. */
export const ACCESS_TOKEN_PREFIX = 'rigbook_';

/** Calls per token and clock minute, across all servers. */
export const CALLS_PER_MINUTE = 600;

/** Names the responder for whom a call with a token is made, by their unit number. */
export const ON_BEHALF_OF_HEADER = 'On-Behalf-Of';
