import pg from 'pg';
import { queryOn } from '../../src/platform/seal/verify/run-query.js';
import { checkGuards } from '../../src/platform/seal/verify/check-guards.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

describe('the guards of the log', () => {
  let test: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    test = await openTestDatabase();
    owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await test.close();
  });

  it('stand in a database as it was made', async () => {
    expect(await checkGuards(queryOn(owner))).toEqual({ guards: 2, fault: null });
  });

  it.each([
    ['GRANT UPDATE (data) ON event TO rigbook_app', 'UPDATE: event'],
    ['GRANT TRIGGER ON seal TO rigbook_app', 'TRIGGER: seal'],
    ['GRANT INSERT ON event TO rigbook_app', 'INSERT: event.'],
    ['GRANT INSERT (position) ON event TO rigbook_app', 'INSERT: event.position'],
    ['GRANT DELETE ON seal TO pg_monitor', 'DELETE: seal, pg_monitor'],
    ['GRANT UPDATE (type) ON event TO pg_monitor', 'UPDATE: event, pg_monitor'],
    ['GRANT TRUNCATE ON event TO PUBLIC', 'TRUNCATE: event'],
    ['ALTER TABLE event ENABLE ROW LEVEL SECURITY', 'ROW LEVEL SECURITY: event'],
    ['CREATE TABLE more_events () INHERITS (event)', 'INHERITS: more_events'],
    ['CREATE TRIGGER other BEFORE INSERT ON event EXECUTE FUNCTION refuse_change_of_seal()', 'event.other'],
  ])('do not stand after %s', async (text, subject) => {
    await owner.query('BEGIN');
    await owner.query(text);
    const { fault } = await checkGuards(queryOn(owner));
    await owner.query('ROLLBACK');
    expect(fault?.code).toBe('guard-bypassed');
    expect(fault?.subject).toContain(subject);
  });
});
