import { scopeDescriptions, type AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { TOKEN_ACCESS_EXTENSION, type TokenAccess } from '../token-access.decorators.js';

/** Names in the document for the two ways of saying who calls. */
export const SESSION_SCHEME = 'session';
export const TOKEN_SCHEME = 'accessToken';

type Described = Readonly<Record<string, unknown>>;
type Requirement = Readonly<Record<string, readonly AccessTokenScope[]>>;

const tokenAccessOf = (operation: Described): TokenAccess | undefined =>
  operation[TOKEN_ACCESS_EXTENSION] as TokenAccess | undefined;

/** Who may call: anybody, who is signed in, or a program whose token has the scope. One of these suffices. */
export function securityOf(operation: Described): Requirement[] {
  const access = tokenAccessOf(operation);
  const byToken = access ? [{ [TOKEN_SCHEME]: [access.scope] }] : [];
  const isPublic = operation['x-access'] === 'public';
  if (isPublic && byToken.length === 0) return [];
  return [...(isPublic ? [{}] : []), { [SESSION_SCHEME]: [] }, ...byToken];
}

/** What a call with a token may be refused for, beside what the route itself refuses. */
export function tokenRefusals(operation: Described): RefusalCode[] {
  const access = tokenAccessOf(operation);
  if (!access) return [];
  return [
    'ACCESS_TOKEN_INVALID',
    'SCOPE_MISSING',
    'TOO_MANY_CALLS',
    ...(access.onBehalfOf ? (['RESPONDER_NOT_NAMED', 'RESPONDER_NOT_FOUND', 'NOT_FOR_AUDITORS'] as const) : []),
  ];
}

/** The scheme of access tokens, with what each scope opens. */
export const tokenScheme = {
  type: 'http' as const,
  scheme: 'bearer',
  bearerFormat: 'rigbook_<id>_<secret>',
  description: `An access token that an administrator made, for programs. Scopes:\n\n${Object.entries(scopeDescriptions)
    .map(([scope, opens]) => `- \`${scope}\`: ${opens}`)
    .join('\n')}`,
};
