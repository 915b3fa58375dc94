import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appendOnlyTables, filledByDatabase, migrations } from '../../migrations/migrations.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { eventually } from '../event-store/support/eventually.js';

// the server of a test run by root runs as another user, who must get here
const folder = mkdtempSync('/var/tmp/rigbook-point-in-time-');
const inFolder = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openFolder = (name: string) => {
  mkdirSync(inFolder(name));
  chmodSync(inFolder(name), 0o777);
};
/** Writes a file into the second server's data, for the user that it runs as. */
const writeData = (name: string, text: string) => {
  const data = inFolder('second/cluster/data');
  writeFileSync(path.join(data, name), text);
  const { uid, gid } = statSync(data);
  chownSync(path.join(data, name), uid, gid);
};
const archiving = {
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `test ! -f ${inFolder('archive')}/%f && cp %p ${inFolder('archive')}/%f`,
};

it('archived WAL brings a database back to a moment that the runbook names', async () => {
  chmodSync(folder, 0o755);
  openFolder('archive');
  const server = await startEmbeddedPostgres({ folder: inFolder('first'), durable: false, settings: archiving });
  const url = server.superuserUrl();
  await migrate(url, { migrations, appendOnlyTables, filledByDatabase, warn: () => {} });
  const record = (version: number) =>
    withConnection(url, (client) =>
      client.query(
        `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
         VALUES (now(), gen_random_uuid(), '00000000-0000-4000-8000-000000000001', $1, 1, 'test', 'Tested', 'test', 'test', '{}')`,
        [version],
      ),
    );

  await withConnection(url, async (client) => {
    await client.query(`SELECT pg_backup_start('base', true)`);
    spawnSync('cp', ['-a', inFolder('first'), inFolder('second')]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeData('backup_label', rows[0]?.labelfile ?? '');
  });
  await record(1);
  await sleep(50);
  const [moment] = await withConnection(
    url,
    async (client) => (await client.query<{ now: string }>('SELECT now()::text AS now')).rows,
  );
  await sleep(50);
  await record(2); // the mistake
  const last = await withConnection(
    url,
    async (client) =>
      (await client.query<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name')).rows[0]?.name,
  );
  await eventually(async () => expect(await Promise.resolve(readdirSync(inFolder('archive')))).toContain(last));
  await server.stop();

  rmSync(inFolder('second/cluster/data/postmaster.pid'));
  writeData('recovery.signal', '');
  const restored = await startEmbeddedPostgres({
    folder: inFolder('second'),
    durable: false,
    settings: {
      restore_command: `cp ${inFolder('archive')}/%f %p`,
      recovery_target_time: moment?.now ?? '',
      recovery_target_action: 'promote',
      wal_level: 'replica',
    },
  });
  await eventually(() =>
    withConnection(restored.superuserUrl(), async (client) => {
      const { rows } = await client.query(
        `SELECT (SELECT array_agg(version) FROM event) AS versions, pg_is_in_recovery() AS recovering,
                (SELECT max(transaction) FROM event) < pg_snapshot_xmax(pg_current_snapshot()) AS counted`,
      );
      expect(rows).toEqual([{ versions: [1], recovering: false, counted: true }]);
    }),
  );
  await restored.stop();
});
