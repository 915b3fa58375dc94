const name = 'rigbook.session';
/** Missing on older phones: there, other windows notice with their next call. */
const isSupported = 'BroadcastChannel' in globalThis;

/** The id of the person signed in in this browser, or null after a sign-out. */
export type SignedInId = string | null;

/** Windows of one browser share one session; changes in one are announced to the others. */
export const sessionChannel = {
  tell(news: SignedInId): void {
    if (!isSupported) return;
    const channel = new BroadcastChannel(name);
    channel.postMessage(news);
    channel.close();
  },
  /** Returns how to stop listening. */
  listen(hear: (news: SignedInId) => void): () => void {
    if (!isSupported) return () => undefined;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<SignedInId>) => hear(data));
    return () => channel.close();
  },
};
