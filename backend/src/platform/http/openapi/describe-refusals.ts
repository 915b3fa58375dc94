import type { OpenAPIObject } from '@nestjs/swagger';
import { ON_BEHALF_OF_HEADER } from '@rigbook/contracts/integrations/access-token.words';
import { DEFAULT_ZONE } from '@rigbook/contracts/kernel';
import { type RefusalCode, refusals } from '@rigbook/contracts/refusals/refusals';
import { Refusal } from '../../decisions/refusal.js';
import { UNLIMITED_EXTENSION } from '../access.decorators.js';
import { IDEMPOTENCY_HEADER } from '../idempotency.interceptor.js';
import { PROBLEM_MEDIA_TYPE, toProblem } from '../problem.js';
import { describeTokenAccess, scopeOf } from './describe-token-access.js';
import { REFUSALS_EXTENSION, UNCHECKED_QUERY_EXTENSION } from './refuses.decorators.js';
import { accessOf, type Operation, type Route, routesOf, takes } from './routes.js';

const EXAMPLE_CORRELATION_ID = '5f0c2f4e-3f1b-4c55-9a51-0d6f6d0a3c11';

/**
 * Writes who may call and every refusal of every route into the document: a response per status, an example per code.
 * `ofInput` are the refusals of each handler's parameters.
 */
export function describeRefusals(document: OpenAPIObject, ofInput: ReadonlyMap<string, readonly RefusalCode[]>): void {
  for (const route of routesOf(document)) {
    describeTokenAccess(route.operation);
    const input = ofInput.get(route.operation.operationId ?? '') ?? [];
    describeRoute(route, [...derivedRefusals(route), ...input]);
  }
}

/** The refusals that the document lists for a route. @internal for the tests of the document */
export const refusalsOf = ({ responses }: Operation): readonly RefusalCode[] =>
  Object.values(responses).flatMap((response) => {
    const content = response && 'content' in response ? response.content[PROBLEM_MEDIA_TYPE] : undefined;
    return Object.keys(content?.examples ?? {}) as RefusalCode[];
  });

function describeRoute({ operation }: Route, derived: readonly RefusalCode[]): void {
  const added = (operation[REFUSALS_EXTENSION] as RefusalCode[] | undefined) ?? [];
  Reflect.deleteProperty(operation, REFUSALS_EXTENSION);
  Reflect.deleteProperty(operation, UNCHECKED_QUERY_EXTENSION);
  Reflect.deleteProperty(operation, UNLIMITED_EXTENSION);
  for (const [status, group] of groupByStatus(new Set([...derived, ...added]))) {
    operation.responses[status] = {
      ...(status === '429' && { headers: retryAfter }),
      description: group.map((code) => `${code}: ${refusals[code].title}`).join('; '),
      content: {
        [PROBLEM_MEDIA_TYPE]: {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: Object.fromEntries(
            group.map((code) => [code, { summary: refusals[code].title, value: exampleOf(code) }]),
          ),
        },
      },
    };
  }
}

const retryAfter = {
  'Retry-After': { description: 'Seconds after which it is worth trying again.', schema: { type: 'integer' as const } },
};

const exampleOf = (code: RefusalCode) =>
  toProblem(new Refusal(code, refusals[code].example), DEFAULT_ZONE, EXAMPLE_CORRELATION_ID);

function groupByStatus(codes: ReadonlySet<RefusalCode>): Map<string, RefusalCode[]> {
  const groups = new Map<string, RefusalCode[]>();
  for (const code of codes) {
    const status = String(refusals[code].status);
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}

/** What a route refuses because of who may call it and what it takes; `@Refuses` adds what only it refuses. */
export const derivedRefusals = ({ method, operation }: Route): readonly RefusalCode[] => [
  ...ofAccess(operation),
  ...(method === 'get' ? [] : (['CROSS_SITE_REFUSED'] as const)),
  ...(readsBody(method, operation) ? (['MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  'HEADERS_TOO_LARGE',
  ...(isLimited(method, operation) ? (['TOO_MANY_WRITES'] as const) : []),
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
      return ['SIGNED_OUT', 'AUDITOR_ONLY', 'ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED'];
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
  return onBehalfOf
    ? [...codes, 'RESPONDER_NOT_NAMED', 'RESPONDER_NOT_FOUND', 'RESPONDER_SUSPENDED', 'NOT_FOR_AUDITORS']
    : codes;
}

const isValidated = (operation: Operation): boolean =>
  takesJson(operation) ||
  isIdempotent(operation) ||
  (takes(operation, 'query') && operation[UNCHECKED_QUERY_EXTENSION] !== true);

const isIdempotent = (operation: Operation): boolean => takes(operation, 'header', IDEMPOTENCY_HEADER);

/** Whether calls count against the writes of a person. */
const isLimited = (method: Route['method'], operation: Operation): boolean =>
  method !== 'get' && accessOf(operation) !== 'public' && operation[UNLIMITED_EXTENSION] !== true;

/** The server reads the body of every write as JSON, needed or not, unless the route reads the bytes itself. */
const readsBody = (method: Route['method'], operation: Operation): boolean =>
  method !== 'get' && !takesBytes(operation);

const takesJson = (operation: Operation): boolean => schemasOf(operation).length > 0 && !takesBytes(operation);

const takesBytes = (operation: Operation): boolean =>
  schemasOf(operation).some((schema) => 'format' in schema && schema.format === 'binary');

const schemasOf = ({ requestBody }: Operation): readonly object[] =>
  Object.values(requestBody && 'content' in requestBody ? requestBody.content : {}).map(({ schema = {} }) => schema);
