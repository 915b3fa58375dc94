/** @runs-alone It takes as long as all other unit tests. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { declaredEventTypes } from './support/event-declarations.js';
import { brokenReferences, type Texts } from './support/repository/references.js';
import { repository, repositoryTexts } from './support/repository/repository-texts.js';

const texts = repositoryTexts();
const documents = [...texts].filter(([file]) => file.endsWith('.md'));
const decisions = documents.filter(([file]) => /^docs\/adr\/\d{4}-/.test(file));

describe('the documents', () => {
  it('and the comments that point to them refer to what is there', () => {
    expect(brokenReferences(texts, (target) => existsSync(path.join(repository, target)))).toEqual([]);
  });

  it('name no npm script that does not exist', () => {
    const named = documents.flatMap(([file, text]) =>
      [...text.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g)].map(([, script = '', workspace = '']) => ({
        file,
        script,
        workspace,
      })),
    );
    expect(named.filter(({ script, workspace }) => !scriptsOf(workspace).includes(script))).toEqual([]);
  });

  it('name every variable that the configuration reads', () => {
    const reading = [...texts].filter(([file]) => /\/configuration\/read-[\w-]+\.ts$/.test(file) && !/spec/.test(file));
    const variables = reading.flatMap(([, text]) =>
      [...text.matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(([, name]) => name),
    );
    expect(variables).toContain('DATABASE_URL');
    expect(variables.filter((name) => !texts.get('README.md')?.includes(`\`${name}\``))).toEqual(['NODE_ENV']);
  });
});

describe('docs/architecture.md', () => {
  const architecture = texts.get('docs/architecture.md') ?? '';
  const namesIn = (text: string) => new Set([...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  const created = [...texts]
    .filter(([file]) => file.startsWith('backend/migrations/'))
    .flatMap(([, text]) => [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g)].map(([, table = '']) => table));

  const [log = ''] = /^\| stream .*\n(?:\|.*\n)+/m.exec(architecture) ?? [];

  it('names every event in its table of streams, and no other', () =>
    expect([...namesIn(log)].sort()).toEqual([...declaredEventTypes].sort()));

  it('names every type of stream there, and no other', () => {
    const declared = [...texts].flatMap(([file, text]) =>
      file.endsWith('.events.ts') ? [...text.matchAll(/_STREAM = '([\w-]+)'/g)].map(([, stream]) => stream) : [],
    );
    const [, , ...named] = log
      .split('\n')
      .map((row) => row.split('|')[1]?.trim())
      .filter(Boolean);
    expect(named.sort()).toEqual(declared.sort());
  });

  it('names every table of the database', () => {
    const named = namesIn(architecture);
    expect(created.length).toBeGreaterThan(30);
    expect(created.filter((table) => !named.has(table))).toEqual([]);
  });
});

describe('docs/how-to/add-a-use-case.md', () => {
  const named = [...(texts.get('docs/how-to/add-a-use-case.md') ?? '').matchAll(/`([\w./-]+?)(?:\/\*)?`/g)].map(
    ([, file = '']) => file,
  );
  const touched = [...texts].filter(
    ([file, text]) =>
      /^(backend|contracts|frontend)\/src\/.*\.tsx?$/.test(file) &&
      !/\.spec\.|\/testing\//.test(file) &&
      /\b(VehicleCheckedOut|CheckOutVehicle\w*|checkOutVehicle)\b/.test(text),
  );

  it('has a use case that is in many files', () => expect(touched.length).toBeGreaterThan(15));

  it.each(touched)('names %s, which names the checkout', (file) =>
    expect(named.some((one) => file === one || file.startsWith(`${one.replace(/\/$/, '')}/`))).toBe(true),
  );
});

describe('a decision', () => {
  it.each(decisions)('%s has a status, its parts and a line in the index', (file, text) => {
    const [, title = '', status = ''] = /^# \d{4} (.+)\n\nStatus: (.+)\n/.exec(text) ?? [];
    expect(status).toMatch(/^(accepted|superseded by \d{4}), 20\d\d-\d\d-\d\d$/);
    expect(texts.get('docs/adr/README.md')?.replaceAll(/ +/g, ' ')).toContain(
      `(${path.basename(file)}) | ${title} | ${status} |`,
    );
    const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part);
    expect(parts).toEqual(['Context', 'Options', 'Decision', 'Consequences']);
  });
});

const scriptsOf = (workspace: string): string[] => {
  const { scripts } = JSON.parse(texts.get(path.posix.join(workspace, 'package.json')) ?? '{}') as { scripts?: object };
  return Object.keys(scripts ?? {});
};

describe('a reference is found broken', () => {
  const folder = 'docs';
  const there: Texts = new Map([
    [`${folder}/here.md`, '# Here\n\n## What `is` here\n\n```\n## Not this\n```\n'],
    [`${folder}/adr/0001-first.md`, ''],
    ['backend/src/a.ts', ''],
  ]);
  const brokenIn = (file: string, text: string) =>
    brokenReferences(new Map([...there, [file, text]]), (target) => [...there.keys(), folder].includes(target)).map(
      (broken) => broken.replace(`${file}:`, ''),
    );

  it.each([
    ['a link to no file', 'a.md', `[x](${folder}/gone.md)`, [`1: ${folder}/gone.md`]],
    ['a link to no heading', `${folder}/a.md`, '\n[x](here.md#what-was-here)', ['2: here.md#what-was-here']],
    ['a heading in a block of code', `${folder}/a.md`, '[x](here.md#not-this)', ['1: here.md#not-this']],
    ['a path of no file', `${folder}/a.md`, '`backend/src/b.ts`', ['1: backend/src/b.ts']],
    ['a comment on no document', 'backend/src/b.ts', `// see ${folder}/gone.md`, [`1: ${folder}/gone.md`]],
    ['a comment on no heading', 'backend/src/b.ts', `// (${folder}/here.md#no)`, [`1: ${folder}/here.md#no`]],
    ['a decision never taken', 'backend/src/b.ts', `// ${folder}/adr/0001, 0002`, [`1: ${folder}/adr/0002`]],
  ])('%s', (_what, file, text, broken) => expect(brokenIn(file, text)).toEqual(broken));

  it.each([
    ['a link to a heading', `${folder}/a.md`, '[x](here.md#what-is-here), [y](#own)\n# Own'],
    ['a link to a folder, and out into the world', 'a.md', `[x](${folder}), [y](https://example.org/${folder}/z)`],
    [
      'a path of a file, a pattern and a built file',
      `${folder}/a.md`,
      '`backend/src/a.ts` `backend/*` `backend/dist/a.js`',
    ],
    ['a comment on a heading', 'backend/src/b.ts', `// ${folder}/here.md#here, ${folder}/adr/0001.`],
  ])('but not %s', (_what, file, text) => expect(brokenIn(file, text)).toEqual([]));
});
