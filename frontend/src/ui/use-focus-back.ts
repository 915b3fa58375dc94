import { useEffect, useState } from 'react';
import { focusNear, placesNear } from './keep-focus.js';

/**
 * When a dialog or drawer closes, the focus returns to what opened it, or near it if that is gone, unless it has moved elsewhere since.
 */
export function useFocusBack(): void {
  const [places] = useState(() => placesNear(document.activeElement));
  useEffect(
    () => () => {
      const [opener = null] = places;
      const active = document.activeElement;
      const isFree = active === null || active === document.body || active.closest('[role=dialog]')?.contains(opener);
      if (isFree) focusNear(places);
    },
    [places],
  );
}
