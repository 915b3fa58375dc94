import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster } from './cluster.js';
import { Crowd } from './crowd.js';
import { finish, say, sayFailed, sayPhase } from './report.js';

/*
 * npm run side-by-side -- FOLDER [--replay VIEW ...]: an upgrade under load, from the version in FOLDER, a checkout in which
 * `npm ci` and `npm run build` have run, to this one. Old and new processes serve together for a minute. VIEW is what the upgrade
 * must replay when the old ones have stopped, as its release says.
 */
const [folder = '', ...rest] = process.argv.slice(2);
const [old, here] = [path.resolve(folder), path.resolve(import.meta.dirname, '../../..')];
const views = rest.filter((word) => word !== '--replay');
if (!existsSync(path.join(old, 'backend/dist/server/http.main.js'))) throw new Error(`${old} is not a built checkout`);

const cluster = await openCluster();
await cluster.stop(await cluster.start(old, 'start'));
const before = [];
for (const role of ['http', 'http', 'worker', 'worker'] as const) before.push(await cluster.start(old, role));
const crowd = await Crowd.gather(cluster.proxy.address, cluster.databaseUrl);
crowd.start();
const alone = crowd.phase();
await sleep(15_000);

const migrating = crowd.phase();
const startedAt = performance.now();
const after = [await cluster.start(here, 'http')];
say(`migrated, and the first new server ready, in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
after.push(await cluster.start(here, 'worker'));

const together = crowd.phase();
await sleep(60_000);

const replacing = crowd.phase();
after.push(await cluster.start(here, 'http'), await cluster.start(here, 'worker'));
for (const process of before) {
  cluster.proxy.remove(process.port);
  await sleep(3_000); // for requests under way; versions up to 6dbc393 cut them off
  await cluster.stop(process);
}
const done = crowd.phase();
await sleep(10_000);
await crowd.stop();

const phases = { 'old alone': alone, migrating, together, replacing, 'new alone': done };
for (const [name, phase] of Object.entries(phases)) sayPhase(name, phase);
const failed = Object.values(phases).flatMap((phase) => phase.failed);
sayFailed(failed);
for (const view of views) say(await cluster.run(here, ['replay', '--only', view]));
const faults = await cluster.faults(here, crowd.known());
for (const process of after) await cluster.stop(process);
await cluster.close();
finish(failed, faults);
