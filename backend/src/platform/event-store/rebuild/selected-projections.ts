import type { EventStoreWiring } from '../event-store.wiring.js';
import type { AnyProjection } from '../projection.js';

export interface SelectedProjection {
  readonly projection: AnyProjection;
  /** eventual ones have a checkpoint, which a rebuild moves too */
  readonly eventual: boolean;
}

/** An unknown name; the message lists the existing ones. */
export class UnknownProjection extends Error {
  override readonly name = 'UnknownProjection';
}

/** The named projections, or all, in the wired order, in which commands lock their tables. */
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
