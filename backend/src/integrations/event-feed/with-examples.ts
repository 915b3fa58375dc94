import type { FieldSchema } from '../../platform/events/event-fields.js';

/** The schema as the API document shows it: objects and lists get an example made of those of their parts. */
export function withExamples({ name: _name, source: _source, ...schema }: FieldSchema): FieldSchema {
  const { items, properties, description } = schema;
  if (items) {
    const shown = withExamples(items);
    return { ...schema, items: shown, example: [shown.example] };
  }
  if (!properties) return schema;
  const shown = Object.entries(properties).map(([field, its]) => [field, withExamples(its)] as const);
  return {
    type: schema.type,
    required: schema.required ?? [],
    properties: Object.fromEntries(shown),
    example: Object.fromEntries(shown.map(([field, { example }]) => [field, example])),
    ...(description !== undefined && { description }),
  };
}
