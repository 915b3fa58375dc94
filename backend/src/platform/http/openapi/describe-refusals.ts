import type { OpenAPIObject } from '@nestjs/swagger';
import { type RefusalCode, refusals } from '@rigbook/contracts/refusals/refusals';
import { DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import { TOKEN_ACCESS_EXTENSION } from '../token-access.decorators.js';
import { securityOf, tokenRefusals } from './describe-token-access.js';
import { PROBLEM_MEDIA_TYPE, toProblem } from '../problem.js';
import { Refusal } from '../../decisions/refusal.js';
import { REFUSALS_EXTENSION } from './refuses.decorator.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const EXAMPLE_CORRELATION_ID = '5f0c2f4e-3f1b-4c55-9a51-0d6f6d0a3c11';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & Record<string, unknown>;

/** Writes who may call and every refusal of every operation into the document: a response per status, an example per code. */
export function describeRefusals(document: OpenAPIObject): void {
  for (const path of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = path[method] as Operation | undefined;
      if (operation) describeOperation(operation, method);
    }
}

function describeOperation(operation: Operation, method: (typeof METHODS)[number]): void {
  const codes = new Set([
    ...commonRefusals(operation, method),
    ...tokenRefusals(operation),
    ...((operation[REFUSALS_EXTENSION] as RefusalCode[] | undefined) ?? []),
  ]);
  Reflect.deleteProperty(operation, REFUSALS_EXTENSION);
  operation.security = securityOf(operation) as never;
  Reflect.deleteProperty(operation, TOKEN_ACCESS_EXTENSION);
  for (const [status, group] of groupByStatus([...codes])) {
    operation.responses[status] = {
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

function commonRefusals(operation: Operation, method: (typeof METHODS)[number]): RefusalCode[] {
  const access = operation['x-access'];
  return [
    ...(access === 'public' ? [] : (['SIGNED_OUT'] as const)),
    ...(access === 'admin' ? (['ADMIN_ONLY', 'ADMIN_PASSWORD_REQUIRED'] as const) : []),
    ...(access === 'responder' ? (['NOT_FOR_AUDITORS'] as const) : []),
    ...(access === 'auditor' ? (['AUDITOR_ONLY', 'ADMIN_PASSWORD_REQUIRED'] as const) : []),
    ...(method === 'get' ? [] : (['CROSS_SITE_REFUSED'] as const)),
    ...(takesJson(operation)
      ? (['MALFORMED_JSON', 'VALIDATION_FAILED', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)
      : []),
    'UNEXPECTED',
    'DATABASE_UNAVAILABLE',
  ];
}

/** A route that reads the bytes itself refuses them in its own way, JSON or not. */
function takesJson({ requestBody }: Operation): boolean {
  const schema = requestBody && 'content' in requestBody ? requestBody.content['application/json']?.schema : undefined;
  return schema !== undefined && !('format' in schema && schema.format === 'binary');
}

const exampleOf = (code: RefusalCode) =>
  toProblem(new Refusal(code, refusals[code].example), DEFAULT_ZONE, EXAMPLE_CORRELATION_ID);

function groupByStatus(codes: RefusalCode[]): Map<string, RefusalCode[]> {
  const groups = new Map<string, RefusalCode[]>();
  for (const code of codes) {
    const status = String(refusals[code].status);
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}
