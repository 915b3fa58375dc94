import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { createHash } from 'node:crypto';
import { agreementVerdict, agreementVerdicts } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { AgreementVerdict } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { type AgreementSigned, BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { example, Id, Moment, OneOf, Text } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, Now, PathId, Refuses } from '../../platform/http/index.js';
import { isErased } from '../../responders/erase-responder/is-erased.query.js';
import { signedPdf } from '../get-agreement-pdf/signed-pdf.query.js';

@ApiSchema({ name: 'AgreementVerification' })
class AgreementVerificationResponse {
  @Id(example.bookingId) bookingId!: BookingId;
  @OneOf(
    agreementVerdicts,
    'AgreementVerdict',
    'genuine',
    'Whether the document is the one that was signed, missing, or erased with its signer.',
  )
  verdict!: AgreementVerdict;
  @Moment('2026-11-23T16:00:00.000Z') checkedAt!: Instant;
  @Text(example.sha256, 'The hash in the event of the signature.')
  eventSha256!: string;
  @Text.orNull(example.sha256, 'The hash stored with the document.')
  recordSha256!: string | null;
  @Text.orNull(example.sha256, 'Of the stored document, computed for this answer.')
  documentSha256!: string | null;
}

@AdminRoutes('admin/agreements', 'Admin: agreements')
export class VerifyAgreementController {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  @Get(':bookingId/verification')
  @ApiOperation({
    summary: 'Check that a signed document is the one that was signed',
    description:
      'Computes the SHA-256 of the stored document, and compares it with the hash in the event of the signature and with the hash stored with the document.',
  })
  @Answers(AgreementVerificationResponse, 'The verdict, and the hashes compared.')
  @Refuses('AGREEMENT_NOT_SIGNED')
  async verifyAgreement(
    @PathId('BOOKING_NOT_FOUND', 'bookingId') bookingId: BookingId,
    @Now() now: Instant,
  ): Promise<AgreementVerificationResponse> {
    const history = await this.events.readStream<BookingEvent>(streamOf(bookingId));
    if (history[0]?.streamType !== BOOKING_STREAM) throw new Refusal('BOOKING_NOT_FOUND');
    const signed = history.findLast(
      (event): event is typeof event & AgreementSigned => event.type === 'AgreementSigned',
    );
    if (!signed) throw new Refusal('AGREEMENT_NOT_SIGNED');
    // the document first: if its signer were erased in between, it would count as missing
    const [kept, signerIsErased] = await this.database.fetchAll([
      signedPdf(bookingId),
      isErased(signed.data.responderId),
    ]);
    const hashes = {
      event: signed.data.pdfSha256,
      record: kept?.pdfSha256 ?? null,
      document: kept ? createHash('sha256').update(kept.pdf).digest('hex') : null,
    };
    return {
      bookingId,
      verdict: agreementVerdict(hashes, signerIsErased),
      checkedAt: now,
      eventSha256: hashes.event,
      recordSha256: hashes.record,
      documentSha256: hashes.document,
    };
  }
}
