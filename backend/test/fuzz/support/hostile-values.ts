import fc from 'fast-check';

/** JSON that a JavaScript value cannot express, written as it is. */
export class RawJson {
  constructor(readonly json: string) {}
}

/** Writes a value as JSON, with the raw parts as they are. */
export function jsonOf(value: unknown): string {
  if (value instanceof RawJson) return value.json;
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${jsonOf(part)}`);
  return `{${fields.join(',')}}`;
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Keys that every object has, or that a program may take for its own. */
export const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'isAdmin',
  '',
];

/** Texts that have broken programs: beyond what is stored, displayed, parsed or looked up. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDFFF',
  '\u202Eevil',
  '\uFEFF',
  '\u2028',
  '\u0007',
  '👩🏽‍🚒'.repeat(30),
  'e\u0301'.repeat(40),
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '٣٤٥',
  "' OR 1=1 --",
  '"; DROP TABLE event; --',
  '${7*7}{{constructor}}',
  '%00',
  '%',
  '../../etc/passwd',
  '=HYPERLINK("http://evil.example")',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: b=c',
  '__proto__',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00Z',
  '2026-02-30T10:00:00Z',
  '2026-11-23T24:00:00Z',
  '2026-11-23T10:00:00+99:99',
  '2026-11-23T10:00:60Z',
  '2026-11-23T10:00:00',
  '0000-00-00',
  '9999-12-31',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '-----BEGIN',
  'x'.repeat(300),
  'x'.repeat(20_000),
] as const;

/** Anything but what a field expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], [{}], { a: { b: [] } }), weight: 4 },
  { arbitrary: fc.constantFrom<unknown>(...hostileTexts), weight: 4 },
  {
    arbitrary: fc.constantFrom(0, -1, 0.5, 1e15, 1e21, 1e300, -1e300, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MIN_VALUE),
    weight: 3,
  },
  {
    arbitrary: fc.constantFrom(
      new RawJson('1e999'),
      new RawJson('-1e999'),
      new RawJson('-0'),
      new RawJson('"\\ud800"'),
      new RawJson('{"__proto__":{"isAdmin":true}}'),
      new RawJson('{"constructor":{"prototype":{}}}'),
      new RawJson('{"toString":1,"valueOf":null}'),
      new RawJson('{"length":-1,"0":"a"}'),
      new RawJson('{"a":1,"a":2}'),
      new RawJson(nested(19)),
      new RawJson(nested(30)),
      new RawJson(`[${'1,'.repeat(2_500)}1]`),
    ),
    weight: 2,
  },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 1 },
  { arbitrary: fc.double(), weight: 1 },
);

/** Bodies that are no JSON of an object, whatever the operation takes. */
export const hostileBodies = [
  '',
  ' ',
  '{',
  '{"a":}',
  '{"a":1}}',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[{}]',
  '\uFEFF{}',
  '{}\u0000',
  "{'a':1}",
  '{"a":1,}',
  'NaN',
  '{"__proto__":{"isAdmin":true}}',
  `{"a":${nested(5_000)}}`,
  `{${Array.from({ length: 3_000 }, (_, nth) => `"k${nth}":1`).join(',')}}`,
  'a=1&b=2',
  '<a/>',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
] as const;

export const hostileMediaTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/jsonp',
  'image/jpeg',
  'nonsense',
  '/',
  '*/*',
] as const;
