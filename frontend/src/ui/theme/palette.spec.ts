import { darkPalette, lightPalette, type Hue, type Palette } from './palette.js';

const channel = (hex: string, at: number): number => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (a: string, b: string): number => {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
};

const pairsOf = (palette: Palette): [string, string, string][] => {
  const grounds = ['page', 'surface', 'sunken'] as const;
  const inks = ['ink', 'inkSoft', 'accentInk', 'danger'] as const;
  const hues = Object.entries(palette).filter((entry): entry is [string, Hue] => typeof entry[1] !== 'string');
  return [
    ...grounds.flatMap((ground) =>
      inks.map((ink): [string, string, string] => [`${ink} on ${ground}`, palette[ink], palette[ground]]),
    ),
    ...hues.map(([name, hue]): [string, string, string] => [name, hue.ink, hue.ground]),
    ...hues.map(([name, hue]): [string, string, string] => [`${name} on surface`, hue.ink, palette.surface]),
    ['text on the accent', palette.onAccent, palette.accent],
    ['text on danger', palette.onAccent, palette.dangerFill],
    ['accent ink on its ground', palette.accentInk, palette.accentGround],
    ['ink on the accent ground', palette.ink, palette.accentGround],
  ];
};

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s palette', (_name, palette) => {
  test.each(pairsOf(palette))('%s is readable (4.5:1)', (_pair, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of a field contrasts with its background (3:1)', () => {
    expect(contrast(palette.line, palette.surface)).toBeGreaterThanOrEqual(3);
  });
});
