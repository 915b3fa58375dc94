const beside = 'a[href], button:enabled';
const rows = '[data-row-key], li';
const sections = 'form, section, [role=dialog], main';

/** An element and what is near it, best first: to be noted while it is in the page, for when it is not. */
export function placesNear(element: Element | null): readonly HTMLElement[] {
  const row = element?.closest(rows);
  const places: (Element | null | undefined)[] = [
    element,
    ...[element?.nextElementSibling, element?.previousElementSibling].filter((one) => one?.matches(beside)),
    row,
    row?.nextElementSibling,
    row?.previousElementSibling,
  ];
  for (let around = element?.closest(sections); around; around = around.parentElement?.closest(sections))
    places.push(around);
  return places.filter((place): place is HTMLElement => place instanceof HTMLElement && place !== document.body);
}

/** Puts the focus on the first that is still there. */
export function focusNear(places: readonly HTMLElement[]): void {
  const place = places.find((one) => one.isConnected && one.getAttribute('aria-hidden') === null && isShown(one));
  if (place === undefined) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: place !== places[0] });
}

/** Not every browser, and no test, can tell. */
const isShown = (element: HTMLElement): boolean => !('checkVisibility' in element) || element.checkVisibility();

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Effects of the page that comes decide first. */
const PAGE_DECIDES_MS = 50;

/**
 * When what has the focus disappears with what it did - a button of a row that is decided, or a form that starts over - the focus moves to
 * what is near. Otherwise it would be nowhere, and keys and screen readers would start at the top of the page. Returns how to end it.
 */
export function keepFocus(): () => void {
  let places: readonly HTMLElement[] = [];
  const focused = ({ target }: FocusEvent) => {
    places = target instanceof Element ? placesNear(target) : [];
  };
  const left = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // a press on nothing, unless the element is just being removed
    queueMicrotask(() => {
      if (isLost() && places[0] === target && places[0].isConnected) places = [];
    });
  };
  const look = () => {
    if (isLost() && places[0]?.isConnected === false) focusNear(places);
  };
  const removals = new MutationObserver(() => {
    if (isLost() && places[0]?.isConnected === false) setTimeout(look, PAGE_DECIDES_MS);
  });
  document.addEventListener('focusin', focused);
  document.addEventListener('focusout', left);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', focused);
    document.removeEventListener('focusout', left);
    removals.disconnect();
  };
}
