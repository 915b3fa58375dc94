import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from './jest.config.mjs';

const source = path.join(import.meta.dirname, 'src');
/** What replaces a module, the clock or a function must not meet the others. */
const standsAlone = (file) =>
  /\bjest\.(mock|doMock|useFakeTimers|spyOn|replaceProperty)\(|globalThis\.\w+ = /.test(
    readFileSync(path.join(source, file), 'utf8'),
  );
const specs = readdirSync(source, { recursive: true })
  .filter((file) => /\.spec\.tsx?$/.test(file))
  .sort();

/** The same specs, most of them in a few files of Jest's: see src/testing/specs-together.ts. */
export default {
  ...config,
  testMatch: [
    '<rootDir>/src/testing/together/part-*.ts',
    ...specs.filter(standsAlone).map((file) => `<rootDir>/src/${file}`),
  ],
  globals: { sharingSpecs: specs.filter((file) => !standsAlone(file)) },
};
