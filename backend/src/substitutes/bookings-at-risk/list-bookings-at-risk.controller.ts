import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Instant, ResponderId, SubstitutionId, VehicleId } from '@rigbook/contracts/kernel';
import {
  riskCauses,
  type RiskCause,
  substitutionEndReasons,
  type SubstitutionEndReason,
  substitutionStatuses,
  type SubstitutionStatus,
} from '@rigbook/contracts/substitutes/substitute.words';
import {
  BookingResponse,
  BookingVehicleResponse,
  toBookingResponse,
} from '../../booking/views/booking-diary/booking.response.js';
import {
  example,
  Id,
  Moment,
  OneOf,
  Optional,
  Part,
  Parts,
  SomeOf,
  TakesId,
  Text,
  TrueOrAbsent,
  Whole,
  YesOrNo,
} from '../../platform/fields/index.js';
import { AdminRoutes, Answers, CalledBy, type Caller, Now } from '../../platform/http/index.js';
import type { LatestSubstitution } from '../views/substitutions.query.js';
import { type AtRisk, BookingsAtRisk } from './bookings-at-risk.js';

@ApiSchema({ name: 'StandIn' })
class StandInResponse extends BookingVehicleResponse {
  @YesOrNo(true, 'Of the same type as the vehicle of the booking.') isSameType!: boolean;
}

@ApiSchema({ name: 'Substitution' })
class SubstitutionResponse {
  @Id('0197f1c2-1301-7000-8000-000000001301') id!: SubstitutionId;
  @OneOf(substitutionStatuses, 'SubstitutionStatus') status!: SubstitutionStatus;
  @Text.orNull('BLS2', 'The other vehicle. Null if none was planned.') vehicleName!: string | null;
  @Moment.orNull('2026-11-22T12:30:00.000Z', 'Of an offer: until then the other vehicle is held.')
  holdEndsAt!: Instant | null;
  @OneOf.orNull(substitutionEndReasons, 'SubstitutionEndReason') endedBecause!: SubstitutionEndReason | null;
}

@ApiSchema({ name: 'BookingAtRisk' })
class BookingAtRiskResponse {
  @Part(BookingResponse) booking!: BookingResponse;
  @SomeOf(riskCauses, 'RiskCause', 'Why it cannot take place as it stands. None if all bookings were asked for.')
  causes!: readonly RiskCause[];
  @Parts(StandInResponse, 'Vehicles that keep all rules for these hours, of the same type first.')
  standIns!: StandInResponse[];
  @Id.orNull(example.vehicleId, 'Of these, the one to offer, so that no vehicle is offered twice at a time.')
  proposedVehicleId!: VehicleId | null;
  @Part.orNull(SubstitutionResponse, { description: 'What was planned for it last.' })
  latest!: SubstitutionResponse | null;
  @YesOrNo(false, 'Everybody who may take it is offered the booking, and nobody has accepted yet.')
  isOfferedToColleagues!: boolean;
  @Whole(2, 'Others who wait for these hours, and are offered them once it is cancelled.') waiting!: number;
  @Text.orNull('0500000101', 'Of its responder; null if erased.') phoneNumber!: string | null;
}

@ApiSchema({ name: 'BookingsAtRiskCount' })
class CountResponse {
  @Whole(3, 'Bookings that cannot take place as they stand.') count!: number;
}

class ListBookingsAtRiskQuery {
  @Optional() @TakesId('vehicleId must be the id of a vehicle.') vehicleId?: VehicleId;
  @Optional() @TakesId('responderId must be the id of a user.') responderId?: ResponderId;
  @TrueOrAbsent('Also bookings that are not at risk, before a vehicle is retired or a person leaves.') all?: true;
}

const toLatest = (row: LatestSubstitution): SubstitutionResponse => ({
  id: row.substitutionId,
  status: row.status,
  vehicleName: row.toColleagues ? null : row.substituteName,
  holdEndsAt: row.holdEndsAt,
  endedBecause: row.endedBecause,
});

const toResponse = (
  { row, causes, standIns, proposed, latest, ...others }: AtRisk,
  now: Instant,
): BookingAtRiskResponse => ({
  booking: toBookingResponse(row, { reader: 'administrator', now }),
  causes,
  standIns: standIns.map(({ vehicleId, name, type }) => ({
    id: vehicleId,
    name,
    type,
    isSameType: type === row.vehicleType,
  })),
  proposedVehicleId: (proposed as VehicleId | undefined) ?? null,
  latest: latest ? toLatest(latest) : null,
  isOfferedToColleagues: others.isOfferedToColleagues,
  waiting: others.waiting,
  phoneNumber: row.phoneNumber,
});

@AdminRoutes('admin/bookings-at-risk', 'Admin: bookings at risk')
export class ListBookingsAtRiskController {
  constructor(private readonly bookings: BookingsAtRisk) {}

  @Get()
  @ApiOperation({
    summary: 'List bookings at risk',
    description:
      'Pending and approved bookings whose vehicle is out of service at the start or loses its papers, or whose responder is suspended or has no valid license. With a vehicle or a responder, only theirs.',
  })
  @Answers([BookingAtRiskResponse], 'The earliest first, at most 100.')
  async listBookingsAtRisk(
    @Query() which: ListBookingsAtRiskQuery,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<BookingAtRiskResponse[]> {
    const found = await this.bookings.find({ ...which, all: which.all === true }, { now, zone });
    return found.map((one) => toResponse(one, now));
  }

  @Get('count')
  @ApiOperation({ summary: 'Count bookings at risk', description: 'At most 100 are counted.' })
  @Answers(CountResponse, 'How many there are.')
  async countBookingsAtRisk(@CalledBy() { zone }: Caller, @Now() now: Instant): Promise<CountResponse> {
    return { count: await this.bookings.count({ now, zone }) };
  }
}
