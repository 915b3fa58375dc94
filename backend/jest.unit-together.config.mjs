import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from './jest.config.mjs';

const here = import.meta.dirname;
const specs = ['src', 'verifier/src']
  .flatMap((folder) => readdirSync(path.join(here, folder), { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.spec.ts'))
  .sort();
/** What replaces a module, the clock or a function must not meet the others. */
const standsAlone = (file) =>
  /\bjest\.(mock|doMock|useFakeTimers|spyOn|replaceProperty)\(/.test(readFileSync(path.join(here, file), 'utf8'));

/** The specs of the unit project, most of them in one file of Jest's: see test/support/unit-specs.ts. */
export default {
  ...config.projects.find(({ displayName }) => displayName === 'unit'),
  testMatch: [
    '<rootDir>/test/support/unit-specs.ts',
    '<rootDir>/test/{boundaries,docs}.spec.ts',
    ...specs.filter(standsAlone).map((file) => `<rootDir>/${file}`),
  ],
  globals: { sharingSpecs: specs.filter((file) => !standsAlone(file)) },
  testTimeout: config.testTimeout,
  watchman: false,
};
