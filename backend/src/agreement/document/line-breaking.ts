/**
 * Breaks a text into lines of at most `width`, as `widthOf` measures words and spaces: between words, and within a word only if it
 * is longer than a line. Works in reading order in both directions.
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const space = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const piece of text.split(' ').flatMap((word) => piecesThatFit(word, width, widthOf))) {
    const needed = widthOf(piece);
    if (line !== '' && taken + space + needed <= width) {
      line += ` ${piece}`;
      taken += space + needed;
      continue;
    }
    if (line !== '') lines.push(line);
    line = piece;
    taken = needed;
  }
  return line === '' ? lines : [...lines, line];
}

function piecesThatFit(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (word === '') return [];
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
