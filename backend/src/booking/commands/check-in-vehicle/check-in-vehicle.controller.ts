import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { mileageRange, missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { type CheckInItem, checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { type BookingId, type DamageId, type EditionId, type Instant, textLimits } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import {
  Optional,
  OptionalOrNull,
  Parts,
  SomeOf,
  TakesInstant,
  TakesText,
  TakesWhole,
  TakesYesOrNo,
  Whole,
} from '../../../platform/fields/index.js';
import {
  Answers,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  PathId,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../../platform/http/index.js';
import type { Person } from '../../../platform/http/index.js';
import { BookingResponse } from '../../views/booking-diary/booking.response.js';
import { ChecklistAnswerDto, checklistGiven, TakesAnswers, TakesEdition } from '../checklist-answers.dto.js';
import { FoundDamageDto, HoldsReports, TakesConfirmedDamage } from '../damage-reports.dto.js';
import { IsFuelPercent, IsMileage } from '../dashboard-reading.decorators.js';
import { CheckInVehicle } from './check-in-vehicle.handler.js';

@ApiSchema({ name: 'CheckInVehicle' })
export class CheckInVehicleDto {
  @Whole({ minimum: 0, maximum: 100, example: 80, description: 'Percent.' }) @IsFuelPercent() fuelLevel!: number;

  @Whole({ minimum: 0, example: 48210, description: 'Kilometres on the odometer.' })
  @IsOptional()
  @IsMileage()
  mileage?: number | null;

  @OptionalOrNull()
  @TakesYesOrNo({
    description:
      'True if the mileage was asked back and confirmed. False if it was not: then an implausible one is refused with MILEAGE_TO_CONFIRM. Left out by callers that do not ask; they are not asked.',
    example: false,
  })
  mileageConfirmed?: boolean | null;

  @OptionalOrNull()
  @TakesWhole(
    0,
    mileageRange.most,
    48_210,
    'The `lastMileageKm` that the person compared it with. If the last reading has changed since, they are asked again.',
  )
  mileageConfirmedBeside?: number | null;

  @OptionalOrNull() @TakesText(textLimits.notes, 'Spare wheel is under the bench.') checkinNotes?: string | null;

  @OptionalOrNull()
  @TakesText(textLimits.preExistingDamage, 'Scratch on the left door.')
  preExistingDamage?: string | null;

  @SomeOf(checkInItemIds, 'CheckInItem', {
    description:
      'The ticked items of the sixteen; the six of the vehicle, the defibrillator and the oxygen tank are required. Empty where an edition is answered.',
    example: missingRequiredItems([]),
  })
  @ArrayUnique({ message: 'checklist may name each item once.' })
  @IsIn(checkInItemIds, { each: true, message: 'checklist may hold the ids of checklist items only.' })
  @IsArray({ message: 'checklist must be a list of item ids.' })
  checklist!: CheckInItem[];

  @Optional()
  @Parts(FoundDamageDto, 'What nobody had reported before.')
  @HoldsReports(FoundDamageDto)
  damageReports?: FoundDamageDto[];

  @TakesConfirmedDamage()
  confirmedDamage?: DamageId[];

  @TakesEdition() checklistEdition?: EditionId | null;

  @TakesAnswers() checklistAnswers?: ChecklistAnswerDto[];

  @OptionalOrNull()
  @TakesInstant('2026-11-23T15:58:00.000Z', 'Time on the device when the form was completed.')
  completedAt?: Instant | null;
}

export const checkInFormOf = (body: Omit<CheckInVehicleDto, 'completedAt'>) => ({
  mileageKm: body.mileage ?? null,
  mileageConfirmed: body.mileageConfirmed ?? undefined,
  mileageConfirmedBeside: body.mileageConfirmedBeside ?? undefined,
  fuelPercent: body.fuelLevel,
  checklist: body.checklist,
  preExistingDamage: body.preExistingDamage || null,
  notes: body.checkinNotes || null,
  damageReports: body.damageReports ?? [],
  confirmedDamage: body.confirmedDamage ?? [],
  given: checklistGiven(body),
});

@Routes('bookings', 'Bookings')
export class CheckInVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/check-in')
  @Idempotent()
  @ApiOperation({
    summary: 'Check in: the shift starts',
    description:
      "By the booking's responder, once it is approved and signed. The vehicle is in use until checkout. What is not all right becomes a defect. If it is something critical, the vehicle goes out of service and no shift begins: the booking is answered as it is.",
  })
  @Answers(BookingResponse, 'The booking, active: the shift has begun.')
  @Refuses(
    'REQUIRED_ITEMS_MISSING',
    'CHECKLIST_INCOMPLETE',
    'CHECKLIST_EDITION_UNKNOWN',
    'MILEAGE_REQUIRED',
    'MILEAGE_TO_CONFIRM',
    'INVALID_TRANSITION',
    'BOOKING_ENDED',
    'CHECK_IN_NOT_OPEN_YET',
    'VEHICLE_IN_USE',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PROMISED_MEANWHILE',
    'BOOKING_CHANGED_MEANWHILE',
  )
  checkInVehicle(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() body: CheckInVehicleDto,
    @SignedInPerson() { responderId }: Person,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const checkIn = { responderId, ...checkInFormOf(body), completedOnDeviceAt: body.completedAt ?? null };
    return this.commands.execute(new CheckInVehicle({ bookingId: id, checkIn, zone, context }));
  }
}
