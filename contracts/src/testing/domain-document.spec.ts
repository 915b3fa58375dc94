import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refusalCodes } from '../refusals/refusals.js';

const repository = resolve(__dirname, '../../..');
const document = readFileSync(join(repository, 'docs/domain.md'), 'utf8');
const contracts = productionFiles('contracts/src');
const backend = productionFiles('backend/src');
const code = [...contracts.values()].join('\n');

const quoted = (pattern: RegExp, text = document) => [
  ...new Set([...text.matchAll(pattern)].map(([, word = '']) => word)),
];
const namesIn = (text: string) =>
  quoted(/`([a-z]+[A-Z]\w*)`/g, text).filter(
    (word) => !['isAdmin', 'isAuditor', 'signedAt', 'allowedRoles'].includes(word),
  );
/** The cells of the columns headed "function". */
const enforced = [...document.matchAll(/^\| rule +\| function.*\n(?:\|.*\n)+/gm)].flatMap(([table]) =>
  namesIn(
    table
      .split('\n')
      .map((row) => row.split('|')[2])
      .join('\n'),
  ),
);

/** Which module of contracts exports each name. */
const moduleOf = new Map(
  [...contracts].flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => [name, file.replace('.ts', '')]),
  ),
);

describe('docs/domain.md', () => {
  it.each(namesIn(document))('names %s, which exists', (name) => expect(moduleOf.has(name)).toBe(true));

  it('has tables of rules with the functions that enforce them', () => expect(enforced.length).toBeGreaterThan(20));

  it.each(enforced)('says that %s enforces a rule, and the server calls it', (name) =>
    expect(isUsedIn(backend, name)).toBe(true),
  );

  it('names every refusal, and none that does not exist', () =>
    expect(quoted(/`([A-Z]+(?:_[A-Z]+)+|STOPPING|UNEXPECTED)`/g).sort()).toEqual([...refusalCodes].sort()));

  it('has the sections that the code points to', () => {
    const sections = [...document.matchAll(/^## (.+)$/gm)].map(([, title]) =>
      title?.toLowerCase().replaceAll(' ', '-'),
    );
    const citedSections = new Set([...code.matchAll(/docs\/domain\.md#([a-z-]+)/g)].map(([, section]) => section));
    expect([...citedSections].filter((section) => !sections.includes(section))).toEqual([]);
  });
});

/** True when a file imports the module that exports the name, and mentions the name. */
function isUsedIn(files: ReadonlyMap<string, string>, name: string): boolean {
  const from = `'@rigbook/contracts/${moduleOf.get(name)}'`;
  return [...files.values()].some((text) => text.includes(from) && new RegExp(`\\b${name}\\b`).test(text));
}

/** Path below the folder → text, without tests. */
function productionFiles(folder: string): ReadonlyMap<string, string> {
  const root = join(repository, folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|(^|\/)testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  return new Map(files);
}
