import { jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');

declare global {
  /** Of jest.together.config.mjs: the specs that can share their modules with others. */
  var sharingSpecs: readonly string[];
}

/**
 * Runs its share of these specs within one of the files beside the calling one. Each file loads React, antd and the page anew, which takes
 * longer than most specs; together they load them once.
 */
export function specsTogether(partFile: string): void {
  const parts = readdirSync(path.dirname(partFile)).sort();
  const part = parts.indexOf(path.basename(partFile));
  for (const file of globalThis.sharingSpecs.filter((_, index) => index % parts.length === part))
    describe(file, () => {
      jest.requireActual(path.join(folder, file));
    });
}
