import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type request from 'supertest';
import yauzl from 'yauzl';
import type { Source } from '../../verifier/src/sources/source.js';

/** The files of an archive by name. */
export type Files = Readonly<Record<string, Buffer>>;

/** Parses an answer of supertest as the bytes that were sent. */
export function asBytes(response: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  void buffer(response as unknown as Readable).then((bytes) => done(null, bytes));
}

export async function unzipped(archive: Buffer): Promise<Files> {
  const files: Record<string, Buffer> = {};
  const zip = await yauzl.fromBufferPromise(archive);
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
}

/** As the verifier reads them. */
export const sourceOf = (files: Files): Source => ({
  names: Object.keys(files),
  has: (name) => Object.hasOwn(files, name),
  bytes: (name) => Readable.from([files[name]!]),
  close: () => undefined,
});

/** Lends a file with this content while `use` runs. */
export async function withFile<T>(name: string, content: Buffer, use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-file-'));
  const file = path.join(folder, name);
  writeFileSync(file, content);
  try {
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
