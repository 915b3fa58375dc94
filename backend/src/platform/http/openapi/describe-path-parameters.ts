import type { OpenAPIObject } from '@nestjs/swagger';

interface Parameter {
  readonly in: string;
  readonly name: string;
}
interface PathParameter extends Parameter {
  readonly required: true;
  readonly schema: { readonly type: 'string'; readonly format: 'uuid' };
}
interface WithParameters {
  parameters?: Parameter[];
}

/** Every `{id}` of a path as a UUID: branded ids leave no type behind from which the document could be made. */
export function describePathParameters(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    for (const operation of Object.values(item) as WithParameters[]) {
      const others = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'path');
      operation.parameters = [...names.map(pathParameter), ...others];
    }
  }
}

const pathParameter = (name: string): PathParameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
});
