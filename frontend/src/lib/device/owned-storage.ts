import { createContext, useContext } from 'react';
import { deviceStorage } from '../storage/device-storage.js';

export const nobody = 'nobody';

/** Whose forms this device keeps now: the id of the signed-in person. */
export const DeviceOwnerContext = createContext(nobody);

export const useDeviceOwner = (): string => useContext(DeviceOwnerContext);

/** Part of a stored name, so it never changes: a `letter` is a form waiting to be sent, `push` where the browser takes messages. */
export type Owned = 'draft' | 'letter' | 'push';

/** One person's items share a prefix, so that another person never sees them and all can be removed at once. */
export const ownedKey = (owner: string, kind: Owned, name: string): string => `of.${owner}.${kind}.${name}`;

const kindOf = (key: string): string | undefined => key.split('.')[2];

/** Whether it is the key of a form that waits to be sent. */
export const isLetter = (key: string): boolean => kindOf(key) === ('letter' satisfies Owned);

/** Whether a form of this booking waits to be sent. */
export const hasLetterOf = (owner: string, bookingId: string): boolean =>
  deviceStorage.keys(ownedKey(owner, 'letter', '')).some((key) => key.endsWith(`.${bookingId}`));

/** When a session has ended: erases half-filled forms of everyone. Forms that wait to be sent stay, with what was typed. */
export function forgetDrafts(): void {
  const keys = deviceStorage.keys('of.');
  const letterOf = (draft: string) => draft.replace('.draft.', '.letter.');
  for (const key of keys)
    if (kindOf(key) === ('draft' satisfies Owned) && !keys.includes(letterOf(key))) deviceStorage.remove(key);
}

/** At sign-out: erases everything that this device keeps of a person. */
export function forgetOwner(owner: string): void {
  for (const key of deviceStorage.keys(`of.${owner}.`)) deviceStorage.remove(key);
}
