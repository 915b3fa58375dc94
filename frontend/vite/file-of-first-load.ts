import { join } from 'node:path';
import type { Rolldown } from 'vite';

const entry = join(import.meta.dirname, '../src/main.tsx');

type Graph = Rolldown.ChunkingContext;

const firstLoads = new WeakMap<Graph, Set<string>>();

/**
 * What the first screen needs comes in two files, ours and the libraries: some sixty small ones compress worse, and each
 * takes a request. The entry stays alone, since it waits for texts whose files need these.
 */
export function fileOfFirstLoad(id: string, graph: Graph): string | null {
  let first = firstLoads.get(graph);
  if (first === undefined) firstLoads.set(graph, (first = neededByEntry(graph)));
  if (!first.has(id)) return null;
  return id.includes('node_modules') ? 'libraries' : 'first';
}

function neededByEntry(graph: Graph): Set<string> {
  const needed = new Set<string>();
  const need = (id: string): void => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (needed.has(imported)) continue;
      needed.add(imported);
      need(imported);
    }
  };
  need(entry);
  return needed;
}
