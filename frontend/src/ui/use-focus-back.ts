import { useEffect, useState } from 'react';

/** Where a dialog or drawer goes, the focus returns to what opened it, unless another one has taken it meanwhile. */
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
