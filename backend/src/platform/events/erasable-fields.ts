import { dataSchemaOf, type EventDeclaration, type EventDeclarations } from './event-declarations.js';
import type { FieldSchema } from './event-fields.js';

/** Where in the data of an event there is a text that can be erased: `['damageReports', '*', 'description']`. */
export interface ErasableField {
  readonly keys: readonly string[];
  readonly isNullable: boolean;
}

/** The erasable fields of each type of event that has any. */
export type ErasableFields = ReadonlyMap<string, readonly ErasableField[]>;

/** Each item of a list. */
export const EACH = '*';

export const erasableFieldsOf = (declared: EventDeclarations): ErasableFields =>
  new Map(
    Object.entries(declared)
      .map(([type, declaration]) => [type, fieldsOf(declaration)] as const)
      .filter(([, fields]) => fields.length > 0),
  );

const fieldsOf = (declaration: EventDeclaration): readonly ErasableField[] => fieldsIn(dataSchemaOf(declaration), []);

function fieldsIn(schema: FieldSchema, keys: readonly string[]): readonly ErasableField[] {
  if (schema.source === 'erasable') return [{ keys, isNullable: typeof schema.type !== 'string' }];
  if (schema.items) return fieldsIn(schema.items, [...keys, EACH]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => fieldsIn(field, [...keys, name]));
}
