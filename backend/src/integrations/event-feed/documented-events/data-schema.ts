import type { AnyDocumented, OptionalField } from './documented.js';
import type { JsonSchema } from './json-schema.js';

const isOptional = (field: JsonSchema | OptionalField): field is OptionalField => 'optional' in field;

/** The data of an event as a schema; what is not optional is always there. */
export function dataSchemaOf(fields: AnyDocumented[string]['data']): JsonSchema {
  const named = Object.entries(fields);
  const properties = Object.fromEntries(
    named.map(([name, field]) => [name, isOptional(field) ? field.optional : field]),
  );
  return {
    type: 'object',
    required: named.filter(([, field]) => !isOptional(field)).map(([name]) => name),
    properties,
    example: Object.fromEntries(Object.entries(properties).map(([name, { example }]) => [name, example])),
  };
}
