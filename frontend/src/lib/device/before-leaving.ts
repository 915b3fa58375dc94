type Finish = () => Promise<unknown>;

/** Each with how to drop it, if it can wait no longer than its person is signed in. */
const unfinished = new Map<Finish, (() => void) | undefined>();

/** Runs the tasks that would be lost when the page closes or the person signs out. */
export const finishBeforeLeaving = async (): Promise<void> => {
  await Promise.all([...unfinished.keys()].map((finish) => finish()));
};

/** Drops what may not be sent, since somebody else uses this browser's session by now. */
export const abandonUnfinished = (): void => {
  for (const abandon of unfinished.values()) abandon?.();
};

/** Whether something would be lost if the page closed now. */
export const isUnfinished = (): boolean => unfinished.size > 0;

const finishUnseen = () => void finishBeforeLeaving();
/** A phone may end a background page without warning. */
const finishInBackground = () => {
  if (document.visibilityState === 'hidden') finishUnseen();
};

/** Has the browser ask before it closes the page. Returns how to stop that. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
}

/**
 * Registers a task to run before the page closes or the person signs out, and how to drop it once another person has signed in.
 * Returns how to cancel both.
 */
export function beforeLeaving(finish: Finish, abandon?: () => void): () => void {
  if (unfinished.size === 0) {
    addEventListener('pagehide', finishUnseen);
    document.addEventListener('visibilitychange', finishInBackground);
  }
  unfinished.set(finish, abandon);
  return () => {
    unfinished.delete(finish);
    if (unfinished.size > 0) return;
    removeEventListener('pagehide', finishUnseen);
    document.removeEventListener('visibilitychange', finishInBackground);
  };
}
