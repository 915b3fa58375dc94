import type { OpenAPIObject } from '@nestjs/swagger';

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
