import { type RefObject, useEffect, useState } from 'react';

/** How far down the document the screen has come, in whole percent; scrolling back up takes nothing away. */
export function useReadingProgress(document: RefObject<HTMLElement | null>): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const look = () => {
      const { top = 0, height = 0 } = document.current?.getBoundingClientRect() ?? {};
      if (height === 0) return;
      const read = Math.round((100 * (window.innerHeight - top)) / height);
      setPercent((before) => Math.max(before, Math.min(100, read)));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [document]);
  return percent;
}
