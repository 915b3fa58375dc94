import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Route, routesOf } from '../../../src/platform/http/openapi/routes.js';

/** A schema of the document, as far as requests use it. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

const document = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../../contracts/openapi.json'), 'utf8'),
) as OpenAPIObject;

/** Every operation of the document, which other tests compare with the controllers. */
export const routes = routesOf(document);

/** The schema without references: what it names, with what it adds. */
export function resolved(schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const parts = [...($ref === undefined ? [] : [named($ref)]), ...allOf].map(resolved);
  return Object.assign({}, ...parts, own) as Schema;
}

const named = (reference: string): Schema =>
  document.components?.schemas?.[reference.split('/').at(-1) ?? ''] as unknown as Schema;

export const parametersOf = ({ operation }: Route): readonly Parameter[] =>
  (operation.parameters ?? []) as unknown as Parameter[];

/** The media type of the body that an operation takes, and its schema; undefined if it takes none. */
export function bodyOf({ operation }: Route): { readonly mediaType: string; readonly schema: Schema } | undefined {
  const { content } = (operation.requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
  const [mediaType, media] = Object.entries(content ?? {})[0] ?? [];
  return mediaType === undefined || media === undefined ? undefined : { mediaType, schema: resolved(media.schema) };
}
