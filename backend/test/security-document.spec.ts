import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asvsLevels } from './support/repository/asvs-levels.js';
import { repository, repositoryTexts } from './support/repository/repository-texts.js';

const states = ['met', 'n.a.', 'not met'] as const;
const document = readFileSync(path.join(repository, 'docs/security.md'), 'utf8');
const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) +\| (\d) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, row = '', level = '', asks = '', state = '', why = '']) => ({ row, level: Number(level), asks, state, why }),
);

describe('the table of the ASVS in docs/security.md', () => {
  it('has every requirement of levels 1 and 2 once, in their order, and no other', () => {
    expect(asvsLevels.size).toBe(253);
    expect(rows.map(({ row, level }) => [row, level])).toEqual([...asvsLevels]);
  });

  it('has a state for each', () => {
    expect(rows.filter(({ state }) => !states.some((one) => one === state))).toEqual([]);
  });

  it('names for each that is met a test or a source that is there', () => {
    const met = rows.filter(({ state }) => state === 'met');
    const isThere = (why: string) => {
      const [, file] = /^`([^`]+)`$/.exec(why) ?? [];
      return file !== undefined && existsSync(path.join(repository, file));
    };
    expect(met.filter(({ why }) => !isThere(why))).toEqual([]);
  });

  it('counts them', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const [met, notApplicable, notMet] = states.map(count);
    expect(document).toContain(`${met} are met, ${notApplicable} do not apply, ${notMet} are not met`);
  });

  it('leaves at most five open', () => {
    expect(rows.filter(({ state }) => state === 'not met').length).toBeLessThanOrEqual(5);
  });

  it('says what each asks for in ten words at most', () => {
    expect(rows.filter(({ asks }) => asks.split(' ').length > 10)).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const reading = [...repositoryTexts()].filter(([file]) => /\/configuration\/read-[\w-]+\.ts$/.test(file));
  const named = (pattern: RegExp) =>
    reading.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, variable = '']) => variable));
  const section = (title: string) => document.split(/^## /m).find((text) => text.startsWith(title)) ?? '';

  it('has every secret of the environment among the keys', () => {
    const secrets = named(/'([A-Z][A-Z0-9_]*(?:SECRET|PASSWORD|TOKEN|KEY))'/g);
    expect(secrets.length).toBeGreaterThan(8);
    const keys = section('Keys and algorithms');
    expect(secrets.filter((secret) => !keys.includes(`\`${secret}\``))).toEqual([]);
  });

  it('has every address of the environment among the connections', () => {
    const addresses = named(/\burl\('([A-Z0-9_]+)'/g);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !section('Outgoing').includes(`\`${address}\``))).toEqual([]);
  });
});
