#!/usr/bin/env node
// npx rigbook: the packed application. Data is kept in the folder .data of where it is called, or in DATA_DIR.
const commands = {
  start: 'start.main',
  http: 'http.main',
  worker: 'worker.main',
  migrate: 'migrate',
  'create-admin': 'create-admin',
  unlock: 'unlock',
  'admin-password': 'admin-password',
  redact: 'redact',
  'audit-verify': 'audit-verify',
  replay: 'replay',
  backup: 'backup',
  restore: 'restore',
  seed: 'seed',
};

const [major, minor] = process.versions.node.split('.').map(Number);
const [command = 'start', ...args] = process.argv.slice(2);
if (major < 20 || (major === 20 && minor < 19)) fail('Rigbook needs Node 20.19 or later. See https://nodejs.org');
if (!Object.hasOwn(commands, command)) fail(`Usage: rigbook [${Object.keys(commands).join(' | ')}]`);
process.argv.splice(2, process.argv.length, ...args);
await import(`./server/${commands[command]}.js`);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
