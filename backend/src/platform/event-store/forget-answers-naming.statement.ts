import type { Statement } from './statement.js';

/** Drops kept answers to and about somebody who is erased; they would keep a name for days. Reads the whole table, rarely. */
export const forgetAnswersNaming = (id: string): Statement => ({
  name: 'event-store.forget-answers-naming',
  text: `DELETE FROM idempotency_key WHERE owner = $1 OR body::text LIKE '%' || $1 || '%'`,
  values: [id],
});
