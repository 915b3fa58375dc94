import { jest } from '@jest/globals';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');

declare global {
  /** Of jest.together.config.mjs: the specs that can share their modules with others. */
  var sharingSpecs: readonly string[];
}

/**
 * Runs every so-many-th of these specs within one file of Jest's. Each file loads React, antd and the page anew, which takes
 * longer than most specs; together they load them once.
 */
export function specsTogether({ part, of }: { readonly part: number; readonly of: number }): void {
  for (const file of globalThis.sharingSpecs.filter((_, index) => index % of === part))
    describe(file, () => {
      jest.requireActual(path.join(folder, file));
    });
}
