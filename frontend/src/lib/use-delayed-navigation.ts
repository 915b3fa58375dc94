import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Navigates after a delay, unless the person has left by then. */
export function useDelayedNavigation(): (to: string, afterMs: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (to, afterMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(to), afterMs);
  };
}
