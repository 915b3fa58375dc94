import { useSyncExternalStore } from 'react';

export const phoneWidth = '(max-width: 639px)';

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
