import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../platform/database/database.js';
import { SignedIn } from '../../platform/http/context.decorator.js';
import type { Caller } from '../../platform/http/caller.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { AgreementResponse, toAgreementResponse } from './agreement.response.js';
import { readableBooking } from '../readable-booking.js';

@ApiTags('Agreements')
@Controller('agreements')
export class GetAgreementController {
  constructor(private readonly database: Database) {}

  @Get(':bookingId')
  @ApiOperation({
    summary: 'What the agreement of a booking is about',
    description:
      "Your own booking's, or anybody's for administrators and auditors. The text itself is known by its version.",
  })
  @ApiOkResponse({ description: 'The agreement: its text, and who signed it when.', type: AgreementResponse })
  async getAgreement(
    @Param('bookingId', new UuidPipe<BookingId>('BOOKING_NOT_FOUND')) bookingId: BookingId,
    @SignedIn() caller: Caller,
    @Req() { receivedAt: now }: RigbookRequest,
  ): Promise<AgreementResponse> {
    return toAgreementResponse(await readableBooking(this.database, bookingId, caller), { now, zone: caller.zone });
  }
}
