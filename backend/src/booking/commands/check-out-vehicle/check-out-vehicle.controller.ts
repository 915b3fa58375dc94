import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type BookingId, type EditionId, type Instant, textLimits } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { OptionalOrNull, TakesInstant, TakesText } from '../../../platform/fields/index.js';
import {
  Answers,
  CalledBy,
  Context,
  Idempotent,
  PathId,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../../platform/http/index.js';
import type { Caller, Person } from '../../../platform/http/index.js';
import { BookingResponse } from '../../views/booking-diary/booking.response.js';
import { givenAtReturn } from '../answered-checklist.decision.js';
import { ChecklistAnswerDto, checklistGiven, TakesAnswers, TakesEdition } from '../checklist-answers.dto.js';
import { CheckOutVehicle } from './check-out-vehicle.handler.js';
import { ParkingDto, parkingGiven, TakesParking } from './parking.dto.js';
import { VehicleReadingsDto } from './vehicle-readings.dto.js';

@ApiSchema({ name: 'CheckOutVehicle' })
export class CheckOutVehicleDto extends VehicleReadingsDto {
  @OptionalOrNull() @TakesText(textLimits.notes, 'Oxygen is at half.') checkoutNotes?: string | null;

  @TakesParking() parking?: ParkingDto | null;

  @TakesEdition() checklistEdition?: EditionId | null;

  @TakesAnswers() checklistAnswers?: ChecklistAnswerDto[];

  @OptionalOrNull()
  @TakesInstant('2026-11-23T19:58:00.000Z', 'Time on the device when the form was completed.')
  completedAt?: Instant | null;
}

@Routes('bookings', 'Bookings')
export class CheckOutVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/checkout')
  @Idempotent()
  @ApiOperation({
    summary: 'Check out: the shift ends',
    description:
      "By the booking's responder, or by an administrator for them, while it is active. The vehicle is returned, whatever is wrong with it. What is not all right becomes a defect, and something critical takes it out of service.",
  })
  @Answers(BookingResponse, 'The booking, completed: the shift has ended.')
  @Refuses(
    'ADMIN_PASSWORD_REQUIRED',
    'MILEAGE_REQUIRED',
    'MILEAGE_BELOW_CHECK_IN',
    'MILEAGE_TO_CONFIRM',
    'DAMAGE_CHECK_REQUIRED',
    'PARKING_PLACE_REQUIRED',
    'CHECKLIST_INCOMPLETE',
    'CHECKLIST_EDITION_UNKNOWN',
    'INVALID_TRANSITION',
    'BOOKING_CHANGED_MEANWHILE',
  )
  checkOutVehicle(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() body: CheckOutVehicleDto,
    @SignedInPerson() { responderId, kind, administers }: Person,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const checkOut = {
      by: { responderId, isAdmin: kind === 'administrator', administers },
      mileageKm: body.mileage ?? null,
      mileageConfirmed: body.mileageConfirmed ?? undefined,
      mileageConfirmedBeside: body.mileageConfirmedBeside ?? undefined,
      fuelPercent: body.fuelLevel,
      damageReports: body.damageReports ?? [],
      noDamageConfirmed: body.noDamageConfirmed,
      notes: body.checkoutNotes || null,
      parking: body.parking ? parkingGiven(body.parking) : undefined,
      completedOnDeviceAt: body.completedAt ?? null,
      given: givenAtReturn(checklistGiven(body)),
    };
    return this.commands.execute(new CheckOutVehicle({ bookingId: id, checkOut, zone, context }));
  }
}
