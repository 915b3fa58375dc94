import type { OpenAPIObject } from '@nestjs/swagger';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: { readonly type?: string; readonly format?: string; readonly $ref?: string };
}
interface WithParameters {
  parameters?: Parameter[];
}

/**
 * Every `{id}` of a path as a UUID: branded ids leave no type behind from which the document could be made. What a
 * controller says of one itself stays.
 */
export function describePathParameters(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    for (const operation of Object.values(item) as WithParameters[]) {
      const described = operation.parameters ?? [];
      const others = described.filter((parameter) => parameter.in !== 'path');
      const own = (name: string) => described.find((each) => each.name === name && each.schema?.$ref !== undefined);
      operation.parameters = [...names.map((name) => own(name) ?? pathParameter(name)), ...others];
    }
  }
}

const pathParameter = (name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
});
