import { createHash } from 'node:crypto';
import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { agreementVerdict } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { BOOKING_STREAM, streamOf, type AgreementSigned, type BookingEvent } from '../../booking/booking.events.js';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { isErased } from '../../responders/erase-responder/is-erased.query.js';
import { signedPdf } from '../get-agreement-pdf/signed-pdf.query.js';
import { AgreementVerificationResponse } from './agreement-verification.response.js';

@ApiTags('Admin: agreements')
@Controller('admin/agreements')
@AdminOnly()
export class VerifyAgreementController {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  @Get(':bookingId/verification')
  @ApiOperation({
    summary: 'Check that a signed document is the one that was signed',
    description:
      'Computes the SHA-256 of the document that is handed out today, and compares it with the one in the event of the signature and with the one that stands beside the document.',
  })
  @ApiOkResponse({ description: 'The verdict, and the hashes that it rests on.', type: AgreementVerificationResponse })
  @Refuses('AGREEMENT_NOT_SIGNED')
  async verifyAgreement(
    @Param('bookingId', new UuidPipe<BookingId>('BOOKING_NOT_FOUND')) bookingId: BookingId,
    @Req() { receivedAt }: RigbookRequest,
  ): Promise<AgreementVerificationResponse> {
    const history = await this.events.readStream<BookingEvent>(streamOf(bookingId));
    if (history[0]?.streamType !== BOOKING_STREAM) throw new Refusal('BOOKING_NOT_FOUND');
    const signed = history.find((event): event is typeof event & AgreementSigned => event.type === 'AgreementSigned');
    if (!signed) throw new Refusal('AGREEMENT_NOT_SIGNED');
    // the document first: were its signer erased in between, it would otherwise pass for missing
    const [kept, signerIsErased] = await this.database.fetchAll([
      signedPdf(bookingId),
      isErased(signed.data.responderId),
    ]);
    const hashes = {
      event: signed.data.pdfSha256,
      record: kept?.pdf_sha256 ?? null,
      document: kept ? createHash('sha256').update(kept.pdf).digest('hex') : null,
    };
    return {
      bookingId,
      verdict: agreementVerdict(hashes, signerIsErased),
      checkedAt: receivedAt,
      eventSha256: hashes.event,
      recordSha256: hashes.record,
      documentSha256: hashes.document,
    };
  }
}
