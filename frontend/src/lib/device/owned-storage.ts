import { createContext, useContext } from 'react';
import { deviceStorage } from '../storage/device-storage.js';

export const nobody = 'nobody';

/** Whose forms this device keeps now: the id of the signed-in person. */
export const DeviceOwnerContext = createContext(nobody);

export const useDeviceOwner = (): string => useContext(DeviceOwnerContext);

/** Part of a stored name, so it never changes: a `letter` is a form waiting to be sent. */
export type Owned = 'draft' | 'letter';

/** One person's items share a prefix, so that another person never sees them and all can be removed at once. */
export const ownedKey = (owner: string, kind: Owned, name: string): string => `of.${owner}.${kind}.${name}`;

/** When a session has ended: erases half-filled forms of everyone. Forms that wait to be sent stay. */
export function forgetDrafts(): void {
  const isDraft = (key: string) => key.split('.')[2] === ('draft' satisfies Owned);
  for (const key of deviceStorage.keys('of.').filter(isDraft)) deviceStorage.remove(key);
}

/** At sign-out: erases everything that this device keeps of a person. */
export function forgetOwner(owner: string): void {
  for (const key of deviceStorage.keys(`of.${owner}.`)) deviceStorage.remove(key);
}
