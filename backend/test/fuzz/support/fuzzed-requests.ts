import fc from 'fast-check';
import type { Route } from '../../../src/platform/http/openapi/routes.js';
import { bodyOf, type Parameter, parametersOf } from './document.js';
import { hostileHeaders } from './hostile-headers.js';
import {
  hostileBodies,
  hostileKeys,
  hostileMediaTypes,
  hostileTexts,
  hostileValue,
  jsonOf,
  RawJson,
} from './hostile-values.js';
import { type Known, parameterValue, valueOf } from './valid-values.js';

export const callers = ['visitor', 'responder', 'auditor', 'admin', 'program'] as const;
export type FuzzCaller = (typeof callers)[number];

export interface FuzzedRequest {
  readonly caller: FuzzCaller;
  readonly method: string;
  /** with the query, as it is sent */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text as UTF-8, or bytes. */
  readonly body?: string | Buffer;
}

export interface World {
  readonly known: Known;
  readonly now: string;
  readonly photo: Buffer;
}

/** Draws values one after the other: `draw(fc.nat)`. */
type Draw = fc.GeneratorValue;

/** Requests of an operation by several callers: some as the document wants them, most with something wrong. */
export const fuzzedRequests = (route: Route, world: World): fc.Arbitrary<FuzzedRequest> =>
  fc.gen().map((draw) => fuzzedRequest(draw, route, world));

/** For an address, which cannot hold half of a character. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

const CHANGES = ['path', 'query', 'headers', 'body', 'body', 'body', 'media-type', 'nothing'] as const;

function fuzzedRequest(draw: Draw, route: Route, world: World): FuzzedRequest {
  const changes = [draw(fc.constantFrom, ...CHANGES), draw(fc.constantFrom, ...CHANGES)];
  const parameters = parametersOf(route);
  const of = (where: Parameter['in']) => parameters.filter((one) => one.in === where);
  const path = pathOf(draw, route, of('path'), world, changes.includes('path'));
  const query = queryOf(draw, of('query'), world, changes.includes('query'));
  const { body, mediaType } = sentBody(draw, route, world, changes);
  return {
    caller: draw(fc.constantFrom, ...callers, 'admin', 'admin', 'admin', 'responder', 'responder'),
    method: route.method.toUpperCase(),
    address: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(mediaType !== undefined && { 'content-type': mediaType }),
      ...headersOf(draw, of('header'), world, changes.includes('headers')),
    },
    ...(body !== undefined && { body }),
  };
}

/** Encoded, since a slash would lead to a different operation. */
function pathOf(draw: Draw, route: Route, parameters: readonly Parameter[], world: World, changed: boolean): string {
  return route.path.replaceAll(/([\w-]+)\/\{(\w+)\}/g, (_whole, owner: string, name: string) => {
    const parameter = parameters.find((one) => one.name === name);
    const value = changed ? draw(() => hostileSegment) : draw(() => segment(owner, parameter, world));
    return `${owner}/${value}`;
  });
}

const segment = (owner: string, parameter: Parameter | undefined, { known, now }: World): fc.Arbitrary<string> => {
  const ids = known[owner] ?? [];
  const any = parameter ? parameterValue(parameter, known, now) : fc.uuid();
  const known4 = ids.length > 0 ? [{ arbitrary: fc.constantFrom(...ids), weight: 4 }] : [];
  return fc.oneof({ arbitrary: any, weight: 1 }, ...known4).map(encodeURIComponent);
};

const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts.map(encoded).filter((text) => text !== '')),
  fc.constantFrom(
    '%zz',
    '%ff',
    '%00',
    '..',
    '.',
    '..%2f..%2fetc',
    '%c0%ae',
    '%u0041',
    'a;b=c',
    'a,b',
    '*',
    '~',
    '1',
    '-1',
  ),
  fc.uuid().map((id) => id.toUpperCase()),
  fc
    .string({ maxLength: 20 })
    .filter((text) => text !== '')
    .map(encodeURIComponent),
);

