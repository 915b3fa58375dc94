import { Type, type Static, type TProperties, type TSchema, type TUnsafe } from 'typebox';
import type { BookingId, Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';

/*
 * The kinds of fields that events consist of. Every one has an example, for the API document. There is no kind for what says
 * who a person is: events hold ids only.
 */

/**
 * Where the characters of a text come from: Rigbook writes them, a person types them about the matter at hand, or a person types
 * what may be about people, so that it can be erased.
 */
export type TextSource = 'rigbook' | 'typed' | 'erasable';

/** As much of JSON Schema as the fields use; OpenAPI 3.1 takes it as it is, without `source` and `name`. */
export interface FieldSchema {
  readonly type: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly enum?: readonly (string | null)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: FieldSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly source?: TextSource;
  readonly name?: string;
}

export const id = <Id extends string = string>(example: string): TUnsafe<Id> =>
  Type.Unsafe<Id>({ type: 'string', format: 'uuid', example });

export const instant = (example = '2026-11-23T16:00:00.000Z'): TUnsafe<Instant> =>
  Type.Unsafe<Instant>({ type: 'string', format: 'date-time', example });

/** A text that Rigbook writes itself: the name of a field, an edition, a hash. */
export const recordedText = <Text extends string = string>(example: string): TUnsafe<Text> =>
  Type.Unsafe<Text>({ type: 'string', example, source: 'rigbook' satisfies TextSource });

/** A text that names or describes a vehicle. Nothing erases it: never use it where people write freely. */
export const typedText = (example: string) => Type.String({ example, source: 'typed' satisfies TextSource });

/**
 * A text that a person types freely. The log holds its hash; the words are in a row that can be erased. An erased one is read as
 * null where the field may be null, and otherwise as the empty text, which no form accepts.
 */
export const erasableText = (example: string) => Type.String({ example, source: 'erasable' satisfies TextSource });

/** One of some words. `name` is the list's name in the API document, if any. */
export const oneOf = <Word extends string>(words: readonly Word[], name = ''): TUnsafe<Word> =>
  Type.Unsafe<Word>({ type: 'string', enum: [...words], example: words[0], ...(name !== '' && { name }) });

export const wholeNumber = (example: number) => Type.Integer({ example });

export const decimalNumber = (example: number) => Type.Number({ example });

export const percent = (example: number) => Type.Integer({ example, minimum: 0, maximum: 100 });

export const yesOrNo = (example = false) => Type.Boolean({ example });

export const list = <Item extends TSchema>(items: Item) => Type.Array(items);

/** Fields that belong together. `name` is their name in the API document, if any. */
export const object = <Fields extends TProperties>(name: string, fields: Fields) => Type.Object(fields, { name });

export const orNull = <Field extends TSchema>(field: Field): TUnsafe<Static<Field> | null> => {
  const { type, enum: words } = field as { type?: unknown; enum?: readonly unknown[] };
  return Type.Unsafe({ ...field, type: [type, 'null'], ...(words && { enum: [...words, null] }) });
};

/** The field with a sentence for readers of the API document. */
export const described = <Field extends TSchema>(field: Field, description: string) =>
  Type.With(field, { description });

/** A field that was added later: older events lack it. */
export const addedLater = <Field extends TSchema>(field: Field) => Type.Optional(field);

export const bookingId = id<BookingId>('0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10');
export const vehicleId = id<VehicleId>('0197f1c2-0001-7000-8000-000000000001');
export const responderId = described(
  id<ResponderId>('0197f1c2-0101-7000-8000-000000000101'),
  'An id without a name. It stays when the person is erased.',
);
