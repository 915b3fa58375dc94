import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { sharedFont } from './shared-font.js';

const file = readFileSync(createRequire(__filename).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const ours = sharedFont(file);
const plain = fontkit.create(file) as fontkit.Font;

const told = (run: fontkit.GlyphRun, scale: number) => ({
  glyphs: run.glyphs.map(({ id }) => id),
  width: run.advanceWidth * scale,
  positions: run.positions.map(({ xAdvance, xOffset, yOffset }) =>
    [xAdvance, xOffset, yOffset].map((at) => at * scale),
  ),
});

it.each(['AVATAR finance', 'דָּנָה לוי', 'محمد'])('lays out %s as the font does, the second time too', (text) => {
  const expected = told(plain.layout(text), 1000 / plain.unitsPerEm);
  expect(told(ours.layout(text, []), 1)).toEqual(expected);
  for (const position of ours.layout(text, []).positions as unknown as Record<string, number>[])
    for (const key in position) position[key]! *= 2; // as pdfkit does
  expect(told(ours.layout(text, []), 1)).toEqual(expected);
});

it('says of a glyph which letter it stands for here, whatever it stood for before', () => {
  const latin = ours.layout('A').glyphs;
  const cyrillic = ours.layout('А').glyphs;
  expect(latin.map(({ codePoints }) => codePoints)).toEqual([[0x41]]);
  expect(cyrillic.map(({ codePoints }) => codePoints)).toEqual([[0x410]]);
  expect(ours.getGlyph(latin[0]!.id, [0x391])).toMatchObject({ codePoints: [0x391], id: latin[0]!.id });
});
