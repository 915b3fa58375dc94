/** A foreground and its background; every pair has a contrast of at least 4.5:1. */
export interface Hue {
  readonly ink: string;
  readonly ground: string;
}

export interface Palette {
  readonly page: string;
  readonly surface: string;
  readonly sunken: string;
  readonly pictureGround: string;
  readonly hairline: string;
  readonly line: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly accentInk: string;
  readonly accentGround: string;
  readonly danger: string;
  /** The background of a destructive button; its text is `onAccent`. */
  readonly dangerFill: string;
  readonly green: Hue;
  readonly yellow: Hue;
  readonly orange: Hue;
  readonly red: Hue;
  readonly grey: Hue;
  readonly blue: Hue;
  readonly violet: Hue;
  readonly teal: Hue;
  /** The colors of vehicles, apart from those of statuses. */
  readonly livery1: Hue;
  readonly livery2: Hue;
  readonly livery3: Hue;
  readonly livery4: Hue;
  readonly livery5: Hue;
  readonly livery6: Hue;
  readonly livery7: Hue;
  readonly livery8: Hue;
}

export const lightPalette: Palette = {
  page: '#f5f7fa',
  surface: '#ffffff',
  sunken: '#edf0f5',
  pictureGround: '#e6ebf3',
  hairline: '#dde2ea',
  line: '#7d8798',
  ink: '#111a28',
  inkSoft: '#4b5669',
  accent: '#1c449c',
  onAccent: '#ffffff',
  accentInk: '#1c449c',
  accentGround: '#e7edfa',
  danger: '#b3261e',
  dangerFill: '#b3261e',
  green: { ink: '#0d6636', ground: '#e1f3e8' },
  yellow: { ink: '#6b5200', ground: '#fcf2c7' },
  orange: { ink: '#8a3f00', ground: '#fde9d7' },
  red: { ink: '#9f1f1a', ground: '#fce8e6' },
  grey: { ink: '#4b5669', ground: '#e9edf2' },
  blue: { ink: '#1c449c', ground: '#e2eafa' },
  violet: { ink: '#5a3696', ground: '#efe8fa' },
  teal: { ink: '#0a5c63', ground: '#dcf1f2' },
  livery1: { ink: '#1f4fd8', ground: '#dfe8ff' },
  livery2: { ink: '#b3106f', ground: '#fde3f1' },
  livery3: { ink: '#08694a', ground: '#d8f3e7' },
  livery4: { ink: '#8c4a00', ground: '#fdebd3' },
  livery5: { ink: '#6b35c9', ground: '#ece3fd' },
  livery6: { ink: '#05688a', ground: '#d8f0f9' },
  livery7: { ink: '#ad2f16', ground: '#fde6df' },
  livery8: { ink: '#565f00', ground: '#f1f4c8' },
};

export const darkPalette: Palette = {
  page: '#0d1219',
  surface: '#151c27',
  sunken: '#0a0e14',
  pictureGround: '#273142',
  hairline: '#2a3443',
  line: '#76849a',
  ink: '#e8edf5',
  inkSoft: '#a9b5c6',
  accent: '#3d6bd0',
  onAccent: '#ffffff',
  accentInk: '#a3c0ff',
  accentGround: '#1a2a4b',
  danger: '#ff9a92',
  dangerFill: '#c2352c',
  green: { ink: '#86dca9', ground: '#12301f' },
  yellow: { ink: '#f0d567', ground: '#332b0a' },
  orange: { ink: '#ffb988', ground: '#3a2211' },
  red: { ink: '#ffa8a1', ground: '#401a19' },
  grey: { ink: '#b4bfce', ground: '#232c39' },
  blue: { ink: '#a3c0ff', ground: '#1a2a4b' },
  violet: { ink: '#cfb6ff', ground: '#2c2146' },
  teal: { ink: '#86dbe0', ground: '#0f3134' },
  livery1: { ink: '#8fb2ff', ground: '#162a57' },
  livery2: { ink: '#ff97cf', ground: '#471635' },
  livery3: { ink: '#66dcae', ground: '#0c3727' },
  livery4: { ink: '#f5bc66', ground: '#3f2a08' },
  livery5: { ink: '#c8abff', ground: '#31205a' },
  livery6: { ink: '#74d2f0', ground: '#0b3547' },
  livery7: { ink: '#ffa78d', ground: '#47190e' },
  livery8: { ink: '#d0da6c', ground: '#303609' },
};

type Entry = readonly [name: string, value: string];

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The palette as CSS custom properties: `--ink-soft`, `--green-ground`, ... */
export function cssProperties(palette: Palette): Entry[] {
  return Object.entries(palette).flatMap(([name, value]: [string, string | Hue]): Entry[] =>
    typeof value === 'string'
      ? [[`--${hyphenated(name)}`, value]]
      : [
          [`--${name}-ink`, value.ink],
          [`--${name}-ground`, value.ground],
        ],
  );
}
