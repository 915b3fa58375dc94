import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root, toolEnvironment } from './workspace.mjs';

/** The running child processes. */
export const running = new Set();

/**
 * Runs a program to its end or its time limit, and collects its output. Never rejects if the program fails.
 * @param {{ env?: NodeJS.ProcessEnv, minutes?: number, unhurried?: boolean }} [options] unhurried: with low priority
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

/** Ignores a process that did not start or has ended. */
function giveWay(pid) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    return;
  }
}

/** A program of node_modules/.bin, run by the same Node. */
export const bin = (name) => `${root}node_modules/.bin/${name}`;

/** The compiler written in Go; npm decides which of the two installed ones is in node_modules/.bin (backend/launcher/NOTES.md). */
export const tsc = `${root}node_modules/typescript-native/bin/tsc`;

/** Prints the step and runs it. On failure prints the output and ends the process. */
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
