import { useSyncExternalStore } from 'react';

let load: (() => void) | undefined;
const listeners = new Set<() => void>();

function put(next: (() => void) | undefined): void {
  load = next;
  for (const changed of listeners) changed();
}

/** A newer page lies ready; `load` goes over to it. */
export const announceNewVersion = (load: () => void): void => put(load);

/** Until it is announced again: with the next visit, or an even newer version. */
export const postponeNewVersion = (): void => put(undefined);

/** How to go over to the newer page; undefined while there is none. */
export const useNewVersion = (): (() => void) | undefined =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => load,
  );
