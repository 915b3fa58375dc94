import { useState } from 'react';
import { deviceStorage } from '../storage/device-storage.js';

/** A choice from a fixed list, remembered on this device. A remembered value no longer offered counts as none. */
export function useDeviceChoice<T extends string>(
  key: string,
  choices: readonly T[],
  initial: T,
): [T, (choice: T) => void] {
  const [choice, setChoice] = useState<T>(() => {
    const remembered = deviceStorage.read<T>(key);
    return remembered !== undefined && choices.includes(remembered) ? remembered : initial;
  });
  return [
    choice,
    (next) => {
      deviceStorage.write(key, next);
      setChoice(next);
    },
  ];
}
