import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigurationError } from './configuration.js';
import { keptSessionSecret } from './load-configuration.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rigbook-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the session secret', () => {
  it('is made once, for its owner only, and found again', () => {
    const made = keptSessionSecret(path.join(folder, 'data'));
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(keptSessionSecret(path.join(folder, 'data'))).toBe(made);
    expect(readdirSync(path.join(folder, 'data'))).toEqual(['session-secret']);
    expect(statSync(path.join(folder, 'data', 'session-secret')).mode & 0o077).toBe(0);
  });

  it.each([[''], ['short\n']])('is never what a half-written file holds: %j', (content) => {
    writeFileSync(path.join(folder, 'session-secret'), content);
    expect(() => keptSessionSecret(folder)).toThrow(ConfigurationError);
  });

  it('says that the folder cannot be used where it cannot', () => {
    writeFileSync(path.join(folder, 'file'), '');
    expect(() => keptSessionSecret(path.join(folder, 'file'))).toThrow(/^DATA_DIR .* cannot be used/);
  });
});
