import fc from 'fast-check';
import { accessOf, type Route } from '../../../src/platform/http/openapi/routes.js';
import { bodyOf, type Parameter, parametersOf } from './document.js';
import { hostileHeaders } from './hostile-headers.js';
import { hostileBodies, hostileMediaTypes, hostileTexts, jsonOf } from './hostile-values.js';
import { brokenBytes, spoiled } from './spoiled-values.js';
import { type Draw, type Known, parameterValue, valueOf } from './valid-values.js';

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

/** Requests of an operation by several callers: some as the document wants them, most with something wrong. */
export const fuzzedRequests = (route: Route, world: World): fc.Arbitrary<FuzzedRequest> =>
  fc.gen().map((draw) => fuzzedRequest(draw, route, world));

/** For an address, which cannot hold half of a character. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

type Change = 'path' | 'query' | 'headers' | 'body' | 'media-type' | 'nothing';

/** What may be wrong with a request, the promising ones often. Mostly one thing, since the first one is refused. */
function changesOf(draw: Draw, route: Route, parameters: readonly Parameter[]): readonly Change[] {
  const likely = (change: Change, times: number) => Array.from({ length: times }, () => change);
  const possible: readonly Change[] = [
    ...likely('body', bodyOf(route) ? 7 : 1),
    ...likely('query', parameters.some((one) => one.in === 'query') ? 5 : 1),
    ...likely('path', parameters.some((one) => one.in === 'path') ? 2 : 0),
    ...likely('nothing', 2),
    'headers',
    'media-type',
  ];
  const first = draw(() => fc.constantFrom(...possible));
  return draw(fc.integer, { min: 0, max: 4 }) === 0 ? [first, draw(() => fc.constantFrom(...possible))] : [first];
}

/** Mostly somebody to whom the operation is open. */
const callersFor = (route: Route): readonly FuzzCaller[] => {
  const access = accessOf(route.operation);
  const fitting = access === 'admin' || access === 'auditor' ? 'admin' : 'responder';
  return [...callers, ...Array.from({ length: 7 }, () => fitting as FuzzCaller)];
};

function fuzzedRequest(draw: Draw, route: Route, world: World): FuzzedRequest {
  const parameters = parametersOf(route);
  const changes = changesOf(draw, route, parameters);
  const of = (where: Parameter['in']) => parameters.filter((one) => one.in === where);
  const path = pathOf(draw, route, of('path'), world, changes.includes('path'));
  const query = queryOf(draw, of('query'), world, changes.includes('query'));
  const { body, mediaType } = sentBody(draw, route, world, changes);
  return {
    caller: draw(() => fc.constantFrom(...callersFor(route))),
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
    .filter(({ name }) => name === 'On-Behalf-Of' || draw(fc.integer, { min: 0, max: 3 }) === 0)
    .map((one) => [one.name, asHeader(draw(() => parameterValue(one, known, now)))]);
  return Object.fromEntries([...headers, ...(changed ? [draw(fc.constantFrom, ...hostileHeaders)] : [])]) as Record<
    string,
    string
  >;
}

const asHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').trim() || '?';

type SentBody = { readonly body?: string | Buffer; readonly mediaType?: string };

function sentBody(draw: Draw, route: Route, world: World, changes: readonly Change[]): SentBody {
  const expected = bodyOf(route);
  const mediaType = changes.includes('media-type') ? draw(fc.constantFrom, ...hostileMediaTypes) : expected?.mediaType;
  const typed = (body: string | Buffer): SentBody => ({ body, mediaType: mediaType ?? 'application/json' });
  if (changes.includes('body') && draw(fc.integer, { min: 0, max: 4 }) === 0)
    return typed(draw(() => fc.constantFrom<string | Buffer>(...hostileBodies, ...brokenBytes(world.photo))));
  if (!expected) return changes.includes('media-type') ? typed('{}') : {};
  if (expected.schema.format === 'binary') return typed(world.photo);
  const valid = draw(() => valueOf(expected.schema, '', world.known, world.now));
  return typed(
    jsonOf(changes.includes('body') ? spoiled(draw, valid, Object.keys(expected.schema.properties ?? {})) : valid),
  );
}
