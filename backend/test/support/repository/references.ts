import path from 'node:path';

/** Path from the repository's root → what the file says. */
export type Texts = ReadonlyMap<string, string>;

interface Reference {
  /** as it is written, for whoever has to mend it */
  readonly written: string;
  /** path from the root; a decision's is cut after its number */
  readonly target: string;
  readonly heading?: string | undefined;
}

const OUR_FOLDERS = /^(backend|contracts|frontend|docs|docker|\.ci)\//;
/** Built, or for several files: nothing to look for. */
const NO_FILE = /\/dist\/|[*{<…]/;

/**
 * Every reference that leads nowhere, as `file:line: reference`: links and paths in documents, and `docs/...` with or without
 * a heading in any file. `exists` answers for paths from the root.
 */
export function brokenReferences(texts: Texts, exists: (target: string) => boolean): string[] {
  return [...texts].flatMap(([file, text]) =>
    linesOf(file, text).flatMap((line, index) =>
      unique(referencesIn(file, line).filter((reference) => !resolves(reference, texts, exists))).map(
        (written) => `${file}:${index + 1}: ${written}`,
      ),
    ),
  );
}

const unique = (references: readonly Reference[]) => [...new Set(references.map(({ written }) => written))];

/** Of a document without its blocks of code, which show what somebody may type. */
function linesOf(file: string, text: string): string[] {
  if (!file.endsWith('.md')) return text.split('\n');
  return text.replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, '')).split('\n');
}

function referencesIn(file: string, line: string): Reference[] {
  return file.endsWith('.md') ? [...linksIn(file, line), ...pathsIn(line), ...mentionsIn(line)] : mentionsIn(line);
}

const linksIn = (file: string, line: string): Reference[] =>
  [...line.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, written = '']) => written)
    .filter((written) => !/^[a-z]+:/.test(written))
    .map((written) => {
      const [target = '', heading] = written.split('#');
      return { written, heading, target: target === '' ? file : path.posix.join(path.posix.dirname(file), target) };
    });

const pathsIn = (line: string): Reference[] =>
  [...line.matchAll(/`([^`\s]+)`/g)]
    .map(([, written = '']) => ({ written, target: written }))
    .filter(({ target }) => OUR_FOLDERS.test(target) && !target.startsWith('docs/') && !NO_FILE.test(target));

/** `docs/domain.md#lifecycle`; decisions also by their numbers alone: `docs/adr/0003, 0004`. */
function mentionsIn(line: string): Reference[] {
  const decisions = [...line.matchAll(/(?<![\w/.-])docs\/adr\/(\d{4}(?:, \d{4})*)/g)].flatMap(([, numbers = '']) =>
    numbers.split(', ').map((number) => ({ written: `docs/adr/${number}`, target: `docs/adr/${number}` })),
  );
  const others = [...line.matchAll(/(?<![\w/.-])docs\/(?!adr\/\d)[\w./-]*\w(?:#[\w-]+)?/g)].map(([written]) => {
    const [target = '', heading] = written.split('#');
    return { written, target, heading };
  });
  return [...decisions, ...others];
}

function resolves({ target, heading }: Reference, texts: Texts, exists: (target: string) => boolean): boolean {
  if (/^docs\/adr\/\d{4}$/.test(target)) return [...texts.keys()].some((file) => file.startsWith(`${target}-`));
  if (heading === undefined) return exists(target.replace(/\/$/, ''));
  return headingsOf(target, texts.get(target) ?? '').includes(heading);
}

/** The anchors that a document's headings get where it is shown. */
const headingsOf = (file: string, text: string): string[] =>
  linesOf(file, text)
    .map((line) => /^#{1,6} (.+)$/.exec(line)?.[1])
    .filter((heading) => heading !== undefined)
    .map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    );
