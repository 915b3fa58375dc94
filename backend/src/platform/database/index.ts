/** The database, for slices. */
export { DatabaseUnavailable, ranOutOfTime, translated } from './database-unavailable.js';
export { Database } from './database.js';
export { allRows, type Answers, oneRow, type Query, query } from './query.js';
