import type { ResponderId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import type { ResponderErased } from '../responder.events.js';

export const ERASED: ResponderErased['type'] = 'ResponderErased';

/** Whether the log says that this person was erased. Missing from the list of people is no proof. */
export const isErased = (id: ResponderId): Query<boolean> =>
  query<object, boolean>(
    {
      name: 'responders.is-erased',
      text: `SELECT FROM event WHERE stream = $1 AND type = $2 LIMIT 1`,
      values: [id, ERASED],
    },
    (rows) => rows.length > 0,
  );
