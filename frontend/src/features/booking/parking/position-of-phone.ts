import type { ParkedPosition } from '@rigbook/contracts/booking/shift/parked-position';
import { positionMeasured } from '@rigbook/contracts/booking/shift/parking.rules';

/** A phone in a garage finds nothing: what is written is enough. */
const longestMs = 20_000;

export type NoPosition = 'notAllowed' | 'notFound';

/** Where the phone is now. The browser asks its owner first, unless they allowed it before. */
export const positionOfPhone = (): Promise<ParkedPosition | NoPosition> =>
  new Promise((resolve) => {
    // browsers offer it over https only
    if (!('geolocation' in navigator)) return resolve('notFound');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve(positionMeasured(latitude, longitude, accuracy) ?? 'notFound'),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'notAllowed' : 'notFound'),
      { enableHighAccuracy: true, timeout: longestMs, maximumAge: 0 },
    );
  });
