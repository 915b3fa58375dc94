import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root, toolEnvironment } from './workspace.mjs';

/** What runs at this moment. */
export const running = new Set();

/**
 * Runs a program to its end, or to the end of our patience, and gathers what it prints. Never rejects for a program that
 * fails.
 * @param {{ env?: NodeJS.ProcessEnv, minutes?: number, unhurried?: boolean }} [options] unhurried: with what others leave of the processors
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = {}, minutes = 30, unhurried = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...toolEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  if (unhurried) giveWay(child.pid);
  const patience = setTimeout(() => child.kill(), minutes * 60_000);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => (output += text));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.once('close', (code, signal) =>
      resolve({ ok: code === 0, output: signal ? `${output}\n${command} was ended by ${signal}` : output }),
    );
  }).finally(() => {
    clearTimeout(patience);
    running.delete(child);
  });
}

/** One that did not start, or is done already, needs no other priority. */
function giveWay(pid) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    return;
  }
}

/** A program of node_modules/.bin, run by this very Node. */
export const bin = (name) => `${root}node_modules/.bin/${name}`;

/** The compiler written in Go; which of the two that are installed is in node_modules/.bin is up to npm (backend/launcher/NOTES.md). */
export const tsc = `${root}node_modules/typescript-native/bin/tsc`;

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
