import { allRows, type Query } from '../platform/database/index.js';
import type { Seal } from '../platform/seal/seal.statements.js';

/** The links of the chain for these positions in the log, in order, without those that are not sealed yet. */
export const sealsOfPositions = (positions: readonly string[]): Query<readonly Seal[]> =>
  allRows<Seal>({
    name: 'audit.seals',
    text: `SELECT number, position, hash FROM seal WHERE position = ANY ($1::bigint[]) ORDER BY number`,
    values: [positions],
  });
