import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refusalCodes } from '../refusals/refusals.js';

const source = resolve(__dirname, '..');
const document = readFileSync(resolve(source, '../../docs/domain.md'), 'utf8');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');

const quoted = (pattern: RegExp) => [...new Set([...document.matchAll(pattern)].map(([, word]) => word ?? ''))];
const fields = ['isAdmin', 'isAuditor', 'signedAt', 'allowedRoles'];

describe('docs/domain.md', () => {
  it.each(quoted(/`([a-z]+[A-Z]\w*)`/g).filter((word) => !fields.includes(word)))('names %s, which exists', (name) =>
    expect(code).toMatch(new RegExp(`export (const|function) ${name}\\b`)),
  );

  it('names every refusal, and none that does not exist', () =>
    expect(quoted(/`([A-Z]+(?:_[A-Z]+)+|UNEXPECTED)`/g).sort()).toEqual([...refusalCodes].sort()));

  it('has the sections that the code points to', () => {
    const sections = [...document.matchAll(/^## (.+)$/gm)].map(([, title]) =>
      title?.toLowerCase().replaceAll(' ', '-'),
    );
    const citedSections = new Set([...code.matchAll(/docs\/domain\.md#([a-z-]+)/g)].map(([, section]) => section));
    expect([...citedSections].filter((section) => !sections.includes(section))).toEqual([]);
  });
});
