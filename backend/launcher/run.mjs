import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root, toolEnvironment } from './workspace.mjs';

const PATIENCE_MS = 10 * 60_000;

/**
 * Runs a program to its end, of which there is one after ten minutes at the latest, and gathers what it prints. Never
 * rejects for a program that fails.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function run(command, args, { env = {}, cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...toolEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => (output += text));
  }
  const ended = await Promise.race([
    once(child, 'close').then(([code, signal]) => code ?? `ended by ${signal}`),
    once(child, 'error').then(([error]) => error.message),
  ]);
  return { ok: ended === 0, output: typeof ended === 'string' ? `${output}${command}: ${ended}` : output };
}

/** A program of node_modules/.bin, run by this very Node. */
export const bin = (name) => `${root}node_modules/.bin/${name}`;

/** Prints what is going on, runs it, and ends the process with its output when it fails. */
export async function step(doing, command, args, options) {
  const startedAt = performance.now();
  process.stdout.write(`${doing} ...`);
  const { ok, output } = await run(command, args, options);
  process.stdout.write(` ${ok ? 'done' : 'failed'} (${seconds(startedAt)} s)\n`);
  if (ok) return;
  process.stderr.write(`${output.trimEnd()}\n`);
  process.exit(1);
}

export const seconds = (startedAt) => ((performance.now() - startedAt) / 1000).toFixed(1);
