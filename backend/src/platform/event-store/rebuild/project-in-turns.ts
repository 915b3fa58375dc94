import { setImmediate as turn } from 'node:timers/promises';
import { statementsOf } from '../projecting/project.js';
import type { ReplayedEvent } from '../recorded-event.js';
import type { Statement } from '../../database/statement.js';
import type { SelectedProjection } from './selected-projections.js';

/** The part of a batch that is written to one view. */
export type Choose = (selected: SelectedProjection, events: readonly ReplayedEvent[]) => readonly ReplayedEvent[];

/**
 * What each view writes for a batch. Yields to other work of this process between views, since a batch for all views would delay
 * requests noticeably.
 * @throws the signal's reason
 */
export async function* projectInTurns(
  selected: readonly SelectedProjection[],
  events: readonly ReplayedEvent[],
  choose: Choose,
  signal?: AbortSignal,
): AsyncGenerator<readonly Statement[], void, undefined> {
  for (const [at, one] of selected.entries()) {
    if (at > 0) await turn();
    signal?.throwIfAborted();
    yield statementsOf(one.projection, choose(one, events));
  }
}
