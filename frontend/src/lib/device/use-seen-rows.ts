import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A row counts as seen with a sliver missing: the browser rounds its edges. */
const nearlyWhole = 0.95;

/**
 * The ids of the list's rows that were on the screen once, not under a bar at its edges. `see` adds what the keyboard's focus has
 * passed. The rows carry their ids as `data-row`.
 */
export function useSeenRows(list: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const see = (...ids: readonly string[]) =>
    setSeen((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids])));

  const sawRows = useEffectEvent((entries: readonly IntersectionObserverEntry[]) =>
    see(
      ...entries
        .filter(({ intersectionRatio }) => intersectionRatio >= nearlyWhole)
        .map(({ target }) => (target as HTMLElement).dataset['row'] ?? ''),
    ),
  );
  useEffect(() => {
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const rootMargin = `-${px(scrollPaddingTop)}px 0px -${px(scrollPaddingBottom)}px`;
    const observer = new IntersectionObserver((entries) => sawRows(entries), { rootMargin, threshold: nearlyWhole });
    for (const row of list.current?.querySelectorAll('[data-row]') ?? []) observer.observe(row);
    return () => observer.disconnect();
  }, [list]);

  return { seen, see };
}

/** The page's scroll padding is what its bars cover. */
const px = (padding: string): number => Number.parseFloat(padding) || 0;
