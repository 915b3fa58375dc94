import type { Span } from '../support/traces';

/** From the press until something of it is shown. */
export interface Watched {
  readonly typed: Span[];
  readonly opened: Span[];
}

/** Runs in the page: notes when a key's letter is painted, and when something opens after a press. */
export function watch(): void {
  const watched: Watched = { typed: [], opened: [] };
  Object.assign(window, { watched });
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    });
  // not whether they are visible: to know it, the browser would lay out the page once more
  const opening = '[role=dialog], dialog[open], [role=menu], [data-opening], .ant-popover:not(.ant-popover-hidden)';
  const openedNow = () => document.querySelectorAll(opening).length;

  let keyAt = 0;
  let waiting: { pressedAt: number; before: number } | undefined;
  const press = ({ timeStamp }: Event) => (waiting = { pressedAt: timeStamp, before: openedNow() });
  addEventListener(
    'keydown',
    (event) => {
      keyAt = event.timeStamp;
      if (event.ctrlKey || event.key === '?') press(event);
    },
    true,
  );
  addEventListener('click', press, true);
  addEventListener(
    'input',
    () => {
      const pressedAt = keyAt;
      afterPaint(() => watched.typed.push({ from: pressedAt, to: performance.now() }));
    },
    true,
  );
  new MutationObserver(() => {
    if (waiting === undefined || openedNow() <= waiting.before) return;
    const { pressedAt } = waiting;
    waiting = undefined;
    afterPaint(() => watched.opened.push({ from: pressedAt, to: performance.now() }));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['open', 'role', 'class'] });
}
