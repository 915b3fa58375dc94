import { register } from 'node:module';

// A worker process of its own, to be killed: node worker.child.mjs <connection string> <name of the subscription>
register('../../support/typescript.mjs', import.meta.url);
const { listener, openRunner } = await import('./open-runner.ts');
const [url, name] = process.argv.slice(2);
const { runner } = await openRunner(url, { inline: [], eventual: [], upcasters: [] }, listener(name));
runner.start();
