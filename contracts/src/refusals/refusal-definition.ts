import type { Zone } from '../kernel/time.js';

/**
 * A refusal. `detail` words it for the reader, with what to do next. `Facts` are what the sentence and the client need (times as
 * instants, worded in the zone); undefined if there are none.
 */
export interface RefusalDefinition<Facts extends object | undefined> {
  readonly status: number;
  readonly title: string;
  readonly detail: (facts: Facts, zone: Zone) => string;
  readonly example: Facts;
}

export const withFacts = <Facts extends object>(definition: RefusalDefinition<Facts>): RefusalDefinition<Facts> =>
  definition;

export const withoutFacts = (status: number, title: string, detail: string): RefusalDefinition<undefined> => ({
  status,
  title,
  detail: () => detail,
  example: undefined,
});
