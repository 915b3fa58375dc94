import { useSyncExternalStore } from 'react';

let underWay = 0;
const changes = new Set<() => void>();

function set(next: number): void {
  underWay = next;
  for (const hear of changes) hear();
}

/** Large photos take seconds to reduce. What is sent meanwhile would go without them. */
export async function whileTakingPhotos(take: () => Promise<void>): Promise<void> {
  set(underWay + 1);
  try {
    await take();
  } finally {
    set(underWay - 1);
  }
}

const subscribe = (hear: () => void): (() => void) => {
  changes.add(hear);
  return () => changes.delete(hear);
};

export const useIsTakingPhotos = (): boolean => useSyncExternalStore(subscribe, () => underWay > 0);
