/** Once the page has opened and has nothing else to do. Returns how to cancel it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback
  const {
    requestIdleCallback: ask = (then: () => void) => setTimeout(then, 2_000),
    cancelIdleCallback = clearTimeout,
  } = window as Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>;
  let handle: unknown;
  const opened = () => {
    handle = ask(task);
  };
  if (document.readyState === 'complete') opened();
  else window.addEventListener('load', opened, { once: true });
  return () => {
    window.removeEventListener('load', opened);
    cancelIdleCallback(handle as number);
  };
}
