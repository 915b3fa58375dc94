import type { DomainEvent } from '../../../platform/event-store/recorded-event.js';
import type { JsonSchema } from './json-schema.js';

/** A field that events of an older version may lack. */
export interface OptionalField {
  readonly optional: JsonSchema;
}

type Field<Value> = undefined extends Value ? OptionalField : JsonSchema;

/** What an event says, in a sentence, and every field of its data; a field that is left out here does not compile. */
interface Documented<Data> {
  readonly says: string;
  readonly data: { readonly [Name in keyof Data]-?: Field<Data[Name]> };
}

/** Every event of a union by its type. */
export type DocumentedEvents<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: Documented<Extract<Event, { readonly type: Type }>['data']>;
};

export type AnyDocumented = Readonly<
  Record<string, { readonly says: string; readonly data: Readonly<Record<string, JsonSchema | OptionalField>> }>
>;
