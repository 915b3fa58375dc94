import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { keptDocument, type KeptDocument, keptDocuments } from '@rigbook/contracts/agreement/agreement-check.rules';
import { DIARY_SEARCH_LIMIT, searchWords } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import {
  BookingResponderResponse,
  BookingVehicleResponse,
} from '../../booking/views/booking-diary/booking.response.js';
import { meaningsOf } from '../../booking/views/booking-diary/diary-search.js';
import { Database } from '../../platform/database/index.js';
import { example, Id, Moment, OneOf, Optional, Part, TakesText, Text } from '../../platform/fields/index.js';
import { AdminRoutes, ApiPage, mapPage, type Page, PageQuery, pageRequest } from '../../platform/http/index.js';
import { type AgreementFileRow, agreementFiles } from './agreement-files.query.js';

class ListAgreementFilesQuery extends PageQuery {
  @Optional()
  @TakesText(
    DIARY_SEARCH_LIMIT,
    'dana als1',
    "Up to six words. Each must occur in the responder's name or the vehicle's name, or begin the unit number.",
  )
  search?: string;
}

/** A signed agreement, for administrators. */
@ApiSchema({ name: 'AgreementFile' })
class AgreementFileResponse {
  @Id(example.bookingId) bookingId!: BookingId;
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
  @Part(BookingVehicleResponse) vehicle!: BookingVehicleResponse;
  @Moment('2026-11-23T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-23T20:00:00.000Z') endTime!: Instant;
  @Moment('2026-11-23T14:00:00.000Z') signedAt!: Instant;
  @Text.orNull('Dana Levi', 'As typed; null if no document is stored.') signerName!: string | null;
  @Text('2026-11') agreementVersion!: string;
  @Text(example.sha256) pdfSha256!: string;
  @OneOf(
    keptDocuments,
    'KeptDocument',
    'kept',
    '`erased`: together with its signer; `missing`: it should be stored but is not.',
  )
  document!: KeptDocument;
}

const toAgreementFile = (row: AgreementFileRow): AgreementFileResponse => ({
  bookingId: row.bookingId,
  user: {
    id: row.responderId,
    unitNumber: row.unitNumber,
    firstName: row.firstName,
    lastName: row.lastName,
  },
  vehicle: { id: row.vehicleId, name: row.vehicleName, type: row.vehicleType },
  startTime: row.startAt,
  endTime: row.endAt,
  signedAt: row.signedAt,
  signerName: row.signerName,
  agreementVersion: row.agreementVersion,
  pdfSha256: row.pdfSha256,
  document: keptDocument(row.signerName !== null, row.signerIsErased),
});

@AdminRoutes('admin/agreements', 'Admin: agreements')
export class ListAgreementFilesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List signed agreements',
    description: 'Latest signature first. A missing or erased document is listed too, with its state.',
  })
  @ApiPage(AgreementFileResponse)
  async listAgreementFiles(@Query() query: ListAgreementFilesQuery): Promise<Page<AgreementFileResponse>> {
    const words = searchWords(query.search ?? '');
    const meanings = words.length > 0 ? await this.database.fetch(meaningsOf(words)) : [];
    const page = await this.database.fetch(agreementFiles(meanings, pageRequest(query)));
    return mapPage(page, toAgreementFile);
  }
}
