import { Body, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { textLimits } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { TakesFilledText } from '../../../platform/fields/index.js';
import {
  AnswersCreated,
  Context,
  Idempotent,
  LocatedUnder,
  NotForAuditors,
  type Person,
  Refuses,
  type RigbookRequest,
  Routes,
  SignedInPerson,
} from '../../../platform/http/index.js';
import { BookingResponse } from '../../views/booking-diary/booking.response.js';
import { checkInFormOf, CheckInVehicleDto } from '../check-in-vehicle/check-in-vehicle.controller.js';
import { RequestBookingDto } from '../request-booking/request-booking.dto.js';
import { SignAgreementDto } from '../sign-agreement/sign-agreement.dto.js';
import { TakeInEmergency } from './take-in-emergency.handler.js';

@ApiSchema({ name: 'TakeInEmergency' })
export class TakeInEmergencyDto extends IntersectionType(
  PickType(RequestBookingDto, ['vehicleId', 'duration']),
  OmitType(CheckInVehicleDto, ['completedAt']),
  PickType(SignAgreementDto, ['signature', 'name']),
) {
  @TakesFilledText(
    textLimits.purpose,
    'Please say why the vehicle is needed now.',
    'Cardiac arrest, the ambulance is 20 minutes away',
  )
  reason!: string;
}

@Routes('bookings', 'Bookings')
export class TakeInEmergencyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('emergency')
  @NotForAuditors()
  @Idempotent()
  @LocatedUnder('/api/bookings')
  @ApiOperation({
    summary: 'Take a vehicle in an emergency',
    description:
      'For people whom an administrator has marked, where the organization allows it. A free vehicle, for whole hours from now, without approval: the agreement is signed and the vehicle checked in at once. Administrators are told, and review it within 24 hours. A vehicle that something critical is wrong with is not taken: report it as unfit instead.',
  })
  @AnswersCreated(BookingResponse, 'The active booking. `Location` is its address.')
  @Refuses(
    'EMERGENCY_TAKES_OFF',
    'NOT_MARKED_FOR_EMERGENCIES',
    'PROFILE_INCOMPLETE',
    'LICENCE_NOT_VERIFIED',
    'HAS_ANOTHER_VEHICLE',
    'VEHICLE_NOT_FOUND',
    'EMERGENCY_HOURS_TAKEN',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PAPERS_EXPIRED',
    'ADMIN_ONLY_PERIOD',
    'ADMIN_PASSWORD_REQUIRED',
    'WEEKLY_LIMIT_EXCEEDED',
    'VEHICLE_IN_USE',
    'REQUIRED_ITEMS_MISSING',
    'CHECKLIST_INCOMPLETE',
    'CHECKLIST_EDITION_UNKNOWN',
    'MILEAGE_REQUIRED',
    'MILEAGE_TO_CONFIRM',
    'NAME_REQUIRED',
    'SIGNATURE_EMPTY',
    'SIGNATURE_INVALID',
    'BOOKING_CHANGED_MEANWHILE',
  )
  takeInEmergency(
    @Body() body: TakeInEmergencyDto,
    @SignedInPerson() { responderId, administers, zone }: Person,
    @Context() context: CommandContext,
    @Req() request: RigbookRequest,
  ): Promise<BookingResponse> {
    const { vehicleId, duration: hours, reason, signature, name } = body;
    const checkIn = { responderId, ...checkInFormOf(body), completedOnDeviceAt: null };
    const browser = request.headers['user-agent'] ?? '';
    const given = { signature, signerName: name, address: request.ip, browser };
    const take = { responderId, vehicleId, hours, purpose: reason, checkIn };
    return this.commands.execute(new TakeInEmergency({ take, given, administers, zone, context }));
  }
}
