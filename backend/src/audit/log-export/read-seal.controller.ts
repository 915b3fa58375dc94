import { Readable } from 'node:stream';
import { Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Refusal } from '../../platform/decisions/index.js';
import { AuditorOnly, OpenToTokens, Refuses, Routes } from '../../platform/http/index.js';
import { OwnSealKey } from '../../platform/seal/seal-key.js';
import { SealHeads } from '../../platform/seal/seal-heads.js';
import { linesOf } from './lines-of-heads.js';

@Routes('audit/seal', 'Audit')
@AuditorOnly()
export class ReadSealController {
  constructor(
    private readonly heads: SealHeads,
    private readonly own: OwnSealKey,
  ) {}

  @Get('heads')
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Download the signed heads',
    description:
      'All heads, one per line, oldest first. A copy on another machine reveals any later change of the log.',
  })
  @ApiOkResponse({
    description: 'The signed heads, one per line; empty before the first.',
    content: { 'application/x-ndjson': { schema: { type: 'string' } } },
  })
  async readHeads(): Promise<StreamableFile> {
    const size = await this.heads.file.size();
    return new StreamableFile(Readable.from(linesOf(this.heads.file, size), { objectMode: false }), {
      type: 'application/x-ndjson; charset=utf-8',
      disposition: 'attachment; filename="heads.jsonl"',
    });
  }

  @Get('public-key')
  @OpenToTokens('audit:read')
  @ApiOperation({ summary: 'Download the public key of signed heads and dossiers' })
  @ApiOkResponse({
    description: 'The key in PEM.',
    content: { 'application/x-pem-file': { schema: { type: 'string' } } },
  })
  @Refuses('NOT_FOUND')
  readPublicKey(): StreamableFile {
    const key = this.own.existing();
    if (!key) throw new Refusal('NOT_FOUND');
    return new StreamableFile(Buffer.from(key.publicKeyPem), {
      type: 'application/x-pem-file',
      disposition: 'attachment; filename="public-key.pem"',
    });
  }
}
