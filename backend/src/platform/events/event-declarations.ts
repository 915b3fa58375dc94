import { Type, type Static, type TObject, type TProperties } from 'typebox';
import type { FieldSchema } from './event-fields.js';

/** An event as its slice declares it: what it means, for readers of the API document, and every field of its data. */
export interface EventDeclaration {
  /** one or two sentences */
  readonly says: string;
  readonly data: TProperties;
}

export type EventDeclarations = Readonly<Record<string, EventDeclaration>>;

/** Declares the events of a slice by their types. Types and fields are permanent; new fields are `addedLater`. */
export const declareEvents = <Declared extends EventDeclarations>(declared: Declared): Declared => declared;

/** The union of the declared events; with `Type`, one of them. */
export type EventOf<
  Declared extends EventDeclarations,
  Type extends keyof Declared & string = keyof Declared & string,
> = Type extends string ? { readonly type: Type; readonly data: EventData<Declared[Type]['data']> } : never;

/** The data of an event with these fields. */
export type EventData<Fields extends TProperties> = keyof Fields extends never
  ? Record<string, never>
  : ReadonlyDeep<Static<TObject<Fields>>>;

type ReadonlyDeep<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> };

/** The event's data as a JSON Schema. */
export const dataSchemaOf = ({ data }: EventDeclaration): FieldSchema => Type.Object(data) as object as FieldSchema;
