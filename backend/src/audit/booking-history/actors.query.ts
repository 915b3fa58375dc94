import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Person } from '@rigbook/contracts/responders/person.words';
import { query, type Query } from '../../platform/database/query.js';
import { responderIn } from '../../platform/event-store/actor.js';
import type { Actor } from '../../platform/event-store/recorded-event.js';

export type PeopleById = ReadonlyMap<ResponderId, Person>;

interface PersonRow {
  readonly id: ResponderId;
  readonly unit_number: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** The people among these actors as they are called now; who was erased is missing. */
export const actorsNow = (actors: readonly Actor[]): Query<PeopleById> =>
  query<PersonRow, PeopleById>(
    {
      name: 'audit.actors',
      text: `SELECT id, unit_number, first_name, last_name FROM responder WHERE id = ANY ($1::uuid[])`,
      values: [[...new Set(actors.flatMap((actor) => responderIn(actor) ?? []))]],
    },
    (rows) =>
      new Map(
        rows.map((row) => [
          row.id,
          { unitNumber: row.unit_number, firstName: row.first_name, lastName: row.last_name },
        ]),
      ),
  );
