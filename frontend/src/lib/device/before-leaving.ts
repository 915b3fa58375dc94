/** `closing`: the page goes this very moment, so nothing can be sent later. */
type Finish = (closing: boolean) => Promise<unknown>;

/** Each with how to drop it, if it can wait no longer than its person is signed in. */
const unfinished = new Map<Finish, (() => void) | undefined>();

/** Runs the tasks that would be lost when the page closes or the person signs out. */
export const finishBeforeLeaving = async (closing = false): Promise<void> => {
  await Promise.all([...unfinished.keys()].map((finish) => finish(closing)));
};

/** Drops what may not be sent, since its person is no longer signed in or is leaving. */
export const abandonUnfinished = (): void => {
  for (const abandon of unfinished.values()) abandon?.();
};

/** Whether something would be lost if the page closed now. */
export const isUnfinished = (): boolean => unfinished.size > 0;

const finishClosing = () => void finishBeforeLeaving(true);
/** A phone may end a background page without warning; at a desk it is only another tab. */
const finishInBackground = () => {
  if (document.visibilityState === 'hidden') void finishBeforeLeaving();
};

/** Has the browser ask before it closes the page. Returns how to stop that. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
}

/**
 * Registers a task to run before the page closes or the person signs out, and how to drop it once that person is gone.
 * Returns how to cancel both.
 */
export function beforeLeaving(finish: Finish, abandon?: () => void): () => void {
  if (unfinished.size === 0) {
    addEventListener('pagehide', finishClosing);
    document.addEventListener('visibilitychange', finishInBackground);
  }
  unfinished.set(finish, abandon);
  return () => {
    unfinished.delete(finish);
    if (unfinished.size > 0) return;
    removeEventListener('pagehide', finishClosing);
    document.removeEventListener('visibilitychange', finishInBackground);
  };
}
