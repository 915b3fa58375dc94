import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from './jest.config.mjs';

const source = path.join(import.meta.dirname, 'src');
/** Whether there is a connection is one state for all. */
const connection = path.join('lib', 'connection', 'connection.spec.ts');
/** What replaces a module or something global must not meet the others; what gives back clock and functions may. */
function standsAlone(file) {
  if (file === connection) return true;
  const spec = readFileSync(path.join(source, file), 'utf8');
  const replacesForGood = /\bjest\.(mock|doMock|replaceProperty)\(|globalThis\.\w+ = /.test(spec);
  const keepsClock = /useFakeTimers\(/.test(spec) && !/useRealTimers\(/.test(spec);
  const keepsFunctions = /spyOn\(/.test(spec) && !/restoreAllMocks\(|mockRestore\(/.test(spec);
  return replacesForGood || keepsClock || keepsFunctions;
}
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
