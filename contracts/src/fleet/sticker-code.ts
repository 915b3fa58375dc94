/** Without 0, 1, I, L and O. Some that look alike in poor print remain, such as 8 and B, 5 and S, 2 and Z, 6 and G. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A code for a vehicle's sticker. `below` gives a whole number from 0 up to its argument, which it leaves out. */
export const newStickerCode = (below: (end: number) => number): string =>
  Array.from({ length: LENGTH }, () => LETTERS[below(LETTERS.length)]).join('');

/** A code as it was scanned or typed, in any case, with or without its hyphen; undefined if it cannot be one. */
export function readStickerCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}

/** As people read it: `K7QX-3MPN`. */
export const shownStickerCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
