type Finish = () => Promise<unknown>;

const unfinished = new Set<Finish>();

/** Carries out now what would get lost once the page, or whoever is signed in, is gone. */
export const finishBeforeLeaving = async (): Promise<void> => {
  await Promise.all([...unfinished].map((finish) => finish()));
};

const finishUnseen = () => void finishBeforeLeaving();
/** A phone ends a page that lies in the background without another word. */
const finishInBackground = () => {
  if (document.visibilityState === 'hidden') finishUnseen();
};

/** Says what to do before the page is closed or signed out of. Returns how to take it back. */
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
