import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './sticky-bar.module.css';

/** Between what has the focus and the bar, in px. */
const CLEAR = 24;

/**
 * The last part of a page, with its main button: within reach of the thumb wherever the page is scrolled to. What gets the focus by
 * keyboard is scrolled to above it, however much it says.
 */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() => {
      const { bottom } = getComputedStyle(element); // the page's own bar may be below it
      style.scrollPaddingBlockEnd = `${element.offsetHeight + (parseFloat(bottom) || 0) + CLEAR}px`;
    });
    measure.observe(element);
    return () => {
      measure.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return (
    <div ref={bar} className={styles.bar} data-clear-of-toasts>
      {children}
    </div>
  );
}
