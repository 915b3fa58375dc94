/** A place in the tree as style sheets of jsdom see it: all elements of one place have the same style. */
interface Place {
  readonly inside: Map<string, Place>;
  style?: CSSStyleDeclaration;
  styleInFocus?: CSSStyleDeclaration;
}

/** All that jsdom's own sheet asks of an element, beside its name and the elements around it. */
const styledBy = ['hidden', 'type', 'open', 'disabled', 'readonly', 'dir', 'list', 'style'];

const newPlace = (): Place => ({ inside: new Map() });

/**
 * getComputedStyle of a page without style sheets, computed once for each place in the tree: jsdom matches its whole sheet for every element
 * anew, and queries by role ask for the style of every element. Where the page has sheets, jsdom is asked each time.
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
