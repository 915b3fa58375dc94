import { ApiSchema } from '@nestjs/swagger';
import {
  type HandingOnEndReason,
  handingOnEndReasons,
  type HandingOnStatus,
  handingOnStatuses,
} from '@rigbook/contracts/handing-on/handing-on.words';
import type { BookingId, HandingOnId, Instant } from '@rigbook/contracts/kernel';
import { BookingVehicleResponse } from '../../booking/views/booking-diary/booking.response.js';
import { example, Id, Moment, OneOf, Part, Parts, Text, YesOrNo } from '../../platform/fields/index.js';
import type { OfferWithNames } from './offers.query.js';

@ApiSchema({ name: 'Colleague' })
export class ColleagueResponse {
  @Text('102') unitNumber!: string;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Cohen') lastName!: string | null;
}

@ApiSchema({ name: 'HandingOnHours' })
class HandingOnHoursResponse {
  @Part(BookingVehicleResponse) vehicle!: BookingVehicleResponse;
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
}

@ApiSchema({ name: 'HandingOn' })
class HandingOnResponse {
  @Id('0197f1c2-1001-7000-8000-000000001001') id!: HandingOnId;
  @OneOf(handingOnStatuses, 'HandingOnStatus', 'open') status!: HandingOnStatus;
  @OneOf.orNull(handingOnEndReasons, 'HandingOnEndReason', null, 'Why it ended without a new responder.')
  endedBecause!: HandingOnEndReason | null;
  @Part(HandingOnHoursResponse, 'What is offered.') offered!: HandingOnHoursResponse;
  @Part.orNull(HandingOnHoursResponse, { description: 'What is asked for in return: a swap. Null for a gift.' })
  inReturn!: HandingOnHoursResponse | null;
  @Id.orNull(example.bookingId, 'Your booking in it: the one that you offer, or the one that is asked of you.')
  ownBookingId!: BookingId | null;
  @Text('Evening shift', 'What the offered booking is for.') purpose!: string;
  @YesOrNo(false, 'Open to everybody who may take it; the first to accept gets it.') toEverybody!: boolean;
  @YesOrNo(false, "The office offers it in the responder's place.") byOffice!: boolean;
  @Text.orNull('102', 'Of your offer to one colleague: the unit number that you named.') toUnitNumber!: string | null;
  @Part.orNull(ColleagueResponse, {
    description: 'Who offers it to you. Null for your own offers and those of the office.',
  })
  from!: ColleagueResponse | null;
  @Part.orNull(ColleagueResponse, { description: 'Who accepted your offer.' })
  acceptedBy!: ColleagueResponse | null;
  @Moment('2026-11-20T08:12:44.120Z') offeredAt!: Instant;
}

@ApiSchema({ name: 'HandingOnList' })
export class HandingOnListResponse {
  @Parts(
    HandingOnResponse,
    'Bookings that you offer, and what became of offers whose hours lie ahead: open ones first, then the newest.',
  )
  given!: HandingOnResponse[];
  @Parts(HandingOnResponse, 'Bookings that colleagues offer you, in order of time.') offered!: HandingOnResponse[];
  @Id.orNull(null, 'Further offers to everybody were not looked at: ask again, with this as `after`.')
  next!: HandingOnId | null;
  @YesOrNo(false, 'You get a message about each booking that a colleague offers to everybody.') toldOfOffers!: boolean;
}

export const colleague = (unitNumber: string | null, firstName: string | null, lastName: string | null) =>
  unitNumber === null ? null : { unitNumber, firstName, lastName };

function inReturnIn({ wantedVehicleId, wantedFrom, wantedUntil, ...row }: OfferWithNames) {
  if (!wantedVehicleId || !wantedFrom || !wantedUntil) return null;
  const vehicle = { id: wantedVehicleId, name: row.wantedVehicleName ?? '', type: row.wantedVehicleType ?? '' };
  return { vehicle, startTime: wantedFrom, endTime: wantedUntil };
}

const shared = (row: OfferWithNames) => ({
  id: row.handingOnId,
  status: row.status,
  endedBecause: row.endedBecause,
  offered: {
    vehicle: { id: row.vehicleId, name: row.vehicleName, type: row.vehicleType },
    startTime: row.startAt,
    endTime: row.endAt,
  },
  inReturn: inReturnIn(row),
  purpose: row.purpose,
  toEverybody: row.toResponderId === null,
  byOffice: row.byOffice,
  offeredAt: row.offeredAt,
});

/** To the giver. Whose the hours are that a swap asks for is said only once they accept. */
export const toGiven = (row: OfferWithNames): HandingOnResponse => ({
  ...shared(row),
  // once handed on, by this offer or another, its texts are its new responder's
  purpose: row.isStillTheirs ? row.purpose : '',
  ownBookingId: row.isStillTheirs ? row.bookingId : null,
  toUnitNumber: row.wantedBookingId === null ? row.toUnit : null,
  from: null,
  acceptedBy: row.acceptedBy === null ? null : colleague(row.takerUnit, row.takerFirst, row.takerLast),
});

/** To whom it is offered. */
export const toOffered = (row: OfferWithNames): HandingOnResponse => ({
  ...shared(row),
  ownBookingId: row.wantedBookingId,
  toUnitNumber: null,
  from: row.byOffice ? null : colleague(row.giverUnit, row.giverFirst, row.giverLast),
  acceptedBy: null,
});
