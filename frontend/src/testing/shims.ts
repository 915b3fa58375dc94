/** What jsdom lacks and the screens ask for. */
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

HTMLElement.prototype.scrollIntoView = () => undefined;
HTMLElement.prototype.hasPointerCapture = () => false;

/** Computed once for as long as the document stays as it is: queries by role ask for the same elements again and again. */
const styleOf = window.getComputedStyle;
let styles = new WeakMap<Element, CSSStyleDeclaration>();
const forget = () => void (styles = new WeakMap());
const changes = new MutationObserver(forget);
changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
// jsdom can't do pseudo-elements
window.getComputedStyle = (element) => {
  if (changes.takeRecords().length > 0) forget();
  const known = styles.get(element);
  if (known !== undefined) return known;
  const style = styleOf(element);
  if (element.isConnected) styles.set(element, style);
  return style;
};

URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => undefined;

const drawing: unknown = new Proxy({}, { get: () => () => undefined, set: () => true });
HTMLCanvasElement.prototype.getContext = (() => drawing) as unknown as HTMLCanvasElement['getContext'];
HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,iVBORw0KGgo=';
