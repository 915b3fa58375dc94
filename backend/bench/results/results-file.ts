import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../measure/figure.js';
import type { Comparison } from '../measure/interleaved.js';

/** Another checkout is measured for the column `before`, this one for `after`. */
export type Column = 'before' | 'after';

interface Origin {
  readonly commit: string;
  readonly machine: string;
  /** few and short rounds */
  readonly quick: boolean;
}

export type Result = (Comparison | Figure) & Origin;

export type Results = Readonly<Record<string, Result>>;

const fileOf = (folder: string, column: Column) => path.join(folder, `${column}.json`);

/** By title; none if nothing was measured yet. */
export function readResults(folder: string, column: Column): Results {
  try {
    return JSON.parse(readFileSync(fileOf(folder, column), 'utf8')) as Results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Keeps the result until the same comparison is measured again. */
export function keepResult(folder: string, column: Column, result: Result): void {
  mkdirSync(folder, { recursive: true });
  const kept = { ...readResults(folder, column), [result.title]: result };
  writeFileSync(fileOf(folder, column), `${JSON.stringify(kept, null, 2)}\n`);
}
