import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import type { ResponderId } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import {
  ActingResponder,
  AnswersCreated,
  Context,
  Idempotent,
  LocatedUnder,
  NotForAuditors,
  OpenToTokensForResponders,
  Refuses,
  Routes,
  CalledBy,
} from '../../../platform/http/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { BookingResponse } from '../../views/booking-diary/booking.response.js';
import { RequestBookingDto } from './request-booking.dto.js';
import { RequestBooking } from './request-booking.handler.js';

@Routes('bookings', 'Bookings')
export class RequestBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @NotForAuditors()
  @OpenToTokensForResponders('bookings:write')
  @Idempotent()
  @LocatedUnder('/api/bookings')
  @ApiOperation({
    summary: 'Request a booking',
    description:
      'Requests a vehicle for whole hours. The booking is pending until an administrator approves or rejects it.',
  })
  @AnswersCreated(BookingResponse, 'The pending booking. `Location` is its address.')
  @Refuses(
    'PROFILE_INCOMPLETE',
    'LICENCE_NOT_VERIFIED',
    'VEHICLE_NOT_FOUND',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PAPERS_EXPIRED',
    'IN_THE_PAST',
    'BEYOND_BOOKING_WINDOW',
    'ADMIN_ONLY_PERIOD',
    'ADMIN_PASSWORD_REQUIRED',
    'VEHICLE_ALREADY_BOOKED',
    'WEEKLY_LIMIT_EXCEEDED',
    'BOOKING_CHANGED_MEANWHILE',
  )
  requestBooking(
    @Body() body: RequestBookingDto,
    @ActingResponder() responderId: ResponderId,
    @CalledBy() caller: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const request = {
      responderId,
      vehicleId: body.vehicleId,
      period: requestedPeriod(body.startTime, body.duration),
      durationHours: body.duration,
      purpose: body.purpose,
    };
    const administers = 'administers' in caller && caller.administers;
    return this.commands.execute(new RequestBooking({ request, administers, zone: caller.zone, context }));
  }
}
