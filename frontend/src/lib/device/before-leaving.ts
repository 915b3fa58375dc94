type Finish = () => Promise<unknown>;

const unfinished = new Set<Finish>();

/** Runs the tasks that would be lost when the page closes or the person signs out. */
export const finishBeforeLeaving = async (): Promise<void> => {
  await Promise.all([...unfinished].map((finish) => finish()));
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

/** Registers a task to run before the page closes or the person signs out. Returns how to cancel it. */
export function beforeLeaving(finish: Finish): () => void {
  if (unfinished.size === 0) {
    addEventListener('pagehide', finishUnseen);
    document.addEventListener('visibilitychange', finishInBackground);
  }
  unfinished.add(finish);
  return () => {
    unfinished.delete(finish);
    if (unfinished.size > 0) return;
    removeEventListener('pagehide', finishUnseen);
    document.removeEventListener('visibilitychange', finishInBackground);
  };
}
