import { createHash } from 'node:crypto';
import { Get, Logger, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type BookingId, type Day, dayOf } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { type Caller, PathId, Refuses, Routes, CalledBy } from '../../platform/http/index.js';
import { organisationSettings, type SettingsOfOrganisation } from '../../settings/organisation-settings.js';
import { appendPages } from '../document/append-pages.js';
import { drawAddenda } from '../document/draw-addenda.js';
import { type Addendum, addendaOf } from '../get-agreement/addenda.query.js';
import { readableBooking } from '../readable-booking.js';
import { type SignedPdf, signedPdf } from './signed-pdf.query.js';

/**
 * The header that shows a document in the browser and suggests a file name, such as `vehicle-agreement-2026-11-23-ALS1.pdf`. The
 * plain name is for programs that only read ASCII (RFC 6266).
 */
function contentDisposition(startsOn: Day, vehicleName: string): string {
  const plain = `vehicle-agreement-${startsOn}.pdf`;
  const vehicle = vehicleName.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(`vehicle-agreement-${startsOn}-${vehicle}.pdf`)}`;
}

interface About {
  readonly bookingId: BookingId;
  readonly addenda: readonly Addendum[];
  readonly organization: Pick<SettingsOfOrganisation, 'organizationName' | 'zone'>;
}

const logger = new Logger('SignedAgreement');

/** A document that no page can be added to, since another version of the library wrote it, is still the signed one. */
async function withAddenda(signed: SignedPdf, { bookingId, addenda, organization }: About): Promise<SignedPdf> {
  if (addenda.length === 0) return signed;
  const { organizationName, zone } = organization;
  const of = { bytes: signed.pdf.length, sha256: signed.pdfSha256 };
  try {
    const pages = await drawAddenda({ organizationName, zone, bookingId, addenda, signed: of });
    const pdf = appendPages(signed.pdf, pages);
    return { pdf, pdfSha256: createHash('sha256').update(pdf).digest('hex') };
  } catch (error) {
    logger.warn(`the signed agreement of booking ${bookingId} is shown without its addenda. Report this line`, error);
    return signed;
  }
}

@Routes('agreements', 'Agreements')
export class GetAgreementPdfController {
  constructor(private readonly database: Database) {}

  @Get(':bookingId/pdf')
  @Recorded('booking-read')
  @ApiOperation({
    summary: 'Download the signed agreement as a PDF',
    description:
      "The stored document, whose SHA-256 is in the booking's history. Addenda to the agreement follow as further pages behind its unchanged bytes, and say how many bytes these are. If they cannot be added, the stored document comes alone. The ETag is the SHA-256 of the file.",
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
    const [signed, addenda, organization] = await this.database.fetchAll([
      signedPdf(bookingId),
      addendaOf(bookingId),
      organisationSettings(),
    ]);
    if (!signed) throw new Refusal('AGREEMENT_ERASED');
    const { pdf, pdfSha256 } = await withAddenda(signed, { bookingId, addenda, organization });
    void reply.headers({
      etag: `"${pdfSha256}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      length: pdf.length,
      disposition: contentDisposition(dayOf(booking.startAt, caller.zone), booking.vehicleName),
    });
  }
}
