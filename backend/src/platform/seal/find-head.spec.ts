import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { instant } from '@rigbook/contracts/kernel';
import { findHead } from './find-head.js';
import { signedHead } from './head.js';
import { SealKey } from './seal-key.js';

const { privateKey } = generateKeyPairSync('ed25519');
const key = new SealKey(privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
const lineOf = (number: number) => {
  const seal = { number: String(number), position: String(number), hash: Buffer.alloc(32, 7) };
  return `${JSON.stringify(signedHead(seal, instant('2026-11-22T16:00Z'), key))}\n`;
};

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rigbook-find-head-'));
  file = path.join(folder, 'heads.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const found = async (number: number) => (await findHead(file, number))?.number;

it('finds the first head at or behind a number, wherever it stands in the file', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index * 10 + 10);
  writeFileSync(file, numbers.map(lineOf).join(''));
  for (const number of [1, 10, 11, 19, 20, 555, 1_000, 1_001, 1_990, 1_991, 2_000])
    expect(await found(number)).toBe(Math.max(10, Math.ceil(number / 10) * 10));
  expect(await found(2_001)).toBeUndefined();
});

it('finds nothing where there is no file, no head, or only the beginning of one', async () => {
  expect(await found(1)).toBeUndefined();
  writeFileSync(file, '');
  expect(await found(1)).toBeUndefined();
  appendFileSync(file, lineOf(5) + lineOf(9).slice(0, 50));
  expect([await found(5), await found(6)]).toEqual([5, undefined]);
});
