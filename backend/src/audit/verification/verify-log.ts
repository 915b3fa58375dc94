import type { Client } from 'pg';
import type { EventStoreWiring } from '../../platform/event-store/event-store.wiring.js';
import type { HeadsFile } from '../../platform/seal/heads-file.js';
import type { SealKey } from '../../platform/seal/seal-key.js';
import { queryOn } from '../../platform/seal/verify/run-query.js';
import { checkChain } from '../../platform/seal/verify/check-chain.js';
import { checkGuards } from '../../platform/seal/verify/check-guards.js';
import { checkHeads } from '../../platform/seal/verify/check-heads.js';
import type { Clock } from '../../platform/time/clock.js';
import { checkDocuments } from './check-documents.js';
import { type Checked, failedIf } from './checked.js';
import { checkViews } from './check-views.js';

export interface WhatToVerify {
  /** connection string of the tables' owner */
  readonly url: string;
  readonly wiring: EventStoreWiring;
  readonly heads: HeadsFile;
  readonly key: SealKey | undefined;
  readonly clock: Clock;
}

/**
 * Check after check, each told as soon as it is done. Changes nothing that is kept; log, heads and documents are seen as of one
 * moment. @throws the signal's reason while the read models are compared
 */
export async function* verifyLog(
  client: Client,
  what: WhatToVerify,
  signal: AbortSignal,
): AsyncGenerator<Checked, void, undefined> {
  const at = (found: Omit<Checked, 'checkedAt'>): Checked => ({ ...found, checkedAt: what.clock.now() });
  const query = queryOn(client);
  // first the file: a head that is written meanwhile speaks of events behind this moment
  const size = await what.heads.size();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');

  const guards = await checkGuards(query);
  yield at({ check: 'append-only', counted: guards.guards, ...failedIf(guards.fault) });

  const { sealed, unsealed, fault } = await checkChain(query, what.clock.now());
  yield at({ check: 'chain', counted: sealed, aside: unsealed, ...failedIf(fault) });

  const heads = await checkHeads(query, what.heads.lines(size), what.key, what.clock.now());
  yield at({ check: 'heads', counted: heads.heads, head: heads.newest, ...failedIf(heads.fault) });

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
