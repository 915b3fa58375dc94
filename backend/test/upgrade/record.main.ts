import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startReceiver } from '../integrations/support/receiver.js';
import { startMailServer } from '../support/servers/mail-server.js';
import { Client } from './client.js';
import { readDump, saveCompressed } from './dump.js';
import { readEverything } from './readings.js';
import { startReleased } from './released-server.js';
import { tellStory } from './story.js';

/*
 * Generates recorded/ from a released version: node --import ./backend/test/support/register-typescript.mjs
 * backend/test/upgrade/record.main.ts <folder>. The folder is a checkout of that version in which `npm ci` has run. Between
 * Sunday and Wednesday: responders book days ahead, and the end of the week is for administrators.
 */
const checkout = path.resolve(process.argv[2] ?? '');
const dataFolder = mkdtempSync(path.join(tmpdir(), 'rigbook-recorded-'));
const [mail, receiver] = [await startMailServer(), await startReceiver()];
const server = await startReleased(checkout, dataFolder, { SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
const client = new pg.Client({ connectionString: server.databaseUrl, options: '-c timezone=UTC' });
await client.connect();
try {
  const hook = { name: 'Recorder', address: receiver.address, eventTypes: null, beginsWith: 'first-event' };
  const { id } = await (await Client.administrator(server.address)).post('/api/admin/webhooks', hook);
  await tellStory(server.address);
  const admin = await Client.administrator(server.address);
  await until('the webhook has everything', async () => receiver.received.length >= (await count('event')));
  await admin.post(`/api/admin/webhooks/${id}/pause`);
  await setTimeout(10_000); // until views have followed the log and messages have been sent
  await until('the newest signed head is about the last event', async () => newestHead() === (await count('event')));

  const auditor = await Client.signedIn(server.address, '110');
  const dana = await Client.signedIn(server.address, '101');
  const readings = await readEverything({ admin, auditor, dana }, new Date().toISOString());
  const files = Object.fromEntries(['seal-key.pem', 'seal-heads.jsonl'].map((name) => [name, kept(name)]));
  save('database', { ...(await readDump(client)), files });
  save('readings', { ...readings, webhooks: receiver.received.map(({ event }) => event) });
  save('openapi', JSON.parse(readFileSync(path.join(checkout, 'contracts/openapi.json'), 'utf8')) as object);
} finally {
  await client.end();
  await server.stop();
  await Promise.all([mail.close(), receiver.close()]);
  rmSync(dataFolder, { recursive: true, force: true });
}

function save(name: string, content: object): void {
  saveCompressed(path.join(import.meta.dirname, 'recorded', `${name}.json.gz`), content);
}

function kept(name: string): string {
  return readFileSync(path.join(dataFolder, name), 'utf8');
}

function newestHead(): number {
  return (JSON.parse(kept('seal-heads.jsonl').trimEnd().split('\n').at(-1) ?? '{}') as { number: number }).number;
}

async function count(table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
  return Number(rows[0]?.count);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await holds()); await setTimeout(200))
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
}
