import { inflateSync } from 'node:zlib';

/**
 * What a PDF of pdfkit says, read once with the letters of each of its fonts: the pieces of the right font come out as they are read. Not
 * what a viewer would show, but nothing written in it is missing.
 */
export function pdfTexts(pdf: Buffer): readonly string[] {
  const streams = streamsOf(pdf);
  const fonts = streams.filter((stream) => stream.includes('begincmap')).map(lettersOf);
  const pages = streams.filter((stream) => /\bT[jJ]\b/.test(stream));
  return fonts.flatMap((letters) =>
    pages.map((page) =>
      [...page.matchAll(/<([0-9a-f]+)>/gi)]
        .map(([, glyphs = '']) => (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? '').join(''))
        .join(''),
    ),
  );
}

function streamsOf(pdf: Buffer): readonly string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/>>\s*stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    const from = index + length;
    const content = pdf.subarray(from, text.indexOf('endstream', from));
    try {
      return [inflateSync(content).toString('latin1')];
    } catch {
      return [content.toString('latin1')];
    }
  });
}

/** Which letters a glyph stands for, by its number. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})>\s*<[0-9a-f]{4}>\s*\[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, units = ''], nth) => {
      const glyph = (Number.parseInt(first, 16) + nth).toString(16).padStart(4, '0');
      letters.set(glyph, String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))));
    });
  return letters;
}
