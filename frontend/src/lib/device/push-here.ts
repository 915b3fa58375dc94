import { deviceStorage } from '../storage/device-storage.js';
import { ownedKey } from './owned-storage.js';

const keyOf = (owner: string) => ownedKey(owner, 'push', 'endpoint');

/** Where this browser takes the person's push messages, as the server was told last. */
export const pushHere = {
  endpoint: (owner: string): string | undefined => deviceStorage.read<string>(keyOf(owner)),
  keep: (owner: string, endpoint: string): boolean => deviceStorage.write(keyOf(owner), endpoint),
  forget: (owner: string): void => deviceStorage.remove(keyOf(owner)),

  /** Also without a network: the browser takes no more messages, and those on its screen go. */
  async end(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.getRegistration();
      for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    } catch {
      // a browser without push messages, or of which not even that can be asked
    }
  },

  /** Another person's messages end when a person begins. */
  async endOfOthers(owner: string): Promise<void> {
    const others = deviceStorage.keys('of.').filter((key) => /\.push\.endpoint$/.test(key) && key !== keyOf(owner));
    if (others.length === 0) return;
    for (const key of others) deviceStorage.remove(key);
    await pushHere.end();
  },
} as const;
