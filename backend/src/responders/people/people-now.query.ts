import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Person } from '@rigbook/contracts/responders/person.words';
import { query, type Query } from '../../platform/database/query.js';

export type PeopleById = ReadonlyMap<ResponderId, Person>;

interface PersonRow {
  readonly id: ResponderId;
  readonly unit_number: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** These people as they are called now; who was erased is missing. */
export const peopleNow = (ids: readonly ResponderId[]): Query<PeopleById> =>
  query<PersonRow, PeopleById>(
    {
      name: 'people.now',
      text: `SELECT id, unit_number, first_name, last_name FROM responder WHERE id = ANY ($1::uuid[])`,
      values: [[...new Set(ids)]],
    },
    (rows) =>
      new Map(
        rows.map((row) => [
          row.id,
          { unitNumber: row.unit_number, firstName: row.first_name, lastName: row.last_name },
        ]),
      ),
  );
