import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../../..');
const settings = ['.dependency-cruiser.cjs', '.oxlintrc.json', 'eslint.config.js', 'tsconfig.base.json'];

/** A folder with our check settings and a few planted files, to see what the checks say about them. */
export interface PlantedTree {
  /** Runs a program of node_modules/.bin there and reads the JSON that it prints. */
  check<Report>(program: string, ...args: string[]): Report;
  remove(): void;
}

/** `files`: path → content. */
export function plantTree(files: Readonly<Record<string, string>>): PlantedTree {
  const root = mkdtempSync(path.join(tmpdir(), 'rigbook-planted-'));
  for (const file of settings) cpSync(path.join(repository, file), path.join(root, file));
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(root, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json" }');
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return {
    check: (program, ...args) => {
      const result = spawnSync(path.join(repository, 'node_modules/.bin', program), args, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      });
      return JSON.parse(result.stdout);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
