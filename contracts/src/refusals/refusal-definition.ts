import type { Zone } from '../kernel/time.js';

/**
 * One way in which the system says no. `detail` words it for the person who reads it, with what to do next; `Facts` are
 * what the sentence and the client need to know (times as instants, worded in the zone), undefined where there are none.
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
