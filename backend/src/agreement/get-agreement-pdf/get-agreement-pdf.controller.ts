import { Get, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type BookingId, type Day, dayOf } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { type Caller, PathId, Refuses, Routes, CalledBy } from '../../platform/http/index.js';
import { readableBooking } from '../readable-booking.js';
import { signedPdf } from './signed-pdf.query.js';

/**
 * The header that shows a document in the browser and suggests a file name, such as `vehicle-agreement-2026-11-23-ALS1.pdf`. The
 * plain name is for programs that only read ASCII (RFC 6266).
 */
function contentDisposition(startsOn: Day, vehicleName: string): string {
  const plain = `vehicle-agreement-${startsOn}.pdf`;
  const vehicle = vehicleName.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(`vehicle-agreement-${startsOn}-${vehicle}.pdf`)}`;
}

@Routes('agreements', 'Agreements')
export class GetAgreementPdfController {
  constructor(private readonly database: Database) {}

  @Get(':bookingId/pdf')
  @Recorded('booking-read')
  @ApiOperation({
    summary: 'Download the signed agreement as a PDF',
    description: "The stored document. The ETag is its SHA-256, which the booking's history also contains.",
  })
  @ApiOkResponse({
    description: 'The document.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED', 'AGREEMENT_NOT_SIGNED', 'AGREEMENT_ERASED')
  async getAgreementPdf(
    @PathId('BOOKING_NOT_FOUND', 'bookingId') bookingId: BookingId,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const booking = await readableBooking(this.database, bookingId, caller);
    // also after a change: what was signed for other hours is not the agreement any more
    if (booking.signedAt === null) throw new Refusal('AGREEMENT_NOT_SIGNED');
    const signed = await this.database.fetch(signedPdf(bookingId));
    if (!signed) throw new Refusal('AGREEMENT_ERASED');
    void reply.headers({
      etag: `"${signed.pdfSha256}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    return new StreamableFile(signed.pdf, {
      type: 'application/pdf',
      length: signed.pdf.length,
      disposition: contentDisposition(dayOf(booking.startAt, caller.zone), booking.vehicleName),
    });
  }
}
