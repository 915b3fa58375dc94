import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** The files of an export as rigbook-verify wants them (docs/adr/0043). */
export interface LogFiles {
  readonly events: () => AsyncIterable<string>;
  readonly heads: () => AsyncIterable<string>;
  readonly publicKey: string | undefined;
}

/** Packed while it is read: each file begins when the one before was sent. */
export function logArchive({ events, heads, publicKey }: LogFiles): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  const add = (name: string, lines: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(name, (ready) => {
      const file = Readable.from(lines(), { objectMode: false });
      out.once('close', () => file.destroy());
      file.once('error', (error) => out.destroy(error)); // yazl does not listen, and nobody else knows of this stream
      ready(null, file);
    });
  add('events.jsonl', events);
  add('heads.jsonl', heads);
  if (publicKey !== undefined) zip.addBuffer(Buffer.from(publicKey), 'public-key.pem');
  zip.end();
  return out;
}
