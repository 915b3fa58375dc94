import type { OpenAPIObject } from '@nestjs/swagger';
import { type RefusalCode, refusals } from '@rigbook/contracts/refusals/refusals';
import { DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../../decisions/refusal.js';
import { PROBLEM_MEDIA_TYPE, toProblem } from '../problem.js';
import { derivedRefusals } from './derived-refusals.js';
import { describeTokenAccess } from './describe-token-access.js';
import { REFUSALS_EXTENSION, UNCHECKED_QUERY_EXTENSION } from './refuses.decorator.js';
import { type Operation, type Route, routesOf } from './routes.js';

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
  for (const [status, group] of groupByStatus(new Set([...derived, ...added]))) {
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
