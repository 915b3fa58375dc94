import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Chromium {
  readonly path: string;
  /** environment variables that the browser needs if it brings its own libraries and fonts */
  readonly environment: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const onThisMachine = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** CHROME_PATH if set, otherwise the browser installed by npm, otherwise one on this machine. */
export async function findChromium(): Promise<Chromium> {
  const wished = process.env['CHROME_PATH'];
  if (wished) return { path: wished, environment: {} };
  const candidates = [bundledChromium, ...onThisMachine.map((file) => async () => ({ path: file, environment: {} }))];
  for (const candidate of candidates) {
    const chromium = await candidate().catch(() => undefined);
    if (chromium && (await runs(chromium))) return chromium;
  }
  throw new Error('There is no Chromium that runs here. Install one and set CHROME_PATH to it.');
}

/** Unpacked once per version, into a folder that appears only when it is complete. */
async function bundledChromium(): Promise<Chromium> {
  const packageFile = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const folder = path.join(root, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    path: path.join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_PATH: path.join(folder, 'fonts') },
  };
}

async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  // a separate process, since the package unpacks to TMPDIR and changes its environment
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `(await import('@sparticuz/chromium')).default.executablePath()`],
    { cwd: root, env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' } },
  );
  bringOwnFonts(path.join(unfinished, 'fonts'));
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true }); // another run finished first
  }
}

/** The package looks for fonts in fixed folders. A Chromium without fonts crashes at the first input field. */
function bringOwnFonts(folder: string): void {
  const file = path.join(folder, 'fonts.conf');
  const configuration = readFileSync(file, 'utf8');
  writeFileSync(file, configuration.replace('<dir>', '<dir prefix="relative">fonts</dir>\n  <dir>'));
}

async function runs({ path: file, environment }: Chromium): Promise<boolean> {
  const options = { env: { ...process.env, ...environment }, timeout: 30_000 };
  return promisify(execFile)(file, ['--version', '--no-sandbox'], options).then(
    () => true,
    () => false,
  );
}
