import type { CDPSession, Page } from '@playwright/test';

/** How an element looks, with what may be drawn around it to show the focus. Set by the page's first script. */
declare global {
  interface Window {
    looksOf(element: Element): string;
    lastStop?: { readonly element: Element; readonly looks: string };
    stops?: WeakSet<Element>;
  }
}

const installLooks = () => {
  window.looksOf = (element) => {
    // the boxes of antd's fields are drawn around the input
    const isDrawnAround = element.matches('input, textarea');
    const around = isDrawnAround ? [element.parentElement, element.parentElement?.parentElement] : [];
    const beside = isDrawnAround ? [...(element.parentElement?.children ?? [])] : [...element.children];
    return [element, ...around, ...beside]
      .flatMap((one) => (one ? [null, '::before', '::after'].map((part) => getComputedStyle(one, part)) : []))
      .map((style) => [style.outline, style.boxShadow, style.border, style.background, style.opacity].join())
      .join();
  };
};

interface Stop {
  readonly end: boolean;
  readonly faults: readonly string[];
}

/** The stop that has the focus: whether it was met before, and what a person who looks for it misses. */
function lookAtStop(): Stop {
  const faults: string[] = [];
  const said = (element: Element) => `${element.outerHTML.slice(0, 160)} at ${location.pathname}${location.search}`;
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  const last = window.lastStop;
  const here = document.activeElement;
  // the frame of a password also shows the focus of the eye in it
  const isInFrame = last?.element.matches('input') && last.element.parentElement?.contains(here);
  if (last?.element.isConnected && last.element !== here && !isInFrame && window.looksOf(last.element) === last.looks)
    faults.push(`no visible focus: ${said(last.element)}`);
  if (last?.element !== here) delete window.lastStop;
  if (!(here instanceof HTMLElement) || here === document.body) return { end: true, faults };
  // the day, month and year of a device's own date field
  if (last?.element === here && here.matches('input[type=date]')) return { end: false, faults };
  if (window.stops?.has(here)) return { end: true, faults: last?.element === here ? [`stuck: ${said(here)}`] : faults };
  (window.stops ??= new WeakSet()).add(here);
  window.lastStop = { element: here, looks: window.looksOf(here) };
  // the input of a tick is drawn by the element beside it
  const shown = here.matches('input') && here.parentElement ? here.parentElement : here;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x, y] = [
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  ];
  if (right - left < 2 || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return { end: false, faults: [...faults, `out of sight: ${said(here)}`] };
  let above = document.elementFromPoint(x, y);
  while (above && !['sticky', 'fixed'].includes(getComputedStyle(above).position)) above = above.parentElement;
  if (above !== null && !above.contains(here)) faults.push(`covered: ${said(here)}`);
  return { end: false, faults };
}

/** What the focused element is called, as the browser tells a screen reader. */
async function nameOfFocus(cdp: CDPSession): Promise<string> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return '';
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return String(nodes[0]?.name?.value ?? '').trim();
}

/**
 * Presses Tab through the page, at most `most` times, and lists the stops that a person cannot use: the focus is not visible, is out of
 * sight or under a sticky bar, has no name, or cannot be left with Tab.
 */
export async function faultsOfStops(page: Page, most: number): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(installLooks);
  await page.evaluate(() => {
    delete window.lastStop;
    delete window.stops;
  });
  const faults: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const { end, faults: found } = await page.evaluate(lookAtStop);
    faults.push(...found);
    if (end) break;
    if ((await nameOfFocus(cdp)) === '')
      faults.push(`no name: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? '')}`);
  }
  await cdp.detach();
  return faults;
}
