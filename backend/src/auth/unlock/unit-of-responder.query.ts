import type { ResponderId } from '@rigbook/contracts/kernel';
import { type Database, query, type Query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';

/** @throws Refusal RESPONDER_NOT_FOUND */
export async function unitOf(responderId: ResponderId, database: Database): Promise<string> {
  const unitNumber = await database.fetch(unitOfResponder(responderId));
  if (unitNumber === undefined) throw new Refusal('RESPONDER_NOT_FOUND');
  return unitNumber;
}

const unitOfResponder = (responderId: ResponderId): Query<string | undefined> =>
  query<{ unitNumber: string }, string | undefined>(
    {
      name: 'unlock.unit-of-responder',
      text: `SELECT unit_number AS "unitNumber" FROM responder WHERE id = $1`,
      values: [responderId],
    },
    ([row]) => row?.unitNumber,
  );
