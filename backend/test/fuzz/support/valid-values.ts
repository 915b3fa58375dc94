import fc from 'fast-check';
import { type Parameter, resolved, type Schema } from './document.js';

/** What a test database holds for fields and paths of that name, such as `vehicleId` or `vehicles`. */
export type Known = Readonly<Record<string, readonly string[]>>;

/** Draws values one after the other: `draw(fc.nat)`. */
export type Draw = fc.GeneratorValue;

/** What a responder may type. */
const typed = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...'abc XYZ-1'), minLength, maxLength: Math.min(maxLength, 30) }),
    fc.string({ unit: fc.constantFrom(...'שלום אב'), minLength, maxLength: Math.min(maxLength, 30) }),
    fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(Math.max(minLength, 1))),
  );

/** Moments on the hour around the present, since most rules are about the next days. */
const momentAround = (now: string): fc.Arbitrary<string> =>
  fc
    .integer({ min: -200, max: 300 })
    .map((hours) => new Date(Math.floor(Date.parse(now) / 3_600_000 + hours) * 3_600_000).toISOString());

/** A value that the schema allows, mostly one that means something to the database. */
export function valueOf(schema: Schema, name: string, known: Known, now: string): fc.Arbitrary<unknown> {
  const whole = resolved(schema);
  const kinds = [whole.type ?? 'string'].flat();
  const made = madeOf(whole, name, known, now);
  const examples =
    whole.example === undefined || whole.format === 'password'
      ? []
      : [{ arbitrary: fc.constant(whole.example), weight: 1 }];
  const nulls = kinds.includes('null') ? [{ arbitrary: fc.constant(null), weight: 1 }] : [];
  return fc.oneof({ arbitrary: made, weight: 3 }, ...examples, ...nulls);
}

function madeOf(schema: Schema, name: string, known: Known, now: string): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = minimum + 100_000, minLength = 0, maxLength = 60 } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const values = known[name];
  if (values && values.length > 0) return fc.constantFrom(...values);
  switch ([schema.type ?? 'string'].flat().find((type) => type !== 'null')) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name, known, now), { maxLength: 4 });
    case 'object':
      return fieldsOf(schema, known, now);
    default:
      return textOf(schema, known, now) ?? typed(minLength, maxLength);
  }
}

function fieldsOf({ properties = {}, required = [] }: Schema, known: Known, now: string): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, field]) => [name, valueOf(field, name, known, now)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true });
}

function textOf({ format, pattern }: Schema, known: Known, now: string): fc.Arbitrary<string> | undefined {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  switch (format) {
    case 'uuid':
      return fc.oneof(fc.constantFrom(...Object.values(known).flat().filter(isId)), fc.uuid());
    case 'date-time':
      return momentAround(now);
    case 'date':
      return momentAround(now).map((moment) => moment.slice(0, 10));
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl({ validSchemes: ['https'] });
    case 'password': // never the right one, which would shut later callers out
      return typed(1, 40).map((text) => `wrong ${text}`);
    default:
      return undefined;
  }
}

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** A value of a parameter as text. */
export const parameterValue = ({ name, schema }: Parameter, known: Known, now: string): fc.Arbitrary<string> =>
  valueOf(schema, name, known, now).map(String);
