import { useSyncExternalStore } from 'react';

export const phoneWidth = '(max-width: 639px)';

/** A finger rather than a mouse: a phone or tablet, which has a camera. */
export const touchScreen = '(pointer: coarse)';

/** True while the device matches the media query. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
