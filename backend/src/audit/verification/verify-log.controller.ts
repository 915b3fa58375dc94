import { Readable } from 'node:stream';
import { Get, StreamableFile } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStoreWiring } from '../../platform/event-store/index.js';
import { AuditorOnly, OpenToTokens, Refuses, Routes } from '../../platform/http/index.js';
import { OwnSealKey } from '../../platform/seal/seal-key.js';
import { SealHeads } from '../../platform/seal/seal-heads.js';
import { Clock } from '../../platform/time/clock.js';
import type { CheckResult } from './check-result.js';
import { beginVerification, VerificationUnderWay } from './verification-run.js';
import { toVerificationStep, VerificationStepResponse } from './verification-step.response.js';

@Routes('audit/verification', 'Audit')
@AuditorOnly()
export class VerifyLogController {
  constructor(
    private readonly configuration: Configuration,
    private readonly wiring: EventStoreWiring,
    private readonly heads: SealHeads,
    private readonly own: OwnSealKey,
    private readonly clock: Clock,
  ) {}

  @Get()
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Verify that the log is unchanged since it was sealed',
    description:
      'Checks the triggers, the chain over all events, the signed heads, the signed documents and the read models, in this order. Changes no data. While the read models are compared, no replay can start. Sends one `VerificationStep` per line as soon as it is done. The answer is complete only with all five.',
  })
  @ApiExtraModels(VerificationStepResponse)
  @ApiOkResponse({
    description: 'One `VerificationStep` per line, in the order of the checks.',
    content: { 'application/x-ndjson': { schema: { $ref: getSchemaPath(VerificationStepResponse) } } },
  })
  @Refuses('VERIFICATION_UNDER_WAY')
  async verifyLog(): Promise<StreamableFile> {
    const { checks, stop } = await beginVerification({
      url: this.configuration.databaseUrl ?? '',
      wiring: this.wiring,
      heads: this.heads.file,
      key: this.own.existing(),
      clock: this.clock,
    }).catch(asRefusal);
    const lines = Readable.from(linesOf(checks), { objectMode: false });
    lines.once('close', () => void stop());
    return new StreamableFile(lines, { type: 'application/x-ndjson; charset=utf-8' });
  }
}

async function* linesOf(checks: AsyncIterable<CheckResult>): AsyncGenerator<string, void> {
  for await (const checked of checks) yield `${JSON.stringify(toVerificationStep(checked))}\n`;
}

function asRefusal(error: unknown): never {
  throw error instanceof VerificationUnderWay ? new Refusal('VERIFICATION_UNDER_WAY') : error;
}
