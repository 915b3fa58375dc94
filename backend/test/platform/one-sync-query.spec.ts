import pg from 'pg';
import { commitInOneRoundTrip } from '../../src/platform/database/one-round-trip.js';
import { OneSyncQuery } from '../../src/platform/database/one-sync-query.js';
import type { Statement } from '../../src/platform/database/statement.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

const failing: Statement = { name: 'test.fails', text: 'SELECT 1 / 0', values: [] };
const one: Statement = { name: 'test.one', text: 'SELECT 1', values: [] };

describe('statements with one Sync', () => {
  let test: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = new pg.Client({ connectionString: test.url, pipeline: true });
    client.on('error', () => {});
    await client.connect();
  });
  afterEach(() => client.end());

  it('leave the connection alone when a value cannot be sent', async () => {
    const unsendable = {
      toPostgres: () => {
        throw new Error('not this one');
      },
    };
    const timeouts = (client as unknown as { connectionParameters: { query_timeout: number } }).connectionParameters;
    timeouts.query_timeout = 100;
    const unsent = commitInOneRoundTrip(client, [one, { name: 'test.two', text: 'SELECT $1', values: [unsendable] }]);
    await expect(unsent).rejects.toThrow('not this one');
    timeouts.query_timeout = 60_000;
    await new Promise((timedOut) => setTimeout(timedOut, 300));
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('are prepared once, though a query that overlaps one that failed fails too', async () => {
    const outcomes: string[] = [];
    const run = (statements: readonly Statement[], then = () => {}) => {
      const query = new OneSyncQuery(statements);
      query.callback = (error) => {
        outcomes.push(error ? ((error as pg.DatabaseError).code ?? error.message) : 'done');
        then();
      };
      client.query(query);
    };
    await new Promise<void>((over) => {
      run([failing, one], () => run([one]));
      run([one], () => run([one], over));
    });
    expect(outcomes).toEqual(['22012', '26000', 'done', 'done']);
  });
});
