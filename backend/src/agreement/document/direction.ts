import bidiJs, { type Bidi } from 'bidi-js';

/** The package's types wrongly declare a default export. */
const bidi = (bidiJs as unknown as () => Bidi)();

export type Direction = 'ltr' | 'rtl';

/** A piece of a line that is drawn at once, with its text in the order that pdfkit expects. */
export interface Run<Style> {
  readonly text: string;
  readonly style: Style;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const MARK = /\p{M}/u;

/** The direction of the first letter that has one; otherwise left to right. */
export const directionOf = (text: string): Direction =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/**
 * Splits a line into runs, from left to right as on paper. pdfkit puts words in the wrong order, but reverses a run with
 * right-to-left letters itself, so such a run stays in reading order. `styleOf` splits further, between characters of different
 * style (the font that has the letter).
 */
export function runsOf<Style>(line: string, direction: Direction, styleOf: (character: string) => Style): Run<Style>[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const styles = stylesOf(line, styleOf);
  const groups: number[][] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const together =
      before !== undefined &&
      Math.abs(at - before) === 1 &&
      embedding.levels[at] === embedding.levels[before] &&
      styles[at] === styles[before];
    if (together) group?.push(at);
    else groups.push([at]);
  }
  return groups.map((group) => {
    const inReadingOrder = group.toSorted((one, other) => one - other);
    const text = inReadingOrder.map((at) => mirrored.get(at) ?? line.charAt(at)).join('');
    const first = inReadingOrder[0] ?? 0;
    const turned = (embedding.levels[first] ?? 0) % 2 === 1 && !RIGHT_TO_LEFT.test(text);
    return { text: turned ? [...text].toReversed().join('') : text, style: styles[first] as Style };
  });
}

/** By UTF-16 index. A combining mark takes the style of its letter. */
function stylesOf<Style>(line: string, styleOf: (character: string) => Style): Style[] {
  const styles: Style[] = [];
  for (const character of line) {
    const style = MARK.test(character) && styles.length > 0 ? styles.at(-1) : styleOf(character);
    for (let unit = 0; unit < character.length; unit += 1) styles.push(style as Style);
  }
  return styles;
}

/** Splits the text between characters of different style, in reading order. */
export function piecesOf<Style>(text: string, styleOf: (character: string) => Style): Run<Style>[] {
  const styles = stylesOf(text, styleOf);
  const pieces: { text: string; style: Style }[] = [];
  styles.forEach((style, at) => {
    const piece = pieces.at(-1);
    if (piece && piece.style === style) piece.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), style });
  });
  return pieces;
}
