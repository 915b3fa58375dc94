import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { instant } from '@rigbook/contracts/kernel';
import { headOfLine, isSignedBy, signedHead } from './head.js';
import { HeadsFile } from './heads-file.js';
import { SealKey } from './seal-key.js';

const newKey = (type: 'ed25519' | 'x25519' = 'ed25519') =>
  generateKeyPairSync(type as 'ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;

const key = new SealKey(newKey());
const head = (number: number) =>
  signedHead(
    { number: String(number), position: '9', hash: Buffer.alloc(32, number) },
    instant('2026-11-22T16:00Z'),
    key,
  );

let folder: string;
let heads: HeadsFile;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rigbook-heads-'));
  heads = new HeadsFile(path.join(folder, 'deep', 'heads.jsonl'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the file of heads', () => {
  const numbers = async () => {
    const found: (number | undefined)[] = [];
    for await (const line of heads.lines(await heads.size())) found.push(headOfLine(line)?.number);
    return found;
  };

  it('is empty before the first head', async () => {
    expect([await heads.newest(), await heads.size(), await numbers()]).toEqual([undefined, 0, []]);
  });

  it('keeps one head a line, the newest last', async () => {
    await heads.append(head(1));
    await heads.append(head(7));
    expect(await numbers()).toEqual([1, 7]);
    expect(await heads.newest()).toEqual(head(7));
  });

  it.each([
    ['the beginning of a head', '{"format":"rigbook-head-1","num'],
    ['an object', '{}'],
    ['zeros', '\0\0\0\0'],
    ['blocks of zeros', '\0'.repeat(9_000)],
  ])('forgets what a crash left behind: %s', async (_, torn) => {
    await heads.append(head(1));
    appendFileSync(heads.file, torn);
    expect(await heads.newest()).toEqual(head(1));
    expect(await numbers()).toEqual([1]);
    await heads.append(head(2));
    expect(readFileSync(heads.file, 'utf8')).toBe(`${JSON.stringify(head(1))}\n${JSON.stringify(head(2))}\n`);
  });

  it('holds heads only that say what was signed', () => {
    expect(isSignedBy(head(3), key.publicKey)).toBe(true);
    expect(isSignedBy({ ...head(3), number: 4 }, key.publicKey)).toBe(false);
    expect(isSignedBy(head(3), new SealKey(newKey()).publicKey)).toBe(false);
    expect(isSignedBy({ ...head(3), signature: '' }, key.publicKey)).toBe(false);
  });
});

it('takes no key but a private Ed25519 one, and never repeats what it was given', () => {
  expect(() => new SealKey('hunter2')).toThrow(/^no private Ed25519 key in PEM$/);
  expect(() => new SealKey(newKey('x25519'))).toThrow('no private Ed25519 key');
});
