import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, step } from './run.mjs';

const stampFile = 'node_modules/.cache/rigbook/built';
const results = [
  'contracts/dist/.tsbuildinfo',
  'backend/dist/.tsbuildinfo',
  'backend/dist/server/start.main.js',
  'backend/verifier/dist/main.js',
  'frontend/dist/index.html',
];
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'contracts/package.json',
  'contracts/tsconfig.build.json',
  'contracts/src',
  'backend/package.json',
  'backend/tsconfig.build.json',
  'backend/src',
  'backend/migrations',
  'backend/bench',
  'backend/scripts',
  'backend/verifier',
  'frontend',
];
const leftOut = /(^|\/)(node_modules|dist|dist-types|e2e|test-results|coverage)(\/|$)|\.spec\.tsx?$/;

/** Builds what is missing or older than its sources; takes a few milliseconds if there is nothing to do. */
export async function ensureBuilt() {
  const sourceStamp = stampOf(sources);
  if (readStamp() === withResults(sourceStamp)) return;
  await step('Building', bin('nx'), ['run-many', '-t', 'build', '--output-style=stream']);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, withResults(sourceStamp));
}

/** Includes when the results were written, since another compiler may have run. */
const withResults = (sourceStamp) =>
  [sourceStamp, ...results.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs)].join('\n');

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined);

function stampOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesIn(place) {
  if (leftOut.test(place) || !existsSync(place)) return [];
  const entries = listed(place);
  return entries ? entries.sort().flatMap((name) => filesIn(`${place}/${name}`)) : [place];
}

function listed(place) {
  try {
    return readdirSync(place);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
