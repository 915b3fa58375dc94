import type { ParkedPosition } from './parked-position.js';

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
