import { ON_BEHALF_OF_HEADER } from '@rigbook/contracts/integrations/access-token.words';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { IDEMPOTENCY_HEADER } from '../idempotency.interceptor.js';
import { UNCHECKED_QUERY_EXTENSION } from './refuses.decorator.js';
import { scopeOf } from './describe-token-access.js';
import { accessOf, type Operation, type Route, takes } from './routes.js';

/** What a route refuses because of who may call it and what it takes; `@Refuses` adds what only it refuses. */
export const derivedRefusals = ({ method, operation }: Route): readonly RefusalCode[] => [
  ...ofAccess(operation),
  ...(method === 'get' ? [] : (['CROSS_SITE_REFUSED'] as const)),
  ...(takesJson(operation) ? (['MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ...(isValidated(operation) ? (['VALIDATION_FAILED'] as const) : []),
  ...(isIdempotent(operation) ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
  ...ofTokens(operation),
  'UNEXPECTED',
  'DATABASE_UNAVAILABLE',
];

function ofAccess(operation: Operation): readonly RefusalCode[] {
  switch (accessOf(operation)) {
    case 'public':
      return [];
    case 'responder':
      return ['SIGNED_OUT', 'NOT_FOR_AUDITORS'];
    case 'auditor':
      return ['SIGNED_OUT', 'AUDITOR_ONLY', 'ADMIN_PASSWORD_REQUIRED'];
    case 'admin':
      return ['SIGNED_OUT', 'ADMIN_ONLY', 'ADMIN_PASSWORD_REQUIRED'];
    case 'signed-in':
      return ['SIGNED_OUT'];
  }
}

function ofTokens(operation: Operation): readonly RefusalCode[] {
  if (scopeOf(operation) === undefined) return [];
  const codes = ['ACCESS_TOKEN_INVALID', 'SCOPE_MISSING', 'TOO_MANY_CALLS'] as const;
  const onBehalfOf = takes(operation, 'header', ON_BEHALF_OF_HEADER);
  return onBehalfOf ? [...codes, 'RESPONDER_NOT_NAMED', 'RESPONDER_NOT_FOUND', 'NOT_FOR_AUDITORS'] : codes;
}

const isValidated = (operation: Operation): boolean =>
  takesJson(operation) ||
  isIdempotent(operation) ||
  (takes(operation, 'query') && operation[UNCHECKED_QUERY_EXTENSION] !== true);

const isIdempotent = (operation: Operation): boolean => takes(operation, 'header', IDEMPOTENCY_HEADER);

/** Routes that read the bytes themselves have other refusals, even if the bytes are JSON. */
function takesJson({ requestBody }: Operation): boolean {
  const schema = requestBody && 'content' in requestBody ? requestBody.content['application/json']?.schema : undefined;
  return schema !== undefined && !('format' in schema && schema.format === 'binary');
}
