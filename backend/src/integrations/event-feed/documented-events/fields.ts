import type { OptionalField } from './documented.js';
import type { JsonSchema } from './json-schema.js';

/** The kinds of fields that events consist of. */

export const id = (example: string, description = ''): JsonSchema => ({
  type: 'string',
  format: 'uuid',
  example,
  ...(description !== '' && { description }),
});

export const instant = (example = '2026-11-23T16:00:00.000Z'): JsonSchema => ({
  type: 'string',
  format: 'date-time',
  example,
});

export const text = (example: string, description = ''): JsonSchema => ({
  type: 'string',
  example,
  ...(description !== '' && { description }),
});

export const oneOf = (words: readonly string[], example = words[0]): JsonSchema => ({
  type: 'string',
  enum: [...words],
  example,
});

export const whole = (example: number, description = ''): JsonSchema => ({
  type: 'integer',
  example,
  ...(description !== '' && { description }),
});

export const yesOrNo = (example = false): JsonSchema => ({ type: 'boolean', example });

export const list = (items: JsonSchema): JsonSchema => ({
  type: 'array',
  items,
  example: [items.example],
});

export const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties },
  example: Object.fromEntries(Object.entries(properties).map(([name, { example }]) => [name, example])),
});

export const orNull = (field: JsonSchema): JsonSchema => ({
  ...field,
  type: [field.type, 'null'].flat(),
  ...(field.enum && { enum: [...field.enum, null] }),
});

export const optional = (field: JsonSchema): OptionalField => ({ optional: field });

export const bookingId = id('0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10');
export const vehicleId = id('0197f1c2-0001-7000-8000-000000000001');
export const responderId = id('0197f1c2-0101-7000-8000-000000000101', 'An id without a name, also of who was erased.');
