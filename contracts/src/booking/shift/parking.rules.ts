/** Where the phone was that measured it, in whole numbers: what is stored and compared has no rounding. */
export interface ParkedPosition {
  /** millionths of a degree, north of the equator */
  readonly latitudeMicrodegrees: number;
  /** millionths of a degree, east of Greenwich */
  readonly longitudeMicrodegrees: number;
  readonly accuracyMeters: number;
}

/** Photos of where a vehicle was parked. */
export const MOST_PHOTOS_OF_PARKING = 2;

export const positionRange = {
  latitudeMicrodegrees: 90_000_000,
  longitudeMicrodegrees: 180_000_000,
  /** a phone without satellites is sure of its town */
  accuracyMeters: 100_000,
} as const;

/**
 * The setting asks who returns a vehicle where it stands; the office, which ends a shift for somebody, may not know. Refused with
 * PARKING_PLACE_REQUIRED otherwise.
 */
export const saysWhereItStands = (
  place: string | null,
  { isRequired, byOffice }: { readonly isRequired: boolean; readonly byOffice: boolean },
): boolean => !isRequired || byOffice || place !== null;

/** What the phone measured, as it is stored; undefined if it is no place on earth. */
export function positionMeasured(latitude: number, longitude: number, accuracy: number): ParkedPosition | undefined {
  const position = {
    latitudeMicrodegrees: Math.round(latitude * 1e6),
    longitudeMicrodegrees: Math.round(longitude * 1e6),
    accuracyMeters: Math.min(Math.ceil(accuracy), positionRange.accuracyMeters),
  };
  return isOnEarth(position) ? position : undefined;
}

const isOnEarth = ({ latitudeMicrodegrees, longitudeMicrodegrees, accuracyMeters }: ParkedPosition): boolean =>
  Math.abs(latitudeMicrodegrees) <= positionRange.latitudeMicrodegrees &&
  Math.abs(longitudeMicrodegrees) <= positionRange.longitudeMicrodegrees &&
  accuracyMeters >= 0;

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
