import fc from 'fast-check';
import { fontOf, printable } from './typeface.js';

describe('what is printed of a text', () => {
  it('is one line without the marks that steer direction', () =>
    expect(printable('Dana\u202E\nLevi\u200F\t1')).toBe('Dana Levi 1'));

  it('shows a letter that no font has as a replacement sign', () =>
    expect(printable('አዳነ Cohen 中')).toBe('��� Cohen �'));

  it.each(['Дмитрий', 'محمد', 'Παύλος', 'Արամ', 'דָּנָה', 'Łukasz', 'O’Neil-Müller'])('keeps %s', (name) =>
    expect(printable(name)).toBe(name.normalize('NFC')),
  );

  it('is stable and has no control characters, whatever comes', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = printable(text);
        expect(once).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(printable(once)).toBe(once);
      }),
    ));
});

it('sets a word in one font: Greek wholly in the substitute, though ours has some of its letters', () => {
  expect(new Set([...'Παύλος'].map((letter) => fontOf(letter, 'regular')))).toEqual(new Set(['DejaVu']));
  expect(new Set([...'Dana דנה 101'].map((letter) => fontOf(letter, 'bold')))).toEqual(new Set(['Heebo Bold']));
});
