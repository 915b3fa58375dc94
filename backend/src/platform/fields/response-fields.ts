import { ApiProperty } from '@nestjs/swagger';

/*
 * The kinds of fields that answers consist of. Each takes an example and a sentence for readers of the API document, or an
 * object where there is more to say; with `.orNull` the field may be null.
 */

type Example = string | number | boolean | null | readonly string[];

interface Details {
  readonly example?: Example;
  readonly description?: string;
  readonly required?: boolean;
  readonly default?: string | number | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
}

/** What the API document says of a field beyond its kind. */
export type Said = [example?: Example, description?: string] | [details: Details];

const isDetails = (value: Example | Details | undefined): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function detailsOf([first, description]: Said): Details {
  if (isDetails(first)) return first;
  return { ...(first !== undefined && { example: first }), ...(description !== undefined && { description }) };
}

/** A decorator for each way of describing a field, and the same for a field that may be null. */
function kind<About extends unknown[]>(describe: (...about: About) => object) {
  const decorator =
    (more: object) =>
    (...about: About) =>
      ApiProperty({ ...describe(...about), ...more });
  return Object.assign(decorator({}), { orNull: decorator({ nullable: true }) });
}

const simple = (schema: object) => kind((...said: Said) => ({ ...schema, ...detailsOf(said) }));

export const Text = simple({ type: String });
export const Texts = simple({ type: [String] });
export const Id = simple({ type: String, format: 'uuid' });
export const Moment = simple({ type: String, format: 'date-time' });
export const CalendarDay = simple({ type: String, format: 'date' });
export const Whole = simple({ type: 'integer' });
export const Decimal = simple({ type: Number });
export const YesOrNo = simple({ type: Boolean });

type Words = readonly (string | null)[];

/** One of some words; the API document lists them under the name. */
export const OneOf = kind((words: Words, name: string, ...said: Said) => ({
  enum: words,
  enumName: name,
  ...detailsOf(said),
}));

/** A list of some of the words. */
export const SomeOf = kind((words: Words, name: string, ...said: Said) => ({
  enum: words,
  enumName: name,
  isArray: true,
  ...detailsOf(said),
}));

type Shape = new () => object;

/** An object of another class. */
export const Part = kind((shape: Shape, said?: string | Details) => ({ type: shape, ...described(said) }));

/** A list of objects of another class. */
export const Parts = kind((shape: Shape, said?: string | Details) => ({ type: [shape], ...described(said) }));

const described = (said: string | Details = {}) => (typeof said === 'string' ? { description: said } : said);
