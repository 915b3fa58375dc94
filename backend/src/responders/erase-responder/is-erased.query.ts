import type { ResponderId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import type { ResponderErased } from '../responder.events.js';

export const ERASED: ResponderErased['type'] = 'ResponderErased';

/** Does the log say that this person was erased? That the list of people does not have them proves nothing. */
export const isErased = (id: ResponderId): Query<boolean> =>
  query<object, boolean>(
    {
      name: 'responders.is-erased',
      text: `SELECT FROM event WHERE stream = $1 AND type = $2 LIMIT 1`,
      values: [id, ERASED],
    },
    (rows) => rows.length > 0,
  );
