import { type AccessTokenScope, scopeDescriptions } from '@rigbook/contracts/integrations/access-token.words';
import { TOKEN_ACCESS_EXTENSION, type TokenAccess } from '../access.decorators.js';
import type { Operation } from './routes.js';

/** Names in the document for the two ways of saying who calls. */
export const SESSION_SCHEME = 'session';
export const TOKEN_SCHEME = 'accessToken';

/** Writes who may call: anybody, people who are signed in, or programs whose token has the scope. One of these is enough. */
export function describeTokenAccess(operation: Operation): void {
  const access = operation[TOKEN_ACCESS_EXTENSION] as TokenAccess | undefined;
  Reflect.deleteProperty(operation, TOKEN_ACCESS_EXTENSION);
  const byToken = access ? [{ [TOKEN_SCHEME]: [access.scope] }] : [];
  const isPublic = operation['x-access'] === 'public';
  operation.security =
    isPublic && byToken.length === 0 ? [] : [...(isPublic ? [{}] : []), { [SESSION_SCHEME]: [] }, ...byToken];
}

/** The scope by which access tokens open a route of the document; undefined if none does. */
export const scopeOf = ({ security = [] }: Operation): AccessTokenScope | undefined =>
  security.flatMap((way) => way[TOKEN_SCHEME] ?? [])[0] as AccessTokenScope | undefined;

/** The scheme of access tokens, with what each scope opens. */
export const tokenScheme = {
  type: 'http' as const,
  scheme: 'bearer',
  bearerFormat: 'rigbook_<id>_<secret>',
  description: `An access token that an administrator made, for programs. Scopes:\n\n${Object.entries(scopeDescriptions)
    .map(([scope, opens]) => `- \`${scope}\`: ${opens}`)
    .join('\n')}`,
};
