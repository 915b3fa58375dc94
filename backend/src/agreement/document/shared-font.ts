import * as fontkit from 'fontkit';

/** Enough for two agreements in both languages and the names in some hundred others. */
const MOST_RUNS = 2_000;
/** pdfkit measures in thousandths of the size of the letters. */
const UNITS = 1000;

/**
 * A font that all documents share. Agreements have nearly all lines in common, and laying them out again took most of the drawing
 * time. Results do not depend on earlier documents.
 */
export function sharedFont(file: Buffer): fontkit.Font {
  const font = fontkit.create(file) as fontkit.Font;
  tellGlyphsTheirLetters(font);
  rememberLayouts(font);
  return font;
}

/** A fontkit glyph keeps the letters of its first use, but another letter may share the glyph. */
function tellGlyphsTheirLetters(font: fontkit.Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters);
    if (letters.join() === glyph.codePoints.join()) return glyph;
    return Object.create(glyph, { codePoints: { value: letters, enumerable: true } }) as fontkit.Glyph;
  };
}

/** Caches the plain layout, the only one that agreements use. */
function rememberLayouts(font: fontkit.Font): void {
  const layout = font.layout.bind(font);
  const runs = new Map<string, fontkit.GlyphRun>();
  font.layout = (text, features, ...rest) => {
    const isPlain = rest.length === 0 && (features === undefined || (Array.isArray(features) && features.length === 0));
    if (!isPlain) return layout(text, features, ...rest);
    const known = runs.get(text) ?? measured(layout(text, features), UNITS / font.unitsPerEm);
    if (runs.size >= MOST_RUNS) runs.clear();
    runs.set(text, known);
    return known;
  };
}

function measured(run: fontkit.GlyphRun, scale: number): fontkit.GlyphRun {
  run.positions = run.positions.map((position, at) => new Position(position, run.glyphs[at]?.advanceWidth ?? 0, scale));
  return Object.defineProperty(run, 'advanceWidth', { value: run.advanceWidth });
}

/** Already in pdfkit's units. Not enumerable, since pdfkit multiplies the enumerable members of a position. */
class Position {
  readonly #at: fontkit.GlyphPosition;
  readonly #advanceWidth: number;

  constructor({ xAdvance, yAdvance, xOffset, yOffset }: fontkit.GlyphPosition, advanceWidth: number, scale: number) {
    this.#at = {
      xAdvance: xAdvance * scale,
      yAdvance: yAdvance * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
    };
    this.#advanceWidth = advanceWidth * scale;
  }

  get xAdvance(): number {
    return this.#at.xAdvance;
  }
  get yAdvance(): number {
    return this.#at.yAdvance;
  }
  get xOffset(): number {
    return this.#at.xOffset;
  }
  get yOffset(): number {
    return this.#at.yOffset;
  }
  get advanceWidth(): number {
    return this.#advanceWidth;
  }
  set advanceWidth(_same: number) {}
}
