import { useSyncExternalStore } from 'react';

let load: (() => void) | undefined;
const listeners = new Set<() => void>();

function put(next: (() => void) | undefined): void {
  load = next;
  for (const changed of listeners) changed();
}

/** A newer page is ready; `load` switches to it. */
export const announceNewVersion = (load: () => void): void => put(load);

/** Until it is announced again: at the next visit, or for an even newer version. */
export const postponeNewVersion = (): void => put(undefined);

/** Switches to the newer page; undefined if there is none. */
export const useNewVersion = (): (() => void) | undefined =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => load,
  );
