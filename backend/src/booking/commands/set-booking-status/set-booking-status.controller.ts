import { Body, Put } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { type StatusAnAdminMaySet, statusesAnAdminMaySet } from '@rigbook/contracts/booking/booking.words';
import { type BookingId, textLimits } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { OptionalOrNull, TakesText } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, Context, PathId, Refuses } from '../../../platform/http/index.js';
import { ApproveBooking, TakesCoverageReason } from '../approve-booking/approve-booking.controller.js';
import { BookingResponse } from '../../views/booking-diary/booking.response.js';
import { CancelBooking } from '../cancel-booking/cancel-booking.controller.js';
import { RejectBooking } from '../reject-booking/reject-booking.handler.js';

@ApiSchema({ name: 'SetBookingStatus' })
export class SetBookingStatusDto {
  @ApiProperty({ enum: statusesAnAdminMaySet, example: 'approved' })
  @IsIn(statusesAnAdminMaySet, { message: 'status must be approved, rejected or cancelled.' })
  status!: StatusAnAdminMaySet;

  @OptionalOrNull()
  @TakesText(textLimits.reason, 'Needed elsewhere', 'The note of an approval, or the reason for the other two.')
  reason?: string | null;

  @TakesCoverageReason() coverageReason?: string | null;
}

interface Asked {
  readonly reason: string | null;
  readonly coverageReason: string | null | undefined;
}

type StepOf = (id: BookingId, asked: Asked, context: CommandContext) => Command<BookingResponse>;

const stepTowards: Readonly<Record<StatusAnAdminMaySet, StepOf>> = {
  approved: (id, { reason, ...of }, context) =>
    new ApproveBooking({ bookingId: id, adminNotes: reason, ...of, context }),
  rejected: (id, { reason }, context) => new RejectBooking({ bookingId: id, reason, context }),
  cancelled: (id, { reason }, context) =>
    new CancelBooking({ bookingId: id, cancellation: { by: 'admin', reason }, context }),
};

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class SetBookingStatusController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/status')
  @ApiOperation({
    summary: 'Approve, reject or cancel a booking by status',
    description: "Performs the step that leads to this status, with that step's rules.",
  })
  @Answers(BookingResponse, 'The booking after the step.')
  @Refuses(
    'INVALID_TRANSITION',
    'START_HAS_PASSED',
    'VEHICLE_UNAVAILABLE',
    'BOOKING_CHANGED_MEANWHILE',
    'COVERAGE_REASON_REQUIRED',
  )
  setBookingStatus(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { status, reason, coverageReason }: SetBookingStatusDto,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(stepTowards[status](id, { reason: reason || null, coverageReason }, context));
  }
}
