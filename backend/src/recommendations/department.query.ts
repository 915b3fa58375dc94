import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { query, type Query } from '../platform/database/query.js';

/** Null until the profile states one. */
export const departmentOf = (responderId: ResponderId): Query<Department | null> =>
  query<{ department: Department | null }, Department | null>(
    {
      name: 'recommendations.department',
      text: `SELECT department FROM responder WHERE id = $1`,
      values: [responderId],
    },
    ([row]) => row?.department ?? null,
  );
