import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster } from './cluster.js';
import { Crowd } from './crowd.js';
import { finish, say, sayFailed, sayPhase } from './report.js';

// npm run rolling-restart [-- ROUNDS]: restarts two servers and two workers, one after the other, while a crowd books
const rounds = Number(process.argv[2] ?? 2);
const here = path.resolve(import.meta.dirname, '../../..');
const cluster = await openCluster();
const first = await cluster.start(here, 'start');
await cluster.stop(first);
const processes = [];
for (const role of ['http', 'http', 'worker', 'worker'] as const) processes.push(await cluster.start(here, role));
const crowd = await Crowd.gather(cluster.proxy.address, cluster.databaseUrl);
crowd.start();
const phase = crowd.phase();
await sleep(3_000);
for (let round = 1; round <= rounds; round += 1) {
  for (const [place, { role }] of processes.entries()) {
    const startedAt = performance.now();
    await cluster.stop(processes[place]!);
    const stoppedAt = performance.now();
    processes[place] = await cluster.start(here, role);
    const [stop, start] = [stoppedAt - startedAt, performance.now() - stoppedAt];
    say(`round ${round}, ${role}: stopped in ${(stop / 1000).toFixed(1)} s, ready in ${(start / 1000).toFixed(1)} s`);
    await sleep(2_000);
  }
}
await crowd.stop();
sayPhase('under load', phase);
sayFailed(phase.failed);
say(`${crowd.reopened} live streams opened again, ${crowd.known().length} bookings, ${cluster.mails()} mails`);
const faults = await cluster.faults(here, crowd.known());
for (const { role, stop } of processes) if ((await stop()) !== 0) say(`a ${role} process did not end cleanly`);
await cluster.close();
finish(phase.failed, faults);
