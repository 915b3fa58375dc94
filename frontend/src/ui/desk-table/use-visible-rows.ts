import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useMediaQuery } from '../../lib/device/use-media-query.js';

/** Shorter tables are rendered whole: all message templates, but not a page of bookings. */
const MOST_AT_ONCE = 96;
/** Until the height of a row is known. */
const AT_FIRST = 80;
/** Rows beyond both edges of the window, so that scrolling finds them ready. */
const BEYOND = 10;
/** The range moves in steps, so that most scroll events change nothing. */
const STEP = 10;

interface Range {
  readonly first: number;
  /** exclusive */
  readonly last: number;
}

interface Measured extends Range {
  /** of a row, in pixels */
  readonly height: number;
}

export interface VisibleRows extends Range {
  /** The height of the rows before and after the range, in pixels. */
  readonly before: number;
  readonly after: number;
  readonly scrollTo: (index: number) => void;
}

interface Table {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** More rows can be asked for. */
  readonly isReady: boolean;
  readonly onEnd: (() => void) | undefined;
}

/**
 * The rows near the window. The table stays one table that scrolls with the page, under its head, for screen readers and for
 * paper, which gets every row. Its rows are equally high.
 */
export function useVisibleRows({ frame, count, isReady, onEnd }: Table): VisibleRows {
  const isPrinting = useMediaQuery('print');
  const [{ first: from, last: to, height }, setRange] = useState<Measured>({
    first: 0,
    last: AT_FIRST,
    height: 40,
  });

  const look = useEffectEvent(() => {
    const body = frame.current?.querySelector('tbody');
    if (!body) return;
    const measured = body.querySelector<HTMLElement>('tr[data-row-key]')?.offsetHeight || height;
    const top = body.getBoundingClientRect().top;
    const inStep = (row: number) => Math.floor(row / STEP) * STEP;
    const first = Math.max(0, inStep(-top / measured - BEYOND));
    const last = inStep((window.innerHeight - top) / measured + BEYOND) + STEP;
    if (from !== first || to !== last || height !== measured) setRange({ first, last, height: measured });
  });
  useEffect(() => {
    let waiting = requestAnimationFrame(() => look());
    const soon = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => look());
    };
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(waiting);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [count]);

  const isAtEnd = count > 0 && to >= count;
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isAtEnd) tellEnd();
  }, [isAtEnd, count, isReady]);

  const isWhole = isPrinting || count <= MOST_AT_ONCE;
  const first = isWhole ? 0 : Math.min(from, Math.max(0, count - STEP));
  const last = isWhole ? count : Math.min(to, count);
  return {
    first,
    last,
    before: first * height,
    after: (count - last) * height,
    scrollTo: (index) => {
      const body = frame.current?.querySelector('tbody');
      if (!body) return;
      const top = window.scrollY + body.getBoundingClientRect().top + index * height;
      window.scrollTo({ top: top - window.innerHeight / 2, behavior: 'instant' });
    },
  };
}
