import { DatabaseUnavailable } from '../../src/platform/database/database-unavailable.js';
import { allRows } from '../../src/platform/database/query.js';
import { asInstant } from '../../src/platform/database/type-parsers.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

const select = (text: string, ...values: unknown[]) => ({ name: `test.${text}`.slice(0, 60), text, values });

describe('the database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  it('runs the application under a role of its own, in UTC', async () => {
    const rows = await test.database.query(select(`SELECT current_user AS who, current_setting('timezone') AS zone`));
    expect(rows).toEqual([{ who: 'rigbook_app', zone: 'UTC' }]);
  });

  it('hands out days as text, instants as such and big numbers as text', async () => {
    const rows = await test.database.query(
      select(`SELECT date '2026-03-27' AS day, timestamptz '2026-03-27T01:00Z' AS at, 9007199254740993 AS position`),
    );
    expect(rows).toEqual([{ day: '2026-03-27', at: '2026-03-27T01:00:00.000Z', position: '9007199254740993' }]);
  });

  it('writes instants in UTC, whatever the time zone of the session', async () => {
    const written = await withConnection(test.url, async (client) => {
      await client.query(`SET timezone = 'Asia/Jerusalem'`);
      return client.query(`SELECT ${asInstant(`timestamptz '2026-03-27T01:00:00.129Z'`)} AS at`);
    });
    expect(written.rows).toEqual([{ at: '2026-03-27T01:00:00.129Z' }]);
  });

  it('does not lend out a connection again that was left inside a transaction', async () => {
    const left = await test.database.withClient(async (client) => {
      await client.query('BEGIN');
      return backendOf(client);
    });
    const next = await Promise.all(Array.from({ length: 16 }, () => test.database.withClient(backendOf)));
    expect(next).not.toContain(left);
  });

  it('says that the database is unavailable when its connection is cut, and works again afterwards', async () => {
    const cut = test.database.withClient(async (client) => {
      const pid = await backendOf(client);
      const sleeping = client.query('SELECT pg_sleep(3)');
      await withConnection(test.url, (owner) => owner.query('SELECT pg_terminate_backend($1)', [pid]));
      await sleeping;
    });
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await test.database.query(select('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  it('gives up on a statement after the time limit', async () => {
    await expect(test.database.query(select('SELECT pg_sleep(30)'))).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  it('ends all queries of a round trip before it throws what one of them met', async () => {
    const sleep = select('SELECT pg_sleep(0.5)');
    const asked = test.database.fetchEach([select('SELECT 1/0'), sleep].map((statement) => allRows(statement)));
    await expect(asked).rejects.toMatchObject({ code: '22012' });
    const running = `SELECT FROM pg_stat_activity WHERE state = 'active' AND query = $1`;
    expect((await withConnection(test.url, (owner) => owner.query(running, [sleep.text]))).rowCount).toBe(0);
  });

  it('passes on what the database refuses', async () => {
    await expect(test.database.query(select('SELECT 1/0'))).rejects.toMatchObject({ code: '22012' });
  });
});

const backendOf = async (client: { query(text: string): Promise<{ rows: { pid: number }[] }> }) =>
  (await client.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
