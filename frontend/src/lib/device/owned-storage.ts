import { createContext, useContext } from 'react';
import { deviceStorage } from './device-storage.js';

export const nobody = 'nobody';

/** Whose forms this device keeps now: the id of who is signed in. */
export const DeviceOwnerContext = createContext(nobody);

export const useDeviceOwner = (): string => useContext(DeviceOwnerContext);

/** Part of a name in the device's storage, so it never changes: a `letter` is a form that waits to be sent. */
export type Owned = 'draft' | 'letter';

/** One person's things lie together, so that another one never meets them and all of them go at once. */
export const ownedKey = (owner: string, kind: Owned, name: string): string => `of.${owner}.${kind}.${name}`;

/** Erases everything that this device keeps of a person: at sign-out. */
export function forgetOwner(owner: string): void {
  for (const key of deviceStorage.keys(`of.${owner}.`)) deviceStorage.remove(key);
}
