import type { AccessTokenId, ResponderId } from '@rigbook/contracts/kernel';
import type { Person } from '@rigbook/contracts/responders/person.words';
import { query, type Query } from '../../platform/database/index.js';
import { accessTokenIn, type Actor } from '../../platform/event-store/index.js';

export type PeopleById = ReadonlyMap<ResponderId, Person>;

/** Current names of these people, without erased ones. */
export const peopleNow = (ids: readonly ResponderId[]): Query<PeopleById> =>
  query<Person & { readonly id: ResponderId }, PeopleById>(
    {
      name: 'people.now',
      text: `SELECT id, unit_number AS "unitNumber", first_name AS "firstName", last_name AS "lastName"
             FROM responder WHERE id = ANY ($1::uuid[])`,
      values: [[...new Set(ids)]],
    },
    (rows) => new Map(rows.map(({ id, ...person }) => [id, person])),
  );

/** The names of access tokens by their ids. */
export type AccessTokensById = ReadonlyMap<AccessTokenId, string>;

/** The names of the access tokens among these actors, including revoked tokens. */
export const accessTokensNamed = (actors: readonly Actor[]): Query<AccessTokensById> =>
  query<{ readonly id: AccessTokenId; readonly name: string }, AccessTokensById>(
    {
      name: 'people.access-tokens',
      text: `SELECT id, name FROM access_token WHERE id = ANY ($1::uuid[])`,
      values: [[...new Set(actors.flatMap((actor) => accessTokenIn(actor) ?? []))]],
    },
    (rows) => new Map(rows.map(({ id, name }) => [id, name])),
  );
