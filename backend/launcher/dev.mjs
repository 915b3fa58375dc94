import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureAllInstalled } from './install.mjs';
import { bin, tsc } from './run.mjs';
import { requireNode, root, toolEnvironment } from './workspace.mjs';

// npm run dev: recompiles and restarts the backend at each change; Vite serves the page and reloads it
requireNode();
endWithNpm();
await ensureAllInstalled();
await ensureBuilt();

const children = new Set();
let server;

function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, env: toolEnvironment, stdio: 'inherit', ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function restartServer() {
  const former = server;
  if (former && former.exitCode === null) {
    former.kill('SIGTERM');
    await new Promise((resolve) => former.once('exit', resolve));
  }
  server = start(process.execPath, ['backend/dist/src/app/start.main.js']);
}

const compiler = start(tsc, ['-b', 'backend/tsconfig.build.json', '--watch', '--preserveWatchOutput'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let restarts = Promise.resolve();
compiler.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text);
  if (/Found 0 errors/.test(text)) restarts = restarts.then(restartServer);
});

start(bin('vite'), ['--clearScreen', 'false'], {
  cwd: `${root}frontend`,
  env: { RIGBOOK_API: `http://localhost:${process.env.PORT || 3000}`, ...toolEnvironment },
});
process.stdout.write('The page with live reload: http://localhost:5173\n');

process.on('SIGINT', () => {}); // the terminal signals the children too; we end after the last one
process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')));
