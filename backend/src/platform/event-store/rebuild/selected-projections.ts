import type { EventStoreWiring } from '../event-store.wiring.js';
import type { AnyProjection } from '../projection.js';

export interface SelectedProjection {
  readonly projection: AnyProjection;
  /** eventual ones have a checkpoint of their own, which a rebuild moves along */
  readonly eventual: boolean;
}

/** A name that no projection has; the message lists those that there are. */
export class UnknownProjection extends Error {
  override readonly name = 'UnknownProjection';
}

/** Those of the names given, or all; in the wired order, which is the order in which commands lock their tables. */
export function selectProjections(wiring: EventStoreWiring, names: readonly string[] = []): SelectedProjection[] {
  const all = [
    ...wiring.inline.map((projection) => ({ projection, eventual: false })),
    ...wiring.eventual.map((projection) => ({ projection, eventual: true })),
  ];
  const known = all.map(({ projection }) => projection.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UnknownProjection(`There is no view "${unknown}". Views: ${known.join(', ')}.`);
  return names.length === 0 ? all : all.filter(({ projection }) => names.includes(projection.name));
}

export const tablesOf = (selected: readonly SelectedProjection[]): string[] =>
  selected.flatMap(({ projection }) => projection.tables);
