/** Names of a browser and its system, as people know them; null where the user agent does not tell. */
export interface BrowserAndSystem {
  readonly browser: string | null;
  readonly system: string | null;
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** In this order: most browsers also name those that they descend from. */
const browsers: Names = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

export const browserAndSystem = (userAgent: string | undefined): BrowserAndSystem => ({
  browser: firstIn(browsers, userAgent),
  system: firstIn(systems, userAgent),
});

const firstIn = (names: Names, userAgent = ''): string | null =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
