/** @runs-alone It takes as long as all other unit tests. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { plantTree, type PlantedTree } from './support/repository/planted-tree.js';
import { allowed, violations } from './support/repository/planted-violations.js';

interface CruiseReport {
  readonly summary: { readonly violations: { readonly from: string; readonly rule: { readonly name: string } }[] };
}
interface LintReport {
  readonly filePath: string;
  readonly messages: { readonly ruleId: string | null; readonly message: string }[];
}

describe('the boundaries between parts', () => {
  let tree: PlantedTree;
  let found: CruiseReport['summary']['violations'];

  beforeAll(() => {
    tree = plantTree(filesOf([...Object.values(violations), ...allowed]));
    found = tree.check<CruiseReport>('depcruise', '--output-type', 'json', 'backend', 'contracts', 'frontend').summary
      .violations;
  });
  afterAll(() => tree.remove());

  it('have a planted violation for every rule', () => {
    const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
      forbidden: { name: string }[];
    };
    expect(Object.keys(violations)).toEqual(forbidden.map(({ name }) => name));
  });

  it('have a rule for every slice', () => {
    const slices = readdirSync(path.resolve(import.meta.dirname, '../src')).filter(
      (folder) => !['app', 'platform'].includes(folder),
    );
    const ruled = Object.keys(violations).map((name) => name.split('-knows-')[0]);
    expect(ruled).toEqual(expect.arrayContaining(slices));
  });

  it('have a rule for every feature of the page', () => {
    const folder = path.resolve(import.meta.dirname, '../../frontend/src/features');
    const inFolder = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const features = inFolder.filter((file) => !file.includes('/')).map((feature) => `page-${feature}`);
    const administrations = inFolder
      .filter((file) => /^[^/]+\/admin$/.test(file))
      .map((file) => `page-admin-${file.replace('/admin', '')}`);
    const ruled = Object.keys(violations).map((name) => name.split('-knows-')[0]);
    expect(ruled).toEqual(expect.arrayContaining([...features, ...administrations]));
  });

  it.each(Object.entries(violations))('%s refuses its violation', (name, { from }) => {
    expect(found.filter((violation) => violation.from === from).map(({ rule }) => rule.name)).toContain(name);
  });

  it.each(allowed)('allow $from to know $to', ({ from }) => {
    expect(found.filter((violation) => violation.from === from)).toEqual([]);
  });
});

const impure: Record<string, string> = {
  'a framework': `import { Injectable } from '@nestjs/common'; export const a = Injectable;`,
  'the database': `import { DataSource } from 'typeorm'; export const a = DataSource;`,
  'how requests are answered': `import { csv } from '../platform/http/index.js'; export const a = csv;`,
  'the queue': `import { Queue } from 'bullmq'; export const a = Queue;`,
  'the present time': `export const a = () => new Date();`,
  'the present time in milliseconds': `export const a = () => Date.now();`,
  waiting: `export const a = async (b: Promise<number>) => { await b; };`,
};
const suffixes = ['events', 'state', 'decision', 'rules', 'words', 'policy'];

describe('pure files', () => {
  let tree: PlantedTree;
  let reports: LintReport[];
  const fileOf = (suffix: string, index: number) => `backend/src/booking/planted-${index}.${suffix}.ts`;

  beforeAll(() => {
    const planted = suffixes.flatMap((suffix) =>
      Object.values(impure).map((code, index) => [fileOf(suffix, index), code]),
    );
    tree = plantTree({
      ...(Object.fromEntries(planted) as Record<string, string>),
      'backend/src/booking/pure.rules.ts': `import type { LogPlace } from '../platform/event-store/index.js';\nexport const startsLater = (start: LogPlace, now: LogPlace): boolean => start > now;\n`,
    });
    reports = tree.check<LintReport[]>('eslint', '--format', 'json', 'backend');
  });
  afterAll(() => tree.remove());

  const messagesOf = (file: string) => reports.find(({ filePath }) => filePath.endsWith(file))?.messages ?? [];

  describe.each(suffixes)('*.%s.ts', (suffix) => {
    it.each(Object.keys(impure))('know nothing of %s', (what) => {
      const rules = messagesOf(fileOf(suffix, Object.keys(impure).indexOf(what))).map(({ ruleId }) => ruleId);
      expect(rules.some((rule) => rule === 'no-restricted-syntax' || rule === 'no-restricted-imports')).toBe(true);
    });
  });

  it('pass when they take everything as an argument', () => {
    expect(messagesOf('pure.rules.ts')).toEqual([]);
  });
});

const careless: Record<string, string> = {
  'no-console': `console.log('here');`,
  'no-floating-promises': `const send = async (): Promise<void> => {}; export const a = () => { send(); };`,
  'no-unnecessary-condition': `export const a = (b: string) => b ?? 'never';`,
  'switch-exhaustiveness-check': `export const a = (b: 'x' | 'y') => { switch (b) { case 'x': return 1; } return 0; };`,
};

describe('rules for everybody', () => {
  let tree: PlantedTree;
  let found: { readonly code: string; readonly filename: string }[];

  beforeAll(() => {
    tree = plantTree(
      Object.fromEntries(Object.entries(careless).map(([rule, code]) => [`backend/src/booking/${rule}.ts`, code])),
    );
    found = tree.check<{ diagnostics: typeof found }>('oxlint', '--format', 'json', 'backend').diagnostics;
  });
  afterAll(() => tree.remove());

  it.each(Object.keys(careless))('%s bites', (rule) => {
    const inFile = found.filter(({ filename }) => filename.endsWith(`${rule}.ts`));
    expect(inFile.map(({ code }) => code)).toEqual([expect.stringContaining(`(${rule})`)]);
  });
});

/** Source files for pairs of importer and imported; what is no path is a package. */
function filesOf(pairs: readonly { from: string; to: string }[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { from, to } of pairs) {
    if (to.includes('/src/') || to.includes('/test/')) files[to] ??= 'export const here = true;\n';
    files[from] = `import '${to.endsWith('.ts') ? relative(from, to) : to}';\n`;
  }
  return files;
}

function relative(from: string, to: string): string {
  const up = from
    .split('/')
    .slice(1)
    .map(() => '..')
    .join('/');
  return `${up}/${to.replace(/\.ts$/, '.js')}`;
}
