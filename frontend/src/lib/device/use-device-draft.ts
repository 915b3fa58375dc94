import { instantOfDate, instantOfMillis, type Instant } from '@rigbook/contracts/kernel/time';
import { useCallback, useState } from 'react';
import { serverClock } from '../time/server-clock.js';
import { newIdempotencyKey } from '../http/idempotency-key.js';
import { deviceStorage } from '../storage/device-storage.js';
import { ownedKey, useDeviceOwner } from './owned-storage.js';

interface Kept<T> {
  readonly draft: T;
  readonly idempotencyKey: string;
  readonly savedAt: Instant;
  readonly completedAt?: Instant;
}

export interface DeviceDraft<T> {
  readonly draft: T;
  /** Kept while the form's content is unchanged, so that the command is carried out once, however often it is sent. */
  readonly idempotencyKey: string;
  /** When this device last kept it; undefined while nothing was typed, or if the device keeps nothing. */
  readonly savedAt: Instant | undefined;
  readonly change: (changes: Partial<T>) => void;
  /** When this content was first complete. It belongs to what is sent, so it stays as long as the key. */
  readonly complete: () => Instant;
  readonly forget: () => void;
}

/** A form that this device keeps for its owner at each change, so that a lost signal or a closed tab loses nothing. */
export function useDeviceDraft<T extends object>(name: string, initial: T): DeviceDraft<T> {
  const key = ownedKey(useDeviceOwner(), 'draft', name);
  const [kept, setKept] = useState<Omit<Kept<T>, 'savedAt'> & { savedAt: Instant | undefined }>(() => {
    const found = deviceStorage.read<Kept<T>>(key);
    return found === undefined
      ? { draft: initial, idempotencyKey: newIdempotencyKey(), savedAt: undefined }
      : { ...found, draft: { ...initial, ...found.draft } };
  });

  const change = (changes: Partial<T>) => {
    const next: Kept<T> = {
      draft: { ...kept.draft, ...changes },
      idempotencyKey: newIdempotencyKey(),
      savedAt: instantOfDate(new Date()),
    };
    setKept(deviceStorage.write(key, next) ? next : { ...next, savedAt: undefined });
  };
  const complete = () => {
    const completedAt = kept.completedAt ?? instantOfMillis(serverClock.millis());
    const { savedAt } = kept;
    setKept({ ...kept, completedAt });
    if (savedAt !== undefined) deviceStorage.write(key, { ...kept, savedAt, completedAt });
    return completedAt;
  };
  const forget = useCallback(() => deviceStorage.remove(key), [key]);

  return { ...kept, change, complete, forget };
}

/** Whether the device keeps a form with that name for its owner. */
export const useHasDraft = (name: string): boolean =>
  deviceStorage.keys(ownedKey(useDeviceOwner(), 'draft', name)).length > 0;
