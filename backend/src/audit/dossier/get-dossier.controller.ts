import type { Readable } from 'node:stream';
import { Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ZipFile } from 'yazl';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStoreWiring, Upcasting } from '../../platform/event-store/index.js';
import { AuditorOnly, Now, OpenToTokens, PathId, Refuses, Routes } from '../../platform/http/index.js';
import { BookingDossier } from './booking-dossier.js';
import { SealedBooking } from './sealed-booking.js';

@Routes('audit/bookings', 'Audit')
@AuditorOnly()
export class GetDossierController {
  private readonly upcasting: Upcasting;

  constructor(
    private readonly database: Database,
    private readonly dossier: BookingDossier,
    wiring: EventStoreWiring,
  ) {
    this.upcasting = new Upcasting(wiring);
  }

  @Get(':id/dossier')
  @Recorded('dossier-read')
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Download the dossier of a booking',
    description:
      'A ZIP archive with the events of the booking in canonical form, the proof that they belong to the sealed log, the signed head at its end, the public key, the signed agreement and its text, checklist, damage with photos and how it came about, fuel and expenses with receipts, receipts of messages, a page to read and print, and a signed manifest. `npx rigbook-verify` checks it without the server.',
  })
  @ApiOkResponse({
    description: 'The archive.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @Refuses('NOT_SEALED_YET', 'LOG_CONTRADICTS_SEAL', 'SEAL_KEY_MISSING', 'DOSSIER_TOO_LONG', 'STORAGE_UNAVAILABLE')
  async getDossier(@PathId('BOOKING_NOT_FOUND') id: BookingId, @Now() now: Instant): Promise<StreamableFile> {
    const booking = await SealedBooking.read(this.database, this.upcasting, id);
    if (!booking) throw new Refusal('BOOKING_NOT_FOUND');
    const archive = new ZipFile();
    for (const { name, content } of await this.dossier.files(booking, now))
      archive.addBuffer(content, name, { mtime: new Date(now) });
    archive.end();
    return new StreamableFile(archive.outputStream as Readable, {
      type: 'application/zip',
      disposition: `attachment; filename="dossier-${id}.zip"`,
    });
  }
}
