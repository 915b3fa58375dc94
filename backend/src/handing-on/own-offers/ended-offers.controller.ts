import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type HandingOnEndReason, handingOnEndReasons } from '@rigbook/contracts/handing-on/handing-on.words';
import type { BookingId, HandingOnId, Instant } from '@rigbook/contracts/kernel';
import { refusalToRead, seesWholeBooking } from '../../booking/reading-bookings.policy.js';
import { bookingById } from '../../booking/views/booking-diary/booking-diary.query.js';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Id, Moment, OneOf, Part, Text, YesOrNo } from '../../platform/fields/index.js';
import { Answers, CalledBy, type Caller, OpenToTokens, PathId, Refuses, Routes } from '../../platform/http/index.js';
import { colleague, ColleagueResponse } from './offer.response.js';
import { type EndedOffer, endedOffersOf } from './offers.query.js';

@ApiSchema({ name: 'EndedHandingOn' })
class EndedOfferResponse {
  @Id('0197f1c2-1001-7000-8000-000000001001') id!: HandingOnId;
  @YesOrNo(false, 'The booking was asked for in return, in a swap that its then responder did not accept.')
  wasWanted!: boolean;
  @YesOrNo(false) isSwap!: boolean;
  @YesOrNo(true, 'Open to everybody who might take it.') toEverybody!: boolean;
  @Part.orNull(ColleagueResponse, { description: 'Who offered it. Null if that person was erased.' })
  from!: ColleagueResponse | null;
  @Text.orNull(
    '102',
    'The only colleague who could accept; for who offered it to that unit, and those who see all bookings.',
  )
  toUnitNumber!: string | null;
  @Moment('2026-11-20T08:12:44.120Z') offeredAt!: Instant;
  @OneOf(handingOnEndReasons, 'HandingOnEndReason', 'declined') endedBecause!: HandingOnEndReason;
  @Moment('2026-11-20T09:00:10.000Z') endedAt!: Instant;
}

@Routes('handing-on/bookings', 'Handing on')
export class EndedOffersController {
  constructor(private readonly database: Database) {}

  @Get(':id')
  @Recorded('booking-read', { partOf: 'GET /api/audit/bookings/:id/history' })
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'List the offers of a booking that ended without a new responder',
    description:
      'The latest hundred, oldest first. For those who may read its history: the responder who has the booking now, administrators and auditors.',
  })
  @Answers([EndedOfferResponse], 'The offers.')
  @Refuses('BOOKING_NOT_FOUND', 'ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async listEndedOffers(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @CalledBy() caller: Caller,
  ): Promise<EndedOfferResponse[]> {
    const [booking, offers] = await this.database.fetchAll([bookingById(bookingId), endedOffersOf(bookingId)]);
    if (!booking) throw new Refusal('BOOKING_NOT_FOUND');
    const refusal = refusalToRead(booking.responderId, caller);
    if (refusal) throw refusal;
    return offers.map((offer) => toEnded(offer, bookingId, caller));
  }
}

/** To whom a booking was offered is between its giver and the office; of a swap the giver never learned it. */
function toEnded(row: EndedOffer, bookingId: BookingId, caller: Caller): EndedOfferResponse {
  const isSwap = row.wantedBookingId !== null;
  const isGiver = 'responderId' in caller && caller.responderId === row.responderId;
  return {
    id: row.handingOnId,
    wasWanted: row.wantedBookingId === bookingId,
    isSwap,
    toEverybody: row.toResponderId === null,
    from: colleague(row.giverUnit, row.giverFirst, row.giverLast),
    toUnitNumber: seesWholeBooking(caller.kind) || (isGiver && !isSwap) ? row.toUnit : null,
    offeredAt: row.offeredAt,
    endedBecause: row.endedBecause,
    endedAt: row.settledAt,
  };
}
