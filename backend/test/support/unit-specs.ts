import { jest } from '@jest/globals';
import path from 'node:path';

declare global {
  /** Of jest.unit-together.config.mjs: the specs that can share their modules with others. */
  var sharingSpecs: readonly string[];
}

// each file of Jest's loads Nest, pdfkit and fast-check anew, which takes longer than most specs; together they load them once
for (const file of globalThis.sharingSpecs)
  describe(file, () => {
    jest.requireActual(path.resolve(import.meta.dirname, '../..', file));
  });
