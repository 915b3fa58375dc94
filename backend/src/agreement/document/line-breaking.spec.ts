import fc from 'fast-check';
import { linesOf } from './line-breaking.js';

const inCharacters = (text: string) => text.length;

describe('a paragraph', () => {
  it('is broken between words', () => expect(linesOf('one two three', 7, inCharacters)).toEqual(['one two', 'three']));

  it('is broken within a word only where the word is longer than a line', () =>
    expect(linesOf('a 2001:db8::8a2e:370:7334 b', 10, inCharacters)).toEqual([
      'a',
      '2001:db8::',
      '8a2e:370:7',
      '334 b',
    ]));

  it('has no lines without words', () => expect(linesOf('  ', 10, inCharacters)).toEqual([]));

  it('keeps every letter in order, and no line is too wide', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (text, width) => {
        const lines = linesOf(text, width, inCharacters);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        expect(Math.max(0, ...lines.map(inCharacters))).toBeLessThanOrEqual(width);
      }),
    ));
});
