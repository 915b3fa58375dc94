import { parseArgs } from 'node:util';
import { type EventStoreWiring, selectProjections } from '../../platform/event-store/index.js';
import { StartFailure } from '../running/run-main.js';

export interface ReplayArguments {
  /** names of views; empty: all */
  readonly only: readonly string[];
  /** compares instead of rebuilding */
  readonly compare: boolean;
}

/** `--only NAME`, any number of times, and `--verify`. @throws StartFailure with a sentence for the terminal */
export function replayArguments(args: readonly string[], wiring: EventStoreWiring): ReplayArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { only: { type: 'string', multiple: true }, verify: { type: 'boolean' } },
    });
    const only = values.only ?? [];
    selectProjections(wiring, only);
    return { only, compare: values.verify ?? false };
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}
