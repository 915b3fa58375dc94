/** A position in the tree as jsdom's style sheets see it: all elements in one position have the same style. */
interface Place {
  readonly inside: Map<string, Place>;
  style?: CSSStyleDeclaration;
  styleInFocus?: CSSStyleDeclaration;
}

/** All that jsdom's style sheet depends on in an element, apart from its name and the elements around it. */
const styledBy = ['hidden', 'type', 'open', 'disabled', 'readonly', 'dir', 'list', 'style'];

const newPlace = (): Place => ({ inside: new Map() });

/**
 * getComputedStyle of a page without style sheets, computed once per position in the tree. jsdom would match its whole
 * sheet again for every element, and queries by role need the style of each. If the page has style sheets, jsdom is
 * asked every time.
 */
export function computedOnce(compute: (element: Element) => CSSStyleDeclaration): typeof getComputedStyle {
  const nowhere = newPlace();
  let places = new WeakMap<Element, Place>();
  const forget = () => void (places = new WeakMap());
  const changes = new MutationObserver(forget);
  changes.observe(document, { attributes: true, childList: true, subtree: true });

  function placeOf(element: Element): Place {
    const known = places.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement === null ? nowhere : placeOf(element.parentElement);
    const own = ownKind(element);
    const place = around.inside.get(own) ?? newPlace();
    around.inside.set(own, place);
    if (element.isConnected) places.set(element, place);
    return place;
  }

  return (element) => {
    if (document.styleSheets.length > 0) return compute(element);
    if (changes.takeRecords().length > 0) forget();
    const place = placeOf(element);
    if (element === document.activeElement) return (place.styleInFocus ??= compute(element));
    return (place.style ??= compute(element));
  };
}

function ownKind(element: Element): string {
  let kind = element.localName;
  for (const name of styledBy) {
    const value = element.getAttribute(name);
    if (value !== null) kind += ` ${name}=${value}`;
  }
  return kind;
}
