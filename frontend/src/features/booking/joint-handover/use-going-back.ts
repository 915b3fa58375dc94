import { useEffect, useRef } from 'react';
import { openAgain, sayGoingBack } from './use-handover.js';

/**
 * The other phone sees that this person leaves the comparison: by the button, by another page, or by closing this one. If the browser brings the page
 * back as it was, they have not left. `isOpen`: nothing is on its way to the server, and the code still stands.
 */
export function useGoingBack({ id, code }: { readonly id: string; readonly code: string }, isOpen: boolean): void {
  const latest = useRef(isOpen);
  const hasLeft = useRef(false);
  useEffect(() => {
    latest.current = isOpen;
  });
  useEffect(() => {
    const leave = () => {
      if (!latest.current || hasLeft.current) return;
      hasLeft.current = true;
      sayGoingBack(id);
    };
    const comeBack = () => {
      if (hasLeft.current) openAgain(code);
      hasLeft.current = false;
    };
    comeBack(); // React's strict mode leaves each page once
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [id, code]);
}
