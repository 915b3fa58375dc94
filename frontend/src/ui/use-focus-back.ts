import { useEffect, useState } from 'react';

/** When a dialog or drawer closes, the focus returns to what opened it, unless it has moved elsewhere since. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const active = document.activeElement;
      const isFree = active === null || active === document.body || active.closest('[role=dialog]')?.contains(opener);
      if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
