import type { AccessTokenId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';
import { accessTokenIn } from '../../platform/event-store/actor.js';
import type { Actor } from '../../platform/event-store/recorded-event.js';

/** What the programs are called that are among actors. */
export type AccessTokensById = ReadonlyMap<AccessTokenId, string>;

/** The names of the access tokens among these actors, revoked ones too. */
export const accessTokensNamed = (actors: readonly Actor[]): Query<AccessTokensById> =>
  query<{ readonly id: AccessTokenId; readonly name: string }, AccessTokensById>(
    {
      name: 'people.access-tokens',
      text: `SELECT id, name FROM access_token WHERE id = ANY ($1::uuid[])`,
      values: [[...new Set(actors.flatMap((actor) => accessTokenIn(actor) ?? []))]],
    },
    (rows) => new Map(rows.map(({ id, name }) => [id, name])),
  );
