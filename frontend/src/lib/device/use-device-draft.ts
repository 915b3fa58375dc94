import { instantOfDate, type Instant } from '@rigbook/contracts/kernel/time';
import { useCallback, useState } from 'react';
import { deviceStorage } from './device-storage.js';

interface Kept<T> {
  readonly draft: T;
  readonly savedAt: Instant;
}

export interface DeviceDraft<T> {
  readonly draft: T;
  /** When this device kept it last; undefined while nothing was typed, or where the device keeps nothing. */
  readonly savedAt: Instant | undefined;
  readonly change: (changes: Partial<T>) => void;
  readonly forget: () => void;
}

/** A form that this device keeps at each change, so that a lost signal or a closed tab costs nothing. */
export function useDeviceDraft<T extends object>(key: string, initial: T): DeviceDraft<T> {
  const [kept, setKept] = useState<{ draft: T; savedAt: Instant | undefined }>(() => {
    const found = deviceStorage.read<Kept<T>>(key);
    return found === undefined
      ? { draft: initial, savedAt: undefined }
      : { ...found, draft: { ...initial, ...found.draft } };
  });

  const change = (changes: Partial<T>) => {
    const next: Kept<T> = { draft: { ...kept.draft, ...changes }, savedAt: instantOfDate(new Date()) };
    const saved = deviceStorage.write(key, next);
    setKept(saved ? next : { draft: next.draft, savedAt: undefined });
  };
  const forget = useCallback(() => deviceStorage.remove(key), [key]);

  return { ...kept, change, forget };
}
