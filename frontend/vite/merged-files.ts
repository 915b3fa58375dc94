import { join } from 'node:path';
import type { Rolldown } from 'vite';

const source = (path: string): string => join(import.meta.dirname, '../src', path);
const entry = [source('main.tsx')];
const homes = [source('app/pages/home/signed-in-home.tsx'), source('app/pages/home/offline-home.tsx')];
/** The frame of the desk and the page that it opens with. */
const desk = [
  'app/pages/desk-routes.ts',
  'app/administration/desk/desk.tsx',
  'app/administration/admin-dashboard.tsx',
  'features/booking/admin/today/today.tsx',
].map(source);
/** Says which page opens and what its files are, long before the frame of the desk comes. */
const titles = ['app/administration/dashboard-skeleton.tsx', 'app/administration/admin-tabs.ts'].map(source);
const tables = ['features/booking/admin/booking-diary/booking-diary.tsx'].map(source);
const dialog = [source('ui/plain-dialog.tsx')];
const booking = [source('app/pages/home/book-vehicle.tsx')];
/** catalogue.ts loads them together. */
const hebrewTexts = [source('app/messages/he.ts'), source('app/messages/refusals-he.ts')];

type Graph = Rolldown.ChunkingContext;

/**
 * What the first screen needs comes in two files, ours and the libraries, with one style sheet; Hebrew adds one. Some sixty small ones
 * compress worse, and each takes a request. The rules of a person's home are there, too, since other screens need some of them, and the styles of
 * home and booking, since a small file costs a round trip. The entry stays alone, since it waits for texts whose files need these.
 */
function fileOfFirstLoad(id: string, graph: Graph): string | null {
  const isRuleOfHome = id.includes('contracts/src') && isNeededBy(homes, id, graph);
  const isStyle = id.endsWith('.css') && [homes, booking, dialog].some((files) => isNeededBy(files, id, graph));
  if (!isNeededBy(entry, id, graph) && !isRuleOfHome && !isStyle) return null;
  return id.includes('node_modules') && !id.endsWith('.css') ? 'libraries' : 'first';
}

/** What home shows a person, whatever else uses it: one file instead of a dozen. */
const fileOfHome = (id: string, graph: Graph): string | null =>
  homes.includes(id) || isNeededBy(homes, id, graph) ? 'home' : null;

/** The window of every dialog, with antd inside or without. */
const fileOfWindow = (id: string, graph: Graph): string | null =>
  id === dialog[0] || isNeededBy(dialog, id, graph) ? 'window' : null;

const fileOfTitles = (id: string, graph: Graph): string | null =>
  titles.includes(id) || isNeededBy(titles, id, graph) ? 'titles' : null;

/** What the desk begins with, and the tables that most of its pages have. */
const fileOfDesk = (id: string, graph: Graph): string | null =>
  !isEverybodys(id, graph) && (desk.includes(id) || isNeededBy(desk, id, graph)) ? 'desk' : null;
const fileOfTables = (id: string, graph: Graph): string | null =>
  !isEverybodys(id, graph) && !isNeededBy(desk, id, graph) && isNeededBy(tables, id, graph) ? 'tables' : null;

/** Words of the contracts that they use stay where other screens find them. */
const fileOfHebrew = (id: string, graph: Graph): string | null =>
  hebrewTexts.includes(id) || (/hebrew|-he[-.]/.test(id) && isNeededBy(hebrewTexts, id, graph)) ? 'hebrew' : null;

const known = new WeakMap<Graph, Map<readonly string[], Set<string>>>();

function isNeededBy(files: readonly string[], id: string, graph: Graph): boolean {
  const ofGraph = known.get(graph) ?? new Map<readonly string[], Set<string>>();
  known.set(graph, ofGraph);
  const needed = ofGraph.get(files) ?? neededBy(files, graph);
  ofGraph.set(files, needed);
  return needed.has(id);
}

interface Walk {
  /** Follows lazy imports too. */
  readonly later?: boolean;
  readonly except?: RegExp;
}

