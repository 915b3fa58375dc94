import { newStickerCode, readStickerCode, shownStickerCode } from './sticker-code.js';

describe('the code of a sticker', () => {
  it('has eight characters that cannot be mistaken for one another', () => {
    expect(newStickerCode(() => 0)).toBe('22222222');
    expect(newStickerCode((end) => end - 1)).toBe('ZZZZZZZZ');
    expect('01ILOU'.split('').map((letter) => readStickerCode(letter.repeat(8)))).toEqual(Array(6).fill(undefined));
  });

  it('is read as it is shown, typed or scanned', () => {
    expect(shownStickerCode('K7QX3MPN')).toBe('K7QX-3MPN');
    expect(['K7QX3MPN', 'K7QX-3MPN', ' k7qx 3mpn '].map(readStickerCode)).toEqual(Array(3).fill('K7QX3MPN'));
  });

  it('is not read from anything else', () => {
    expect(['', 'K7QX3MP', 'K7QX3MPNN', 'K7QX3MP?', '../../..'].map(readStickerCode)).toEqual(Array(5).fill(undefined));
  });
});
