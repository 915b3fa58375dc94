import { project } from '../projecting/project.js';
import type { AnyProjection } from '../projection.js';
import type { Statement } from '../statement.js';
import type { BatchTransaction, Subscription } from './subscription.js';

/** An eventual view as a subscription. */
export const subscriptionOf = (projection: AnyProjection): Subscription => ({
  name: projection.name,
  handle: (events, tx) => runAll(project([projection], events), (statement) => tx.query(statement)),
});

const AT_A_TIME = 64;

/**
 * Runs statements in order without waiting for each answer, but only some at a time, since their timeouts start when they are
 * sent.
 */
export async function runAll(
  statements: readonly Statement[],
  run: (statement: Statement) => ReturnType<BatchTransaction['query']>,
): Promise<void> {
  for (let at = 0; at < statements.length; at += AT_A_TIME) {
    await Promise.all(statements.slice(at, at + AT_A_TIME).map(run));
  }
}
