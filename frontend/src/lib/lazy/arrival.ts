import { nextTask } from './next-task.js';
import { leaveThisVersion, offerOtherVersion } from './other-version.js';

/** A connection that takes longer for one file counts as lost. */
const longestMs = 60_000;

/** The server has no such file, so it has another version of the page. */
class FileGone extends Error {}

interface Coming {
  readonly since: number;
  readonly file: Promise<void>;
  readonly stop: () => void;
}

/** What the page was opened with needs no second request. */
const here = new Set<string>();
const coming = new Map<string, Coming>();
let onlyFiles = false;

/**
 * Takes the place of Vite's preload helper (vite/lazy-files.ts): runs an import once its files are in the browser's cache. Chromium
 * remembers for as long as the page is open that an import failed, so only the requests before it may fail: they can be repeated.
 */
export async function whenArrived<Module>(run: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const bringing = onlyFiles;
  try {
    await allArrived(filesOf(run, files));
  } catch (error) {
    if (error instanceof FileGone) (bringing ? offerOtherVersion : leaveThisVersion)();
    throw error;
  }
  if (bringing) throw new Error('Only the files were wanted');
  return run();
}

/** Loads the files of the imports that `load` begins with, without running them: running takes a slow phone a while. */
export function bringFiles(load: () => Promise<unknown>): void {
  onlyFiles = true;
  load().catch(() => undefined);
  onlyFiles = false;
}

/** Gives up the requests that have had no answer for that long; the next import makes new ones. */
export function giveUpWaiting(forMs: number): void {
  for (const [address, { since, stop }] of coming) {
    if (Date.now() - since < forMs) continue;
    coming.delete(address);
    stop();
  }
}

/** Vite names no files for a script that needs no other. */
const filesOf = (run: () => unknown, files: readonly string[]): readonly string[] =>
  files.length > 0
    ? files
    : [...String(run).matchAll(/import\([`'"]\.\/([^`'"]+)/g)].map(([, name]) => `assets/${name}`);

/** A slow phone takes ten milliseconds to make a request: many at once would hold up what a person does. */
const REQUESTS_IN_ONE_TASK = 4;

async function allArrived(names: readonly string[]): Promise<void> {
  const files: Promise<void>[] = [];
  const addresses = names.map((name) => new URL(`/${name}`, document.baseURI).href);
  for (const address of addresses.filter((one) => !here.has(one))) {
    if (files.length % REQUESTS_IN_ONE_TASK === REQUESTS_IN_ONE_TASK - 1) await nextTask();
    const file = arrived(address);
    file.catch(() => undefined); // it may fail before all are waited for
    files.push(file);
  }
  await Promise.all(files);
}

function arrived(address: string): Promise<void> {
  if (here.size === 0) for (const opened of filesOfThePage()) here.add(opened);
  if (here.has(address)) return Promise.resolve();
  const running = coming.get(address);
  if (running) return running.file;
  const started = address.endsWith('.css') ? styleSheet(address) : script(address);
  const file = started.file.then(
    () => void here.add(address),
    (error: unknown) => {
      if (coming.get(address)?.file === file) coming.delete(address);
      document.querySelector(`link[rel=stylesheet][href="${address}"]`)?.remove();
      throw error;
    },
  );
  coming.set(address, { ...started, file, since: Date.now() });
  return file;
}

const filesOfThePage = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')].map(
    ({ href }) => href,
  );

function script(address: string): Omit<Coming, 'since'> {
  const given = new AbortController();
  const stop = () => given.abort();
  const tooLong = setTimeout(stop, longestMs);
  const load = async () => {
    const answer = await fetch(address, { credentials: 'same-origin', signal: given.signal });
    if (!answer.ok)
      throw new (answer.status === 404 ? FileGone : Error)(`${address} was answered with ${answer.status}`);
    await answer.blob(); // or it would not be kept; as a buffer, a large file would stop the page for a while
  };
  return { file: load().finally(() => clearTimeout(tooLong)), stop };
}

function styleSheet(address: string): Omit<Coming, 'since'> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const stop = () => link.dispatchEvent(new Event('error'));
  const file = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${address} was not loaded`)));
  });
  document.head.append(link);
  return { file, stop };
}
