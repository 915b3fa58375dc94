import fc from 'fast-check';
import { isUuid } from './ids.js';
import { countCharacters, isPlainText, trimmedText } from './text.js';

describe('plain text', () => {
  it.each(['', 'שלום, יחידה 101', 'two\nlines\r\nand\ta tab', '🚑 on duty', 'a\u00a0b\u2028c'])('may be %j', (text) =>
    expect(isPlainText(text)).toBe(true),
  );

  it.each(['a\u0000b', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\ud800', 'a\udc00b', '\u000b'])(
    'may not be %j',
    (text) => expect(isPlainText(text)).toBe(false),
  );

  it('is whatever has no forbidden code point', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
        const text = one + other;
        const forbidden = [...text].some((character) => {
          const code = character.codePointAt(0) ?? 0;
          const isControl = code < 32 || (code >= 127 && code < 160);
          return (isControl && ![9, 10, 13].includes(code)) || (code >= 0xd800 && code <= 0xdfff);
        });
        expect(isPlainText(text)).toBe(!forbidden);
      }),
    ));

  it.each(['', ' \n', '\u200b', ' \u200b\u2060\ufeff '])('is empty where nothing of it can be seen: %j', (text) =>
    expect(trimmedText(text)).toBe(''),
  );

  it('keeps invisible characters between visible ones', () =>
    expect(trimmedText('\tדנה \u200fLevi\u200e ')).toBe('דנה \u200fLevi\u200e'));

  it('counts a character outside the basic plane once', () => expect(countCharacters('a🚑')).toBe(2));
});

it('knows a UUID of any version and case, and nothing else', () => {
  expect(isUuid('0199c0de-0000-7000-8000-000000000001')).toBe(true);
  expect(isUuid('0199C0DE-0000-7000-8000-000000000001')).toBe(true);
  for (const text of ['', '1', '0199c0de00007000800000000000001', '0199c0de-0000-7000-8000-000000000001\n', '../x'])
    expect(isUuid(text)).toBe(false);
});
