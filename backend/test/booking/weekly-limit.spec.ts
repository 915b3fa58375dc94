import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

it('the database allows as many hours a week as the rules do', async () => {
  const constraints = await database.dataSource.query<{ definition: string }[]>(
    `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE conrelid = 'responder_week'::regclass AND contype = 'c'`,
  );
  expect(constraints.map(({ definition }) => definition)).toEqual([`CHECK ((hours <= ${WEEKLY_HOURS_LIMIT}))`]);
});
