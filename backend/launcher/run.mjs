import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root, toolEnvironment } from './workspace.mjs';

/** The running child processes. */
export const running = new Set();

/**
 * Runs a program to its end or its time limit, and collects its output. Never rejects if the program fails. The limit leaves room for
 * the API tests on a busy machine.
 * @param {{ env?: NodeJS.ProcessEnv, minutes?: number, unhurried?: boolean }} [options] unhurried: with low priority
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = {}, minutes = 120, unhurried = false } = {}) {
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

/** A call of the npm that started us, or of the one on the path. */
export const npm = (...args) =>
  process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath, ...args]] : ['npm', args];

/** The compiler written in Go; npm decides which of the two installed ones is in node_modules/.bin (backend/launcher/NOTES.md). */
export const tsc = `${root}node_modules/typescript-native/bin/tsc`;

/** Prints the step and runs a program. On failure prints the output and ends the process. */
export const step = (doing, command, args, options) =>
  inOneStep(doing, async () => {
    const { ok, output } = await run(command, args, options);
    return ok ? undefined : output;
  });

/**
 * Prints a line with the seconds that the work takes, which count up in a terminal. If it returns the output of a failure, prints that
 * and ends the process.
 */
export async function inOneStep(doing, work) {
  const startedAt = performance.now();
  const show = (text) => process.stdout.write(text);
  show(`${doing} ...`);
  const counting = process.stdout.isTTY && setInterval(() => show(`\r${doing} ... ${seconds(startedAt)} s`), 100);
  const failed = await work();
  clearInterval(counting);
  const ending = `${failed === undefined ? 'done' : 'failed'} (${seconds(startedAt)} s)\n`;
  show(process.stdout.isTTY ? `\r${doing} ... ${ending}` : ` ${ending}`);
  if (failed === undefined) return;
  process.stderr.write(`${failed.trimEnd()}\n`);
  process.exit(1);
}

export const seconds = (startedAt) => ((performance.now() - startedAt) / 1000).toFixed(1);
