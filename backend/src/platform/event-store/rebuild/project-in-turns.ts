import { setImmediate as turn } from 'node:timers/promises';
import { statementsOf } from '../projecting/project.js';
import type { ReplayedEvent } from '../recorded-event.js';
import type { Statement } from '../statement.js';
import type { SelectedProjection } from './selected-projections.js';

/** What of a batch is written into one view. */
export type Choose = (selected: SelectedProjection, events: readonly ReplayedEvent[]) => readonly ReplayedEvent[];

/**
 * What each of them writes for a batch, view by view. Between one and the next everybody else in this process has a turn: a
 * batch for all views takes long enough to be felt by who waits for an answer.
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
