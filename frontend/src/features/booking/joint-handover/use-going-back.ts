import { useEffect, useRef } from 'react';
import { sayGoingBack } from './use-handover.js';

/**
 * Whoever leaves the comparison is seen to leave it on the other phone: by the button, by another page, or by closing this one. `isOpen`: nothing is on
 * its way to the server, and the code still stands.
 */
export function useGoingBack(handoverId: string, isOpen: boolean): void {
  const latest = useRef(isOpen);
  useEffect(() => {
    latest.current = isOpen;
  });
  useEffect(() => {
    const leave = () => {
      if (latest.current) sayGoingBack(handoverId);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [handoverId]);
}
