import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { Answers, Context, Idempotent, PathId, Refuses, Routes, SignedInPerson } from '../../../platform/http/index.js';
import type { Person } from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { FoundDamageDto } from '../damage-reports.dto.js';
import { reportDamage } from './report-damage.decision.js';

export class ReportDamage extends commandOf<
  { bookingId: BookingId; responderId: ResponderId; report: DamageReport },
  BookingResponse
>() {}

@CommandHandler(ReportDamage)
export class ReportDamageHandler implements ICommandHandler<ReportDamage> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, responderId, report, context }: ReportDamage): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      decide: (booking) => ({ event: reportDamage(booking, { responderId, report }) }),
      answer: (row) => toBookingResponse(row, { reader: 'responder', now: context.now }),
    });
  }
}

@Routes('bookings', 'Bookings')
export class ReportDamageController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/damage')
  @Idempotent()
  @ApiOperation({
    summary: 'Report damage during the shift',
    description:
      "By the booking's responder, while the vehicle is with them. The damage is open at once. Sent again under its `reportId` it is the same damage, and is refused if it says something else.",
  })
  @Answers(BookingResponse, 'The booking, which the report does not change.')
  @Refuses('REPORTED_OTHERWISE', 'VEHICLE_NOT_WITH_YOU', 'BOOKING_CHANGED_MEANWHILE')
  reportDamage(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() report: FoundDamageDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(new ReportDamage({ bookingId: id, responderId, report: { ...report }, context }));
  }
}
