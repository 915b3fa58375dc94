import { jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '..');

// each file of Jest's loads fast-check and luxon anew, which takes longer than most specs; together they load them once
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort())
  if (file.endsWith('.spec.ts'))
    describe(file, () => {
      jest.requireActual(path.join(source, file));
    });
