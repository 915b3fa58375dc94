import { instantOfDate, instantOfMillis, type Instant } from '@rigbook/contracts/kernel/time';
import { useCallback, useRef, useState } from 'react';
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

/** What is known only later, such as a photo that took its time, is said of the draft as it is by then. */
export type Changes<T> = Partial<T> | ((latest: T) => Partial<T>);

export interface DeviceDraft<T> {
  readonly draft: T;
  /** Kept while the form's content is unchanged, so that the command is carried out once, however often it is sent. */
  readonly idempotencyKey: string;
  /** When this device last kept it; undefined while nothing was typed, or if the device keeps nothing. */
  readonly savedAt: Instant | undefined;
  readonly change: (changes: Changes<T>) => void;
  /** When this content was first complete. It belongs to what is sent, so it stays as long as the key. */
  readonly complete: () => Instant;
  readonly forget: () => void;
  /** As the device keeps it. */
  readonly kept: () => object & Pick<Kept<T>, 'idempotencyKey'>;
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

  const latest = useRef(kept);
  const keep = (next: typeof kept) => {
    latest.current = next;
    setKept(next);
  };

  const change = (changes: Changes<T>) => {
    const { draft, completedAt: _completedAt, ...kept } = latest.current;
    const next: Kept<T> = {
      // of a report that came back, how
      ...kept,
      draft: { ...draft, ...(typeof changes === 'function' ? changes(draft) : changes) },
      idempotencyKey: newIdempotencyKey(),
      savedAt: instantOfDate(new Date()),
    };
    keep(deviceStorage.write(key, next) ? next : { ...next, savedAt: undefined });
  };
  const complete = () => {
    const { savedAt, completedAt = instantOfMillis(serverClock.millis()) } = latest.current;
    keep({ ...latest.current, completedAt });
    if (savedAt !== undefined) deviceStorage.write(key, latest.current);
    return completedAt;
  };
  const forget = useCallback(() => deviceStorage.remove(key), [key]);

  return { ...kept, change, complete, forget, kept: () => latest.current };
}

/** Whether the device keeps a form with that name for its owner. */
export const useHasDraft = (name: string): boolean =>
  deviceStorage.keys(ownedKey(useDeviceOwner(), 'draft', name)).length > 0;
