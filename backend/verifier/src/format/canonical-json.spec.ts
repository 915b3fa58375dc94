import { canonicalJson, type Json } from './canonical-json.js';

const canonical = (text: string) => canonicalJson(JSON.parse(text) as Json);

describe('canonical JSON', () => {
  it('has no white space and sorts members at every depth', () =>
    expect(canonical('{ "b": [ { "d": 1, "c": null } ], "a": { "z": true, "y": false } }')).toBe(
      '{"a":{"y":false,"z":true},"b":[{"c":null,"d":1}]}',
    ));

  it('sorts by UTF-16 code units, so that what lies beyond the basic plane comes before what lies at its end', () =>
    expect(
      canonical('{"\\ufb33":1,"\\ud83d\\ude00":2,"\\u20ac":3,"\\u00f6":4,"\\u0080":5,"1":6,"\\r":7,"10":8,"9":9}'),
    ).toBe('{"\\r":7,"1":6,"10":8,"9":9,"\u0080":5,"ö":4,"€":3,"😀":2,"\ufb33":1}'));

  it('keeps the order of lists', () => expect(canonical('[3, 1, 2, []]')).toBe('[3,1,2,[]]'));

  it.each([
    ['1.0', '1'],
    ['-0', '0'],
    ['0.000001', '0.000001'],
    ['0.0000001', '1e-7'],
    ['1e20', '100000000000000000000'],
    ['1e21', '1e+21'],
    ['333333333.33333329', '333333333.3333333'],
    ['4.50', '4.5'],
    ['2e-3', '0.002'],
    ['9007199254740993', '9007199254740992'],
    ['5e-324', '5e-324'],
  ])('prints the number %s as %s', (written, printed) => expect(canonical(written)).toBe(printed));

  it('escapes quotes, backslashes and control characters in their shortest form, and nothing else', () =>
    expect(canonical('"\\u0008\\u0009\\u000a\\u000c\\u000d\\u0001\\u001f\\u0022\\u005c\\/\\u007f\\u2028שלום"')).toBe(
      '"\\b\\t\\n\\f\\r\\u0001\\u001f\\"\\\\/\u007f\u2028שלום"',
    ));

  it('takes a member named __proto__ as any other', () =>
    expect(canonical('{"b":1,"__proto__":{"a":2}}')).toBe('{"__proto__":{"a":2},"b":1}'));

  it('does not bring letters that look alike into one form', () => expect(canonical('"e\\u0301"')).toBe('"e\u0301"'));

  it.each(['"\\ud800"', '{"\\udc00":1}', '["\\ude00\\ud83d"]'])('refuses half of a surrogate pair: %s', (written) =>
    expect(() => canonical(written)).toThrow('surrogate'),
  );

  it('takes a backslash before what looks like half of a pair', () =>
    expect(canonical('"\\\\ud800"')).toBe('"\\\\ud800"'));

  it('refuses what is nested without end', () =>
    expect(() => canonical(`${'['.repeat(200)}${']'.repeat(200)}`)).toThrow('nested'));
});
