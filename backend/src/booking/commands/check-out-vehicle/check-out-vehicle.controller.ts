import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import { type BookingId, type Instant, textLimits } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import {
  OptionalOrNull,
  Parts,
  TakesFilledText,
  TakesInstant,
  TakesOneOf,
  TakesText,
  TakesYesOrNo,
  Whole,
} from '../../../platform/fields/index.js';
import { Answers, Context, Idempotent, PathId, Refuses, Routes, SignedInPerson } from '../../../platform/http/index.js';
import type { Person } from '../../../platform/http/index.js';
import { BookingResponse } from '../../views/booking-diary/booking.response.js';
import { IsFuelPercent, IsMileage } from '../dashboard-reading.decorators.js';
import { CheckOutVehicle } from './check-out-vehicle.handler.js';

export const MOST_REPORTS = 50;

@ApiSchema({ name: 'DamageReport' })
export class DamageReportDto {
  @TakesOneOf(damageAreaIds, 'DamageArea', 'area must be one of the damage areas.', 'front-bumper') area!: DamageArea;

  @TakesOneOf(damageSeverityIds, 'DamageSeverity', 'severity must be minor, moderate or major.', 'minor')
  severity!: DamageSeverity;

  @TakesFilledText(
    textLimits.damageDescription,
    'Please fill in all damage report fields.',
    'Dent beside the number plate.',
  )
  description!: string;
}

@ApiSchema({ name: 'CheckOutVehicle' })
export class CheckOutVehicleDto {
  @Whole({ minimum: 0, maximum: 100, example: 60, description: 'Percent.' }) @IsFuelPercent() fuelLevel!: number;

  @Whole({ minimum: 0, example: 48274, description: 'Kilometers, not below the reading at check-in.' })
  @IsOptional()
  @IsMileage()
  mileage?: number | null;

  @OptionalOrNull() @TakesText(textLimits.notes, 'Oxygen is at half.') checkoutNotes?: string | null;

  @Parts.orNull(DamageReportDto, { description: 'Null when there is no damage.', example: null })
  @IsOptional()
  @IsObject({ each: true, message: 'damageReports may hold reports only.' })
  @ArrayMaxSize(MOST_REPORTS, { message: `damageReports may hold at most ${MOST_REPORTS} reports.` })
  @IsArray({ message: 'damageReports must be a list or null.' })
  @ValidateNested({ each: true })
  @Type(() => DamageReportDto)
  damageReports?: DamageReportDto[] | null;

  @TakesYesOrNo({ description: 'True only when no damage is reported.', example: true }) noDamageConfirmed!: boolean;

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
      "By the booking's responder, or by an administrator for them, while it is active. The vehicle is returned.",
  })
  @Answers(BookingResponse, 'The booking, completed: the shift has ended.')
  @Refuses(
    'ADMIN_PASSWORD_REQUIRED',
    'MILEAGE_REQUIRED',
    'MILEAGE_BELOW_CHECK_IN',
    'DAMAGE_CHECK_REQUIRED',
    'INVALID_TRANSITION',
    'BOOKING_CHANGED_MEANWHILE',
  )
  checkOutVehicle(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() body: CheckOutVehicleDto,
    @SignedInPerson() { responderId, kind, administers }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const checkOut = {
      by: { responderId, isAdmin: kind === 'administrator', administers },
      mileageKm: body.mileage ?? null,
      fuelPercent: body.fuelLevel,
      damageReports: body.damageReports ?? [],
      noDamageConfirmed: body.noDamageConfirmed,
      notes: body.checkoutNotes || null,
      completedOnDeviceAt: body.completedAt ?? null,
    };
    return this.commands.execute(new CheckOutVehicle({ bookingId: id, checkOut, context }));
  }
}
