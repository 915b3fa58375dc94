import type { OpenAPIObject } from '@nestjs/swagger';
import type { Access } from '../access.decorators.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & Record<string, unknown>;

export interface Route {
  /** Method and path, such as `get /api/bookings/{id}`. */
  readonly name: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly operation: Operation;
}

/** Every route of the document. */
export const routesOf = (document: OpenAPIObject): readonly Route[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation ? [{ name: `${method} ${path}`, method, path, operation }] : [];
    }),
  );

/** Which people may call a route. */
export const accessOf = (operation: Operation): Access => (operation['x-access'] as Access | undefined) ?? 'signed-in';

/** Whether a route takes a parameter of that kind, or the one of that name. */
export const takes = ({ parameters = [] }: Operation, where: 'query' | 'header', name?: string): boolean =>
  parameters.some((one) => 'in' in one && one.in === where && (name === undefined || one.name === name));
