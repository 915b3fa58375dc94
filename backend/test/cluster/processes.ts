import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

export type Role = 'start' | 'http' | 'worker';

/** A process of a built checkout. */
export interface RunningProcess {
  readonly role: Role;
  /** 0 for a worker */
  readonly port: number;
  /** Asks it to stop, and answers its exit code. */
  stop(): Promise<number | null>;
}

const readyLine = {
  start: /ready at http:\/\/[^:]+:(\d+)/,
  http: /Listening on port (\d+)/,
  worker: /Following the log/,
};

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts a process of the checkout in `folder` and waits until it works. */
export async function startProcess(
  folder: string,
  role: Role,
  environment: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [path.join(folder, `backend/dist/server/${role}.main.js`)], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const exit = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    void exit.then(() => reject(new Error(`the ${role} process did not start: ${output}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const ready = readyLine[role].exec(output);
      if (ready) resolve(Number(ready[1] ?? 0));
    });
  });
  return {
    role,
    port,
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      running.delete(child);
      return code;
    },
  };
}

/** Runs a command line of a built checkout and answers its last line. @throws with its output, if it fails */
export async function runTool(
  folder: string,
  [tool, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const places = ['server', 'src/app/cli']; // the second one in checkouts of earlier versions
  const programs = places.map((place) => path.join(folder, `backend/dist/${place}/${tool}.js`));
  const program = programs.find((file) => existsSync(file)) ?? '';
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${tool} ended with ${code}: ${output}`);
  return output.trimEnd().split('\n').at(-1) ?? '';
}