function neededBy(files: readonly string[], graph: Graph, { later = false, except }: Walk = {}): Set<string> {
  const needed = new Set<string>();
  const need = (id: string): void => {
    const module = graph.getModuleInfo(id);
    const imported = [...(module?.importedIds ?? []), ...(later ? (module?.dynamicallyImportedIds ?? []) : [])];
    for (const other of imported) {
      if (needed.has(other) || except?.test(other)) continue;
      needed.add(other);
      need(other);
    }
  };
  files.forEach(need);
  return needed;
}

/** Only administrators and auditors load what these bring. */
const ofDesk = /src\/(?:features\/(?:\w+\/admin|audit)\/|app\/(?:administration\/|pages\/desk-routes))/;
const everybodys = new WeakMap<Graph, Set<string>>();

/** Some screen of people who only book can need it, now or later. */
function isEverybodys(id: string, graph: Graph): boolean {
  const found = everybodys.get(graph) ?? neededBy(entry, graph, { later: true, except: ofDesk });
  everybodys.set(graph, found);
  return found.has(id);
}

const antd = /node_modules\/(?:antd|@ant-design|@rc-component)\//;
const ofDialogs = new RegExp(`${antd.source}|src/ui/(?:dialog|theme/antd)`);
/** Large, and of some forms only: in a file of its own, however many they are. */
const ofPicker = /node_modules\/(?:antd\/es\/(?:date|time)-picker|@rc-component\/picker)\//;
/** Parts of antd that the desk begins with and other screens use, too. By name: the graph knows only that antd's index imports all. */
const ofFrame =
  /node_modules\/(?:antd\/es\/(?:drawer|layout|result|statistic|steps|timeline|_util\/hooks\/use(?:Closable|MergedMask))|@rc-component\/drawer)/;
/** Small and used by many screens. Photos are taken and forms sent at the vehicle, not at the desk. */
const small =
  /frontend\/src\/(?:lib\/(?!photos\/|outbox\/)|ui\/(?:content|form\/(?:field|native)|feedback\/refusal|use-))/;

/** A file without antd must not ask for one with it. */
const isWithoutAntd = (id: string, graph: Graph): boolean =>
  ![id, ...neededBy([id], graph)].some((needed) => antd.test(needed));
const fileOfPieces = (id: string, graph: Graph): string | null =>
  small.test(id) && isWithoutAntd(id, graph) ? 'pieces' : null;

/** The dialog in which a vehicle is booked. */
const fileOfBooking = (id: string, graph: Graph): string | null =>
  isNeededBy(booking, id, graph) && isWithoutAntd(id, graph) ? 'booking' : null;

/** What the desk begins with and other screens use, too: with antd and without. */
function fileOfShared(id: string, graph: Graph): string | null {
  if (!isNeededBy(desk, id, graph) || antd.test(id)) return null;
  return isWithoutAntd(id, graph) ? 'shared' : 'shared-antd';
}

/** Fewer and larger files: those of the first load, what every dialog needs, and small pieces of many screens. */
export const mergedFiles: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: fileOfFirstLoad, priority: 3 },
    { name: fileOfHome, priority: 2.5 },
    { name: fileOfWindow, priority: 2.7 },
    { name: fileOfHebrew, includeDependenciesRecursively: false, priority: 2 },
    {
      name: 'dialogs',
      test: (id) => ofDialogs.test(id) && !ofPicker.test(id),
      minShareCount: 13,
      priority: 2,
    },
    { name: fileOfTitles, includeDependenciesRecursively: false, priority: 2.6 },
    { name: 'frame', test: ofFrame, includeDependenciesRecursively: false, priority: 1.8 },
    { name: fileOfDesk, includeDependenciesRecursively: false, priority: 1.6 },
    { name: fileOfTables, includeDependenciesRecursively: false, priority: 1.5 },
    { name: fileOfPieces, minShareCount: 3, priority: 1 },
    { name: fileOfBooking, includeDependenciesRecursively: false, priority: 0.9 },
    { name: fileOfShared, includeDependenciesRecursively: false, priority: 0.8 },
    {
      name: 'expenses',
      test: /contracts\/src\/expenses\//,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    // the rules of checklists, defects, expenses and parking are for forms that the desk does not begin with
    {
      name: 'words',
      test: /contracts\/src\/(?!checklists\/|expenses\/|booking\/shift\/park|fleet\/(?:defect|cost|seen))/,
      minShareCount: 4,
    },
  ],
};
