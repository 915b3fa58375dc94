import { Check } from 'typebox/value';
import { eventTypes } from '@rigbook/contracts/integrations/event-type.words';
import { allEvents } from '../../src/integrations/event-feed/all-events.js';
import { dataSchemaOf } from '../../src/platform/events/event-declarations.js';
import type { FieldSchema } from '../../src/platform/events/event-fields.js';
import { recorded, type Recorded } from '../upgrade/recorded-app.js';
import { declaredEventTypes, eventDeclarations } from '../support/event-declarations.js';

interface Field {
  readonly name: string;
  readonly schema: FieldSchema;
}

/** Every field of the schema, those of objects and lists within it included. */
const fieldsIn = ({ items, properties = {} }: FieldSchema): readonly Field[] => [
  ...(items ? fieldsIn(items) : []),
  ...Object.entries(properties).flatMap(([name, schema]) => [{ name, schema }, ...fieldsIn(schema)]),
];

const leavesIn = (schema: FieldSchema): readonly FieldSchema[] =>
  schema.items
    ? leavesIn(schema.items)
    : schema.properties
      ? Object.values(schema.properties).flatMap(leavesIn)
      : [schema];

/** Says what somebody is called, how they are reached, or what they are known by. */
const isAboutAPerson = (name: string): boolean =>
  /^(first|last|full|signer|responder|user)name$|mail|phone|unitnumber|licen[cs]e|signature|address|birth|password|secret/i.test(
    name,
  );

const isHarmless = ({ type, format, enum: words, source }: FieldSchema): boolean =>
  ![type].flat().includes('string') || ['uuid', 'date-time'].includes(format ?? '') || !!words || !!source;

describe('every declared event', () => {
  it('is described to programs', () => expect(Object.keys(allEvents).sort()).toEqual([...declaredEventTypes].sort()));

  it('can be chosen for a webhook, and nothing else can', () =>
    expect([...eventTypes].sort()).toEqual([...declaredEventTypes].sort()));

  it.each(eventDeclarations)('%s holds no personal data: ids and words, and texts about the matter', (_, declared) => {
    const schema = dataSchemaOf(declared);
    expect(fieldsIn(schema).filter(({ name }) => isAboutAPerson(name))).toEqual([]);
    expect(leavesIn(schema).filter((leaf) => !isHarmless(leaf))).toEqual([]);
  });

  it.each(eventDeclarations)('%s gives an example of each field', (_, declared) =>
    expect(leavesIn(dataSchemaOf(declared)).filter(({ example }) => example === undefined)).toEqual([]),
  );
});

/** The schema, which then refuses fields that it does not name. */
const closed = ({ items, properties, ...schema }: FieldSchema): object => ({
  ...schema,
  ...(items && { items: closed(items) }),
  ...(properties && {
    properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, closed(field)])),
    additionalProperties: false,
  }),
});

it('what a release stored has the declared fields, and no others', () => {
  const { events } = recorded<Recorded>('readings').feed;
  const declared = new Map(eventDeclarations);
  const undeclared = events.filter(({ type, data }) => !Check(closed(dataSchemaOf(declared.get(type)!)), data));
  expect(events.length).toBeGreaterThan(50);
  expect(undeclared).toEqual([]);
});
