/** Where the phone was that measured it, in whole numbers: what is stored and compared has no rounding. */
export interface ParkedPosition {
  /** millionths of a degree, north of the equator */
  readonly latitudeMicrodegrees: number;
  /** millionths of a degree, east of Greenwich */
  readonly longitudeMicrodegrees: number;
  readonly accuracyMeters: number;
}

/** In degrees, as maps take and people compare it: `32.085300,34.781768`. */
export const degreesOf = ({ latitudeMicrodegrees, longitudeMicrodegrees }: ParkedPosition): string =>
  [latitudeMicrodegrees, longitudeMicrodegrees].map((microdegrees) => (microdegrees / 1e6).toFixed(6)).join(',');

/** What opens a map: an app that is asked by `geo:`, Apple's maps, or a page. */
export type MapOpener = 'geo' | 'apple' | 'page';

/** Only Android opens `geo:` for sure; Apple's devices have an address of their own, and a desktop gets a page. */
export function mapOpenerOf(userAgent: string): MapOpener {
  if (/android/i.test(userAgent)) return 'geo';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'page';
}

/** Shows the position in the map of the device. */
export function mapLink(position: ParkedPosition, opener: MapOpener): string {
  const degrees = degreesOf(position);
  const [latitude, longitude] = degrees.split(',');
  switch (opener) {
    case 'geo':
      return `geo:${degrees}?q=${degrees}`;
    case 'apple':
      return `https://maps.apple.com/?ll=${degrees}&q=${degrees}`;
    case 'page':
      return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
  }
}
