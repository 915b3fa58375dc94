import type { Client } from 'pg';
import { RebuildUnderWay, selectProjections, tablesOf, verify } from '../../platform/event-store/index.js';
import type { Difference, EventStoreWiring } from '../../platform/event-store/index.js';
import type { HeadsFile } from '../../platform/seal/heads-file.js';
import type { SealPublicKey } from '../../platform/seal/seal-key.js';
import { checkChain } from '../../platform/seal/verify/check-chain.js';
import { checkGuards } from '../../platform/seal/verify/check-guards.js';
import { checkHeads } from '../../platform/seal/verify/check-heads.js';
import { fault } from '../../platform/seal/verify/fault.js';
import { queryOn } from '../../platform/seal/verify/run-query.js';
import type { Clock } from '../../platform/time/clock.js';
import { checkDocuments } from './check-documents.js';
import { type CheckResult, failedIf } from './check-result.js';

/** Compares every read model with its replay; skipped while a replay is running. @throws the signal's reason */
async function checkViews(
  url: string,
  wiring: EventStoreWiring,
  signal: AbortSignal,
): Promise<Omit<CheckResult, 'checkedAt'>> {
  const counted = tablesOf(selectProjections(wiring)).length;
  try {
    const [difference] = await verify({ url, wiring, signal });
    return { check: 'views', counted, ...failedIf(difference ? faultOf(difference) : null) };
  } catch (error) {
    if (!(error instanceof RebuildUnderWay)) throw error;
    return { check: 'views', counted: 0, outcome: 'not-checked', fault: null };
  }
}

/** Leaves out the row, which `npm run replay -- --verify` shows to an operator. */
const faultOf = ({ table, onlyIn }: Difference) => fault('view-differs', { subject: `${table} (${onlyIn})` });

export interface WhatToVerify {
  /** connection string of the tables' owner */
  readonly url: string;
  readonly wiring: EventStoreWiring;
  readonly heads: HeadsFile;
  readonly key: SealPublicKey | undefined;
  readonly clock: Clock;
}

/**
 * Runs the checks one by one and yields each result at once. Changes nothing; log, heads and documents are read as of one
 * moment. @throws the signal's reason while the read models are compared
 */
export async function* verifyLog(
  client: Client,
  what: WhatToVerify,
  signal: AbortSignal,
): AsyncGenerator<CheckResult, void, undefined> {
  const at = (found: Omit<CheckResult, 'checkedAt'>): CheckResult => ({ ...found, checkedAt: what.clock.now() });
  const query = queryOn(client);
  // the file first: a later head could cover events after this moment
  const size = await what.heads.size();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');

  const guards = await checkGuards(query);
  yield at({ check: 'append-only', counted: guards.guards, ...failedIf(guards.fault) });

  const { sealed, unsealed, fault } = await checkChain(query, what.clock.now());
  yield at({ check: 'chain', counted: sealed, aside: unsealed, ...failedIf(fault) });

  const heads = await checkHeads(query, what.heads.lines(size), what.key, what.clock.now());
  const noHeadYet = heads.isFirstDue && { outcome: 'no-head-yet' as const };
  yield at({ check: 'heads', counted: heads.heads, head: heads.newest, ...failedIf(heads.fault), ...noHeadYet });

  const documents = await checkDocuments(query);
  yield at({
    check: 'documents',
    counted: documents.genuine,
    aside: documents.erased,
    ...failedIf(documents.fault),
  });
  await client.query('COMMIT');
  yield at(await checkViews(what.url, what.wiring, signal));
}
