import { Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ownDataQuota } from '@rigbook/contracts/auth/quota.limits';
import type { Instant } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { NeedsFreshProof, Now, type Person, Refuses, Routes, SignedInPerson } from '../../platform/http/index.js';
import { countUse, secondsUntilRoom } from '../../platform/quota/quota-use.js';
import { OwnDataArchive } from './own-data-archive.js';

@Routes('auth/my-data', 'Signing in')
export class DownloadOwnDataController {
  constructor(
    private readonly database: Database,
    private readonly archive: OwnDataArchive,
  ) {}

  @Get()
  @Recorded('own-data-read')
  @NeedsFreshProof()
  @ApiOperation({
    summary: 'Download what Rigbook holds about you',
    description:
      'A ZIP archive: your profile, bookings, their history, agreements, licenses with photos, photos of damage, messages, your entries of the access record, devices, sessions, passkeys and texts as JSON, and a README in your language. Other people are not named in it.',
  })
  @ApiOkResponse({
    description: 'The archive.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @Refuses('FRESH_PROOF_REQUIRED', 'TOO_MANY_DOWNLOADS', 'RESPONDER_NOT_FOUND', 'STORAGE_UNAVAILABLE')
  async downloadOwnData(@SignedInPerson() { responderId }: Person, @Now() now: Instant): Promise<StreamableFile> {
    const usedUp = await this.database.fetch(countUse(ownDataQuota, responderId, now));
    if (usedUp) throw new Refusal('TOO_MANY_DOWNLOADS', { retryAfterSeconds: secondsUntilRoom(usedUp, now) });
    return new StreamableFile(await this.archive.of(responderId, now), {
      type: 'application/zip',
      disposition: `attachment; filename="rigbook-my-data-${now.slice(0, 10)}.zip"`,
    });
  }
}