function queryOf(draw: Draw, parameters: readonly Parameter[], { known, now }: World, changed: boolean): string {
  const fields = parameters
    // a call that waits would only make the test wait
    .filter(({ name, required }) => name !== 'wait' && (required || draw(fc.boolean)))
    .map((one) => [one.name, encoded(draw(() => parameterValue(one, known, now)))] as const);
  const texts = fields.map(([name, value]) => `${name}=${value}`);
  if (!changed) return texts.join('&');
  const name = draw(
    fc.constantFrom,
    ...parameters.map((one) => one.name).filter((one) => one !== 'wait'),
    'limit',
    'x',
  );
  const value = encoded(draw(() => fc.constantFrom(...hostileTexts)).slice(0, 2_000));
  const change = draw(
    fc.constantFrom,
    `${name}=${value}`,
    `${name}=${value}`,
    `${name}=${value}`,
    `${name}`,
    `${name}=`,
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[a]=1`,
    `${name}[__proto__][a]=1`,
    '__proto__=1',
    'constructor=1',
    'unknown=1',
    `${name}=%`,
    `${name}=%zz`,
    `${name}=%ff%fe`,
    `${name}=-1`,
    `${name}=0`,
    `${name}=1e3`,
    `${name}=99999999999999999999`,
    `${name}=1.5`,
    '&&&=&=',
    '?',
  );
  return [...texts.filter((text) => !text.startsWith(`${name}=`) || draw(fc.boolean)), change].join('&');
}

function headersOf(draw: Draw, parameters: readonly Parameter[], { known, now }: World, changed: boolean) {
  const headers = parameters
    .filter(({ name }) => name === 'On-Behalf-Of' || draw(fc.boolean))
    .map((one) => [one.name, asHeader(draw(() => parameterValue(one, known, now)))]);
  return Object.fromEntries([...headers, ...(changed ? [draw(fc.constantFrom, ...hostileHeaders)] : [])]) as Record<
    string,
    string
  >;
}

const asHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').trim() || '?';

type SentBody = { readonly body?: string | Buffer; readonly mediaType?: string };

function sentBody(draw: Draw, route: Route, world: World, changes: readonly string[]): SentBody {
  const expected = bodyOf(route);
  const mediaType = changes.includes('media-type') ? draw(fc.constantFrom, ...hostileMediaTypes) : expected?.mediaType;
  const typed = (body: string | Buffer): SentBody => ({ body, mediaType: mediaType ?? 'application/json' });
  if (changes.includes('body') && draw(fc.integer, { min: 0, max: 4 }) === 0)
    return typed(draw(() => fc.constantFrom<string | Buffer>(...hostileBodies, ...brokenBytes(world))));
  if (!expected) return changes.includes('media-type') ? typed('{}') : {};
  if (expected.schema.format === 'binary') return typed(world.photo);
  const valid = draw(() => valueOf(expected.schema, '', world.known, world.now));
  return typed(jsonOf(changes.includes('body') ? spoiled(draw, valid) : valid));
}

const brokenBytes = ({ photo }: World): readonly Buffer[] => [
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  photo.subarray(0, 60),
  photo,
];

/** The value with one part replaced, left out or added, at any depth. */
function spoiled(draw: Draw, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && draw(fc.boolean)) {
    const at = draw(fc.integer, { min: 0, max: value.length - 1 });
    return value.map((part: unknown, nth) => (nth === at ? spoiled(draw, part) : part));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostilePart(draw, value);
  const entries: (readonly [string, unknown])[] = Object.entries(value);
  const how = draw(fc.constantFrom, 'replace', 'replace', 'replace', 'replace', 'leave out', 'add', 'whole');
  if (how === 'whole') return draw(() => hostileValue);
  if (how === 'add' || entries.length === 0)
    return withFields([...entries, [draw(fc.constantFrom, ...hostileKeys, 'unknown'), draw(() => hostileValue)]]);
  const at = draw(fc.integer, { min: 0, max: entries.length - 1 });
  if (how === 'leave out') return withFields(entries.filter((_, nth) => nth !== at));
  return withFields(entries.map(([key, part], nth) => [key, nth === at ? spoiled(draw, part) : part]));
}

/** Near what was expected, or far from it. */
function hostilePart(draw: Draw, value: unknown): unknown {
  const near =
    typeof value === 'string'
      ? [
          `${value}\u0000`,
          ` ${value} `,
          `${value}\uD800`,
          value.repeat(200),
          value.toUpperCase(),
          [value],
          Number(value),
        ]
      : typeof value === 'number'
        ? [String(value), value + 0.5, -value, value * 1e6, value + 1, value - 1, [value]]
        : [];
  return draw(() => fc.oneof(hostileValue, ...(near.length > 0 ? [fc.constantFrom<unknown>(...near)] : [])));
}

/** As text, since an object cannot have `__proto__` for an ordinary key. */
const withFields = (entries: readonly (readonly [string, unknown])[]): RawJson =>
  new RawJson(`{${entries.map(([key, part]) => `${JSON.stringify(key)}:${jsonOf(part)}`).join(',')}}`);
