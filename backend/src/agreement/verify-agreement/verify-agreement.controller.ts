import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { createHash } from 'node:crypto';
import {
  type AgreementVerdict,
  agreementVerdict,
  agreementVerdicts,
} from '@rigbook/contracts/agreement/agreement-check.rules';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { type AgreementSigned, BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { AdminOnly, PathId, Refuses, type RigbookRequest } from '../../platform/http/index.js';
import { isErased } from '../../responders/erase-responder/is-erased.query.js';
import { signedPdf } from '../get-agreement-pdf/signed-pdf.query.js';

const hash = { example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' } as const;
const hashOrNull = { ...hash, type: String, nullable: true } as const;

@ApiSchema({ name: 'AgreementVerification' })
class AgreementVerificationResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  bookingId!: BookingId;
  @ApiProperty({
    enum: agreementVerdicts,
    enumName: 'AgreementVerdict',
    example: 'genuine',
    description: 'Whether the document is the one that was signed; it may also be missing, or erased with its signer.',
  })
  verdict!: AgreementVerdict;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-23T16:00:00.000Z' })
  checkedAt!: Instant;
  @ApiProperty({ ...hash, description: 'The hash in the event of the signature.' })
  eventSha256!: string;
  @ApiProperty({ ...hashOrNull, description: 'The hash stored with the document.' })
  recordSha256!: string | null;
  @ApiProperty({ ...hashOrNull, description: 'Of the document as it is kept now, computed for this answer.' })
  documentSha256!: string | null;
}

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
      'Computes the SHA-256 of the stored document, and compares it with the hash in the event of the signature and with the hash stored with the document.',
  })
  @ApiOkResponse({ description: 'The verdict, and the hashes that it rests on.', type: AgreementVerificationResponse })
  @Refuses('AGREEMENT_NOT_SIGNED')
  async verifyAgreement(
    @PathId('BOOKING_NOT_FOUND', 'bookingId') bookingId: BookingId,
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
      record: kept?.pdfSha256 ?? null,
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
