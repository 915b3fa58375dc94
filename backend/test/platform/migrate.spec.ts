import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/migrations.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { openTestDatabase } from '../support/database.js';

class AddColumn implements MigrationInterface {
  readonly name = 'AddColumn2000000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary ADD COLUMN later text`);
  }
  async down(): Promise<void> {}
}

it('lets requests pass while a table stays locked, and migrates when it is free', async () => {
  const store = await openTestDatabase();
  const plan = { migrations: [...migrations, AddColumn], appendOnlyTables: [], filledByDatabase: {}, warn: () => {} };
  const migrating = await withConnection(store.url, async (reader) => {
    await reader.query('BEGIN; SELECT FROM booking_diary');
    const done = migrate(store.url, plan);
    await sleep(1_000); // until it waits for the reader
    await store.database.query({ name: 'test.behind', text: 'SELECT booking_id FROM booking_diary', values: [] });
    await reader.query('COMMIT');
    return { done };
  });
  await migrating.done;
  const query = { name: 'test.later', text: 'SELECT later FROM booking_diary', values: [] };
  expect(await store.database.query(query)).toEqual([]);
  await store.close();
});

it('says that the login is a superuser, where it is one', async () => {
  const store = await openTestDatabase();
  const plan = { migrations, appendOnlyTables: [], filledByDatabase: {} };
  const said: string[] = [];
  await migrate(store.url, { ...plan, warn: (line) => said.push(line) });
  expect(said).toEqual([]);
  await migrate(store.superuserUrl, { ...plan, warn: (line) => said.push(line) });
  expect(said).toEqual([expect.stringContaining('is a superuser')]);
  await store.close();
});
