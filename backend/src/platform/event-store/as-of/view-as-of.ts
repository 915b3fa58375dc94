import type { Query } from '../../database/query.js';

/** A view that is wanted as it stood, and which events suffice for what it is asked. */
export interface ViewAsOf {
  /** The name of its projection. */
  readonly name: string;
  /** The rows that are read come from these streams alone; all of the log unless said. */
  readonly streams?: Query<readonly string[]>;
  /** Each event of a stream overwrites what the ones before it wrote, so that the last one suffices. */
  readonly lastOfStream?: boolean;
}
