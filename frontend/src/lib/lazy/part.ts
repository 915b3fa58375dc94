import type { ComponentType } from 'react';
import { bringFiles } from './arrival.js';

/** A component with a file of its own. */
export interface Part<Props extends object> {
  /** Loads it once; a load that failed is repeated. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What was loaded so far. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Brings its files, for it to open at once later. */
  readonly prefetch: () => void;
}

export function part<Props extends object>(read: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    load: async () => {
      const component = await read();
      return (loaded ??= component);
    },
    loaded: () => loaded,
    prefetch: () => {
      if (loaded === undefined) bringFiles(read);
    },
  };
}
