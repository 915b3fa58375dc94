import bidiJs, { type Bidi } from 'bidi-js';
import fc from 'fast-check';
import { directionOf, piecesOf, runsOf, type Direction } from './direction.js';

const bidi = (bidiJs as unknown as () => Bidi)();
const hebrew = /\p{Script=Hebrew}/u;

/** How a run looks from left to right: the drawing library turns those with Hebrew letters. */
const seen = (text: string) => (hebrew.test(text) ? [...text].toReversed().join('') : text);
const oneStyle = () => 'one';
const drawn = (line: string, direction: Direction, styleOf: (character: string) => unknown = oneStyle) =>
  runsOf(line, direction, styleOf).map(({ text }) => text);

const mixedLine = fc
  .array(fc.constantFrom(...'אבגדהשלם', ...'abcXYZ', ...'0123', ...' .,-/()[]":'), { minLength: 1, maxLength: 40 })
  .map((characters) => characters.join(''));
const directions = fc.constantFrom<Direction>('ltr', 'rtl');

describe('a line of mixed directions', () => {
  it('is drawn from left to right, Hebrew runs in reading order', () => {
    expect(drawn('שם: Dana Levi', 'rtl')).toEqual(['Dana Levi', 'שם: ']);
    expect(drawn('Unit 101, דנה לוי', 'ltr')).toEqual(['Unit 101, ', 'דנה לוי']);
    expect(drawn('BLS2: משמרת לילה', 'rtl')).toEqual([': משמרת לילה', 'BLS2']);
  });

  it('keeps a number inside Hebrew from left to right', () =>
    expect(drawn('עד 24 שעות', 'rtl')).toEqual([' שעות', '24', 'עד ']));

  it('turns brackets around Hebrew, so that they open where reading begins', () =>
    expect(drawn('דנה (כהן)', 'rtl')).toEqual(['דנה )כהן(']));

  it('does not tear an emoji inside Hebrew', () => expect(drawn('a 😀!', 'rtl').join('|')).toContain('😀'));

  it('sets a combining mark in the style of its letter', () =>
    expect(drawn('שָׁ', 'rtl', (character) => character)).toEqual(['שָׁ']));

  it('looks as the bidirectional algorithm of Unicode says', () =>
    fc.assert(
      fc.property(mixedLine, directions, (line, direction) => {
        const expected = bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, direction));
        expect(drawn(line, direction).map(seen).join('')).toBe(expected);
      }),
    ));

  it('looks the same however styles cut it', () =>
    fc.assert(
      fc.property(mixedLine, directions, fc.func(fc.integer({ min: 0, max: 1 })), (line, direction, styleOf) => {
        const cut = drawn(line, direction, styleOf).map(seen).join('');
        expect(cut).toBe(drawn(line, direction).map(seen).join(''));
      }),
    ));
});

it('takes the direction of a paragraph from its first letter', () => {
  expect(directionOf('101 דנה Levi')).toBe('rtl');
  expect(directionOf('Dana לוי')).toBe('ltr');
  expect(directionOf('101')).toBe('ltr');
  expect(directionOf('')).toBe('ltr');
});

it('cuts a text between styles and loses nothing', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.func(fc.boolean()), (text, styleOf) => {
      const pieces = piecesOf(text, styleOf);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.every(({ style }, at) => style !== pieces[at + 1]?.style)).toBe(true);
    }),
  ));
