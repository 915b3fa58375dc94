import type { Query } from '../../database/query.js';

/** A view to restore as of a moment, and the events that it needs. */
export interface ViewAsOf {
  readonly name: string;
  /** Only these streams are needed; default: the whole log. */
  readonly streams?: Query<readonly string[]>;
  /** Each event of a stream overwrites the earlier ones, so the last one is enough. */
  readonly lastOfStream?: boolean;
}
