import { computedOnce } from './computed-style.js';
import { ScreenObserver } from './screen-observer.js';

/** What jsdom lacks and the screens need. */
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

const later = setTimeout; // also while a test moves the clock
globalThis.MessageChannel = class {
  readonly port1: { onmessage?: (message: { data: unknown }) => void } = {};
  readonly port2 = { postMessage: (data: unknown) => void later(() => this.port1.onmessage?.({ data })) };
} as unknown as typeof MessageChannel;

const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, document.activeElement);
  this.open = true;
  this.tabIndex = -1;
  this.focus();
  this.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  (openers.get(this) as HTMLElement | null)?.focus();
};

globalThis.IntersectionObserver = ScreenObserver as unknown as typeof IntersectionObserver;

HTMLElement.prototype.scrollIntoView = () => undefined;
HTMLElement.prototype.hasPointerCapture = () => false;

const styleOf = window.getComputedStyle;
window.getComputedStyle = computedOnce((element) => {
  const style = styleOf(element); // jsdom does not support pseudo-elements
  // or every element in a line would part the words of an accessible name
  if (style.display === '') style.display = 'inline';
  return style;
});

URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => undefined;

const drawing: unknown = new Proxy({}, { get: () => () => undefined, set: () => true });
HTMLCanvasElement.prototype.getContext = (() => drawing) as unknown as HTMLCanvasElement['getContext'];
HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,iVBORw0KGgo=';
