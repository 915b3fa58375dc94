import { createContext, useContext } from 'react';
import { deviceStorage } from '../storage/device-storage.js';
import { isReport } from './report-kind.js';

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

/** Whether it is the key of a report that waits to be sent or came back. One that is being written has no id, and is a draft as any form. */
export function isReportHandedIn(key: string): boolean {
  const [, , owned, form = '', , of] = key.split('.');
  return isReport(form) && (owned === ('letter' satisfies Owned) || of !== undefined);
}

/** Whether this device keeps a report of that person that was handed in: it outlives the session. */
export const hasReports = (owner: string): boolean => deviceStorage.keys(`of.${owner}.`).some(isReportHandedIn);

/** Whether a form of this booking waits to be sent. */
export const hasLetterOf = (owner: string, bookingId: string): boolean =>
  deviceStorage.keys(ownedKey(owner, 'letter', '')).some((key) => key.endsWith(`.${bookingId}`));

/** When a session has ended: erases half-filled forms of everyone. What was handed in stays with what was typed: forms that wait, and reports that came back. */
export function forgetDrafts(): void {
  const keys = deviceStorage.keys('of.');
  const letterOf = (draft: string) => draft.replace('.draft.', '.letter.');
  for (const key of keys)
    if (kindOf(key) === ('draft' satisfies Owned) && !isReportHandedIn(key) && !keys.includes(letterOf(key)))
      deviceStorage.remove(key);
}

/** At sign-out: erases what this device keeps of a person, but for reports that were handed in. They wait for their person, and nobody else sees them. */
export function forgetOwner(owner: string): void {
  for (const key of deviceStorage.keys(`of.${owner}.`)) if (!isReportHandedIn(key)) deviceStorage.remove(key);
}
