import { deviceStorage } from './device-storage.js';

const key = 'signOutPending';
let inThisWindow = false;

/** A person has signed out without a network, so their session still has to end on the server. Says nothing about who. */
export const signOutPending = {
  isSet: (): boolean => inThisWindow || deviceStorage.read(key) === true,
  set(): void {
    inThisWindow = true;
    deviceStorage.write(key, true);
  },
  clear(): void {
    inThisWindow = false;
    deviceStorage.remove(key);
  },
} as const;

deviceStorage.onRemovedElsewhere((removed) => {
  if (removed === key) inThisWindow = false;
});
