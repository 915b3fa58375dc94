import { type ReactNode, useEffect, useRef } from 'react';
import form from './form.module.css';

/** In pixels: `scroll-mt-20`. The bar of the page lies above what is scrolled behind it. */
const SCROLL_MARGIN = 80;

/**
 * What the page shows at one stage. In place of another it takes the focus that went with that one, so that keyboard and screen reader go on at its
 * beginning.
 */
export function View({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const isBehindBar = (here.current?.getBoundingClientRect().top ?? 0) < SCROLL_MARGIN;
    if (isBehindBar) here.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    here.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={here} tabIndex={-1} className={`${form.stack} scroll-mt-20 outline-none!`}>
      {children}
    </div>
  );
}
