import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const bundler = path.resolve(import.meta.dirname, 'bundle-program.mjs');

/** Bundles a program, a file below backend/test, with the sources that it imports. Returns the file to run. */
export async function bundledProgram(file: string): Promise<string> {
  const { name } = path.parse(file);
  const folder = path.resolve(import.meta.dirname, '../../dist/for-tests', name);
  await promisify(execFile)(process.execPath, [bundler, path.resolve(import.meta.dirname, '..', file), folder]);
  return path.join(folder, `${name}.js`);
}
