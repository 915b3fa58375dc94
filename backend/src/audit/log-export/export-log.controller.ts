import { Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { dayOf, type Instant } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { AuditorOnly, type Caller, Now, OpenToTokens, Routes, CalledBy } from '../../platform/http/index.js';
import { SealHeads } from '../../platform/seal/seal-heads.js';
import { OwnSealKey } from '../../platform/seal/seal-key.js';
import { linesOf } from './lines-of-heads.js';
import { SealedLog } from './sealed-log.js';

/** The files that rigbook-verify expects (docs/adr/0043). */
interface LogFiles {
  readonly events: () => AsyncIterable<string>;
  readonly texts: () => AsyncIterable<string>;
  readonly redactions: () => AsyncIterable<string>;
  /** whether the events hold hashes of texts */
  readonly hasTexts: boolean;
  readonly heads: () => AsyncIterable<string>;
  readonly publicKey: string | undefined;
}

/** Packs the archive while it is sent: each file begins when the one before is done. */
function logArchive({ events, texts, redactions, hasTexts, heads, publicKey }: LogFiles): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  const add = (name: string, lines: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(name, (ready) => {
      const file = Readable.from(lines(), { objectMode: false });
      out.once('close', () => file.destroy());
      file.once('error', (error) => out.destroy(error)); // yazl does not listen for errors
      ready(null, file);
    });
  add('events.jsonl', events);
  if (hasTexts) {
    add('texts.jsonl', texts);
    add('redactions.jsonl', redactions);
  }
  add('heads.jsonl', heads);
  if (publicKey !== undefined) zip.addBuffer(Buffer.from(publicKey), 'public-key.pem');
  zip.end();
  return out;
}

@Routes('audit/log-export', 'Audit')
@AuditorOnly()
export class ExportLogController {
  constructor(
    private readonly log: SealedLog,
    private readonly heads: SealHeads,
    private readonly own: OwnSealKey,
  ) {}

  @Get()
  @Recorded('export-read')
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Export the whole log for verification elsewhere',
    description:
      'An archive with `events.jsonl` (one event per line, in the canonical form that is sealed and in the order of the log), `texts.jsonl` (the texts whose hashes the events hold, unless they were erased), `redactions.jsonl` (the leaves of original events whose texts left the log later), `heads.jsonl` (the signed heads) and `public-key.pem`. `rigbook-verify` checks it without this server. The archive is streamed.',
  })
  @ApiOkResponse({
    description: 'The archive.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  async exportLog(@CalledBy() { zone }: Caller, @Now() now: Instant): Promise<StreamableFile> {
    // heads first: a later one could cover events that this export lacks
    const size = await this.heads.file.size();
    const archive = logArchive({
      events: () => this.log.lines(),
      texts: () => this.log.texts(),
      redactions: () => this.log.redactions(),
      hasTexts: await this.log.hasTexts(),
      heads: () => linesOf(this.heads.file, size),
      publicKey: this.own.existing()?.publicKeyPem,
    });
    return new StreamableFile(archive, {
      type: 'application/zip',
      disposition: `attachment; filename="rigbook-log-${dayOf(now, zone)}.zip"`,
    });
  }
}
