import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font as ParsedFont } from 'fontkit';
import { sharedFont } from './shared-font.js';

export type Weight = 'regular' | 'bold';

export interface Font {
  readonly name: string;
  readonly parsed: ParsedFont;
  readonly has: (character: string) => boolean;
}

const REPLACEMENT = '\uFFFD';

/** A font, and the fallback for letters that it lacks: Cyrillic, Arabic, Greek, Armenian, Georgian. */
const fonts: Readonly<Record<Weight, readonly [Font, Font]>> = {
  regular: [
    font('Heebo', '@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf'),
    font('DejaVu', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  ],
  bold: [
    font('Heebo Bold', '@expo-google-fonts/heebo/700Bold/Heebo_700Bold.ttf'),
    font('DejaVu Bold', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
};

export const allFonts: readonly Font[] = [...fonts.regular, ...fonts.bold];

/** The main font has a few Greek letters for formulas, but a Greek name must not mix fonts. */
const OUR_SCRIPTS = /[\p{Script=Latin}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/u;

/** The name of the font for a printable character. */
export function fontOf(character: string, weight: Weight): string {
  const [ours, substitute] = fonts[weight];
  return OUR_SCRIPTS.test(character) && ours.has(character) ? ours.name : substitute.name;
}

/**
 * Makes a text printable: one line, without invisible characters for direction or joining, which could make one name look like
 * another, and with a visible sign for a letter that no font has.
 */
export const printable = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' '),
  ]
    .map((character) => (fonts.regular.some(({ has }) => has(character)) ? character : REPLACEMENT))
    .join('');

function font(name: string, path: string): Font {
  const parsed = sharedFont(readFileSync(createRequire(import.meta.url).resolve(path)));
  return { name, parsed, has: (character) => parsed.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) };
}
