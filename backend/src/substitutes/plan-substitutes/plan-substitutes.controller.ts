import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsDefined, IsObject, ValidateNested } from 'class-validator';
import { type BookingId, type SubstitutionPlanId, textLimits, type VehicleId } from '@rigbook/contracts/kernel';
import { MOST_PLANNED } from '@rigbook/contracts/substitutes/substitute.words';
import { BookingSeenDto, seenIn } from '../../booking/commands/booking-seen.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  example,
  Id,
  Optional,
  OptionalOrNull,
  Part,
  Parts,
  TakesFilledText,
  TakesId,
  TakesYesOrNo,
} from '../../platform/fields/index.js';
import { AdminRoutes, AnswersCreated, Context, Idempotent, Refuses } from '../../platform/http/index.js';
import { PlanSubstitutes } from './plan-substitutes.handler.js';

const SEEN = 'seen must hold the vehicle and hours of the booking.';

@ApiSchema({ name: 'WantedSubstitution' })
class WantedSubstitutionDto {
  @TakesId('bookingId must be the id of a booking.', { example: example.bookingId }) bookingId!: BookingId;
  @Part(BookingSeenDto, {
    description: 'Vehicle and hours of the booking, as read. If they have changed since, nothing is planned.',
  })
  @IsDefined({ message: SEEN })
  @IsObject({ message: SEEN })
  @ValidateNested()
  @Type(() => BookingSeenDto)
  seen!: BookingSeenDto;
  @OptionalOrNull()
  @TakesId('substituteVehicleId must be the id of a vehicle.', {
    description:
      'To be held and offered to the responder. Null: the booking is cancelled with the reason, or offered to colleagues.',
    example: example.vehicleId,
  })
  substituteVehicleId?: VehicleId | null;
  @Optional()
  @TakesYesOrNo({
    description:
      'Offers the booking to everybody who may take it, instead of another vehicle: for a responder who may not drive. It stays on the list until somebody accepts.',
    example: false,
  })
  toColleagues?: boolean;
}

const BOOKINGS = `bookings must hold 1 to ${MOST_PLANNED} different bookings.`;

@ApiSchema({ name: 'PlanSubstitutes' })
class PlanSubstitutesDto {
  @TakesFilledText(textLimits.reason, 'Please say why.', 'The brakes are worn out.')
  reason!: string;
  @Parts(WantedSubstitutionDto, 'What is to become of each booking.')
  @IsArray({ message: BOOKINGS })
  @ArrayMinSize(1, { message: BOOKINGS })
  @ArrayMaxSize(MOST_PLANNED, { message: BOOKINGS })
  @ArrayUnique(({ bookingId }: WantedSubstitutionDto) => bookingId, { message: BOOKINGS })
  @ValidateNested({ each: true })
  @Type(() => WantedSubstitutionDto)
  bookings!: WantedSubstitutionDto[];
}

@ApiSchema({ name: 'SubstitutionPlan' })
class SubstitutionPlanResponse {
  @Id('0197f1c2-1302-7000-8000-000000001302') id!: SubstitutionPlanId;
}

@AdminRoutes('admin/bookings-at-risk', 'Admin: bookings at risk')
export class PlanSubstitutesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('save')
  @Idempotent()
  @ApiOperation({
    summary: 'Save bookings at risk',
    description:
      'All of them, or none: each is offered the other vehicle that you name, is offered to colleagues, or is cancelled with the reason. A worker does it in a moment, each booking once. Where the other vehicle is taken by then, the booking is back on the list.',
  })
  @AnswersCreated(SubstitutionPlanResponse, 'Planned.')
  @Refuses('BOOKING_NOT_FOUND', 'VEHICLE_NOT_FOUND', 'BOOKING_CHANGED_MEANWHILE', 'ALREADY_BEING_SAVED')
  planSubstitutes(
    @Body() { reason, bookings }: PlanSubstitutesDto,
    @Context() context: CommandContext,
  ): Promise<SubstitutionPlanResponse> {
    const plan = {
      reason,
      bookings: bookings.map(({ bookingId, seen, substituteVehicleId = null, toColleagues = false }) => ({
        bookingId,
        seen: seenIn(seen),
        substituteVehicleId: toColleagues ? null : substituteVehicleId,
        toColleagues,
      })),
    };
    return this.commands.execute(new PlanSubstitutes({ plan, context }));
  }
}
