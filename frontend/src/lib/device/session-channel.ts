const name = 'rigbook.session';
/** Older phones have no such channel: there another window notices with its next call. */
const isSupported = 'BroadcastChannel' in globalThis;

/** Who is signed in in this browser: the id of a person, or null once somebody signed out. */
export type SignedInId = string | null;

/** Windows of one browser share one session; what happens to it in one of them is told to the others. */
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
