import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inOneStep, npm, run, step, tsc } from './run.mjs';
import { workspaces } from './workspace.mjs';

const stamps = '.cache/built';
const sourcesOfAll = ['package-lock.json', 'tsconfig.base.json'];
const leftOut =
  /(^|\/)(node_modules|dist|dist-types|e2e|test|launcher|test-results|coverage)(\/|$)|\.spec\.tsx?$|jest\.config/;
const results = ['dist/main.js', 'dist/server/start.main.js', 'dist/index.html'];

/** Builds the workspaces whose sources have changed, at the same time. Takes milliseconds if there are none. Types are not checked. */
export async function ensureBuilt() {
  const stale = buildable().filter((workspace) => readStamp(workspace) !== stampOf(workspace));
  if (stale.length > 0) await inOneStep('Building', () => buildAll(stale));
}

/** Also compiles what tests and checks need in addition: the contracts with their types. */
export async function ensureAllBuilt() {
  await ensureBuilt();
  await step('Compiling the contracts', tsc, ['-b', 'contracts/tsconfig.build.json']);
}

/** @returns the output of the first build that failed */
const buildAll = async (stale) => (await Promise.all(stale.map(runBuild))).find((failed) => failed !== undefined);

async function runBuild(workspace) {
  const { ok, output } = await run(...npm('run', '--silent', 'build', '-w', workspace.name));
  if (!ok) return `${workspace.folder}:\n${output}`;
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stampFileOf(workspace), stampOf(workspace));
  return undefined;
}

function buildable() {
  const all = workspaces().filter(({ folder }) => folder !== '.');
  return all
    .filter(({ scripts }) => scripts?.build)
    .map(({ folder, name, dependencies = {} }) => ({
      folder,
      name,
      uses: all.filter((other) => other.name in dependencies).map((other) => other.folder),
    }));
}

const stampFileOf = ({ folder }) => `${stamps}/${folder.replaceAll('/', '-')}`;

function readStamp(workspace) {
  const file = stampFileOf(workspace);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Of the sources, and of when the results were written, since another compiler may have run. */
function stampOf({ folder, uses }) {
  const hash = createHash('sha256');
  const sources = [...sourcesOfAll, ...uses, folder];
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  const written = results.map((file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs);
  return [hash.digest('hex'), ...written].join('\n');
}

function filesIn(place) {
  if (leftOut.test(place)) return [];
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
