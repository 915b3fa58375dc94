import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { canonical, events, headOver, linesOf, makeKey } from '../testing/sealed-log.js';
import { run } from './run.js';

const key = makeKey();
const log = linesOf(events(6));
const whole: Record<string, string> = {
  'events.jsonl': `${log.join('\n')}\n`,
  'heads.jsonl': `${canonical(headOver(log, 6, key))}\n`,
  'public-key.pem': key.pem,
};

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'rigbook-verify-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => path.join(folder, name);

function asFolder(files: Readonly<Record<string, string>>): string {
  mkdirSync(inFolder('export'));
  for (const [name, content] of Object.entries(files)) writeFileSync(inFolder(`export/${name}`), content);
  return inFolder('export');
}

async function asArchive(
  files: Readonly<Record<string, string>>,
  rename: (bytes: Buffer) => Buffer = (bytes) => bytes,
) {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  writeFileSync(inFolder('export.zip'), rename(await buffer(zip.outputStream as Readable)));
  return inFolder('export.zip');
}

async function verify(...given: string[]) {
  const [out, errors]: string[][] = [[], []];
  const code = await run(given, { write: (text) => out!.push(text) }, { write: (text) => errors!.push(text) });
  return { code, out: out!.join(''), errors: errors!.join('') };
}

describe('rigbook-verify', () => {
  it('says of an archive and of a folder that everything holds', async () => {
    for (const place of [await asArchive(whole), asFolder(whole)]) {
      const { code, out } = await verify(place);
      expect(out).toMatch(/^note {4}The key came with the files/);
      expect(out).toMatch(/\n\nAll checks passed\.\n$/);
      expect(code).toBe(0);
    }
  });

  it('names what is broken in sentences and as JSON', async () => {
    const place = asFolder({ ...whole, 'events.jsonl': whole['events.jsonl']!.replace('Evening', 'Morning') });
    const { code, out } = await verify(place);
    expect(code).toBe(1);
    expect(out).toContain('BROKEN  These events do not lead to the hash signed for number 6');
    expect(out).toContain('1 check broken: do not rely on this.');
    const { ok, checks } = JSON.parse((await verify(place, '--json')).out);
    expect(ok).toBe(false);
    expect(checks).toContainEqual(expect.objectContaining({ name: 'chain', outcome: 'broken' }));
  });

  it('takes a key and heads that the reader has', async () => {
    const [trusted, foreign] = [inFolder('key.pem'), inFolder('foreign.pem')];
    writeFileSync(trusted, key.pem);
    writeFileSync(foreign, makeKey().pem);
    writeFileSync(inFolder('heads'), whole['heads.jsonl']!);
    const place = asFolder(whole);
    expect((await verify(place, '--public-key', trusted, '--heads', inFolder('heads'))).code).toBe(0);
    expect((await verify(place, '--public-key', foreign)).out).toContain('is not the one that you trust');
    expect((await verify(place, '--public-key', inFolder('nowhere'))).code).toBe(2);
    expect((await verify(place, '--heads', inFolder('nowhere'))).code).toBe(2);
  });

  it.each([[[]], [['a', 'b']], [['--nonsense']]])('answers %j with how it is used', async (given) => {
    const { code, errors } = await verify(...given);
    expect(code).toBe(2);
    expect(errors).toMatch(/^Usage: rigbook-verify/);
  });

  it.each(['--help', '-h'])('says on %s how it is used', async (asking) => {
    expect(await verify(asking)).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: rigbook-verify/) });
  });

  it('cannot check what is not there or no archive', async () => {
    writeFileSync(inFolder('letter.zip'), 'Dear board');
    expect(await verify(inFolder('letter.zip'))).toMatchObject({
      code: 2,
      errors: expect.stringContaining('archive cannot be read'),
    });
    expect(await verify(inFolder('nowhere'))).toMatchObject({ code: 2, errors: expect.stringContaining('not found') });
    expect((await verify(asFolder({ 'letter.txt': 'Dear board' }))).out).toContain('events.jsonl is missing');
  });

  it.each([
    ['a name that leads out of the archive', '../../evil'],
    ['an absolute name', '/etc/passwd'],
    ['a folder', 'a/events.js'],
    ['a hidden file', '.profile000'],
  ])('refuses an archive with %s', async (_, name) => {
    const placeholder = 'x'.repeat(name.length);
    const renamed = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll(placeholder, name), 'latin1');
    const { code, out, errors } = await verify(await asArchive({ ...whole, [placeholder]: '' }, renamed));
    expect(code).not.toBe(0);
    expect(out + errors).toMatch(/not a file name|invalid relative path|absolute path/);
  });

  it('refuses an archive with one name twice: readers would see different files', async () => {
    const renamed = (bytes: Buffer) =>
      Buffer.from(bytes.toString('latin1').replaceAll('xeads.jsonl', 'heads.jsonl'), 'latin1');
    const { code, errors } = await verify(await asArchive({ ...whole, 'xeads.jsonl': 'another' }, renamed));
    expect([code, errors]).toEqual([2, 'heads.jsonl is in the archive twice.\n']);
  });

  it('refuses a folder with links and folders in it', async () => {
    const place = asFolder(whole);
    symlinkSync('/etc/passwd', path.join(place, 'link'));
    expect(await verify(place)).toMatchObject({ code: 2, errors: 'link in the folder is not a file.\n' });
  });

  it('stops at files that grow without end', async () => {
    const bomb = await asArchive({ 'manifest.json': '{}', 'summary.html': '\0'.repeat(70 * 1024 * 1024) });
    expect(await verify(bomb)).toMatchObject({ code: 1, out: expect.stringContaining('summary.html is longer than') });
  });

  it('stops at a line without end, and at what is no text', async () => {
    const endless = asFolder({ ...whole, 'events.jsonl': 'x'.repeat(17 * 1024 * 1024) });
    expect((await verify(endless)).out).toContain('Line 1 of events.jsonl is longer than');
    writeFileSync(path.join(endless, 'events.jsonl'), Buffer.from([0x7b, 0xff, 0x0a]));
    expect((await verify(endless)).out).toContain('Line 1 of events.jsonl is not UTF-8.');
  });

  it('shows what it reads and does not let it command the terminal', async () => {
    const place = asFolder({
      ...whole,
      'events.jsonl': whole['events.jsonl']!.replace('BookingRequested', '\\u001b[2J'),
    });
    expect((await verify(place)).out).not.toContain('\u001b');
  });
});
