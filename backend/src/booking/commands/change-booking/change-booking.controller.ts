import { applyDecorators, Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import {
  ActingResponder,
  AdminRoutes,
  Answers,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  OpenToTokensForResponders,
  PathId,
  Refuses,
  Routes,
} from '../../../platform/http/index.js';
import { BookingResponse } from '../../views/booking-diary/booking.response.js';
import { seenIn } from '../booking-seen.js';
import type { ChangeBooking as Change } from './change-booking.decision.js';
import { ChangeBookingAsAdminDto, ChangeBookingDto } from './change-booking.dto.js';
import { ChangeBooking } from './change-booking.handler.js';

const refusals = [
  'VEHICLE_NOT_FOUND',
  'VEHICLE_UNAVAILABLE',
  'VEHICLE_PAPERS_EXPIRED',
  'IN_THE_PAST',
  'BEYOND_BOOKING_WINDOW',
  'VEHICLE_ALREADY_BOOKED',
  'WEEKLY_LIMIT_EXCEEDED',
  'NOTHING_CHANGED',
  'END_IN_THE_PAST',
  'TOO_LATE_FOR_APPROVAL',
  'BOOKING_ENDED',
  'INVALID_TRANSITION',
  'BOOKING_CHANGED_MEANWHILE',
] as const;

const AnswersChanged = () => applyDecorators(Answers(BookingResponse, 'The booking, changed.'));

function wanted({ seen, ...body }: ChangeBookingDto): Omit<Change, 'by' | 'reason'> {
  return {
    seen: seenIn(seen),
    vehicleId: body.vehicleId,
    period: requestedPeriod(body.startTime, body.duration),
    durationHours: body.duration,
    purpose: body.purpose,
  };
}

@Routes('bookings', 'Bookings')
export class ChangeBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/change')
  @OpenToTokensForResponders('bookings:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Change your booking',
    description:
      'Its vehicle, hours or purpose, while it is pending or approved. An approved booking is pending again, unless it only gets shorter within its hours or only its purpose changes. After the start it can only get shorter, move to a start ahead or get another purpose. What was signed for other hours must be signed again.',
  })
  @AnswersChanged()
  @Refuses(...refusals, 'PROFILE_INCOMPLETE', 'LICENCE_NOT_VERIFIED', 'ADMIN_ONLY_PERIOD', 'ADMIN_PASSWORD_REQUIRED')
  changeBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() body: ChangeBookingDto,
    @ActingResponder() responderId: ResponderId,
    @CalledBy() caller: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const change = { ...wanted(body), by: responderId, reason: null };
    const administers = 'administers' in caller && caller.administers;
    return this.commands.execute(new ChangeBooking({ bookingId: id, change, administers, zone: caller.zone, context }));
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class ChangeBookingAsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/change')
  @Idempotent()
  @ApiOperation({
    summary: 'Change a booking',
    description:
      'A pending or approved booking that has not ended keeps its status. During a shift, also an overdue one, only end and purpose can change.',
  })
  @AnswersChanged()
  @Refuses(...refusals, 'SHIFT_HAS_BEGUN')
  changeBookingAsAdmin(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { reason, ...body }: ChangeBookingAsAdminDto,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const change: Change = { ...wanted(body), by: 'admin', reason };
    return this.commands.execute(new ChangeBooking({ bookingId: id, change, administers: true, zone, context }));
  }
}
