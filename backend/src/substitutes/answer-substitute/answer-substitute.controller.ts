import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import type { ResponderId, SubstitutionId } from '@rigbook/contracts/kernel';
import { BookingSeenDto, seenIn } from '../../booking/commands/booking-seen.js';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Part } from '../../platform/fields/index.js';
import {
  ActingResponder,
  Answers,
  AnswersNothing,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  OpenToTokensForResponders,
  PathId,
  Refuses,
  Routes,
} from '../../platform/http/index.js';
import { AcceptSubstitute, DeclineSubstitute } from './answer-substitute.handler.js';

const SEEN = 'seen must hold the offered vehicle and the hours.';

@ApiSchema({ name: 'AnswerSubstitute' })
class AnswerSubstituteDto {
  @Part(BookingSeenDto, {
    description: 'The other vehicle and the hours, as read. If the offer has changed since, nothing happens.',
  })
  @IsDefined({ message: SEEN })
  @IsObject({ message: SEEN })
  @ValidateNested()
  @Type(() => BookingSeenDto)
  seen!: BookingSeenDto;
}

@Routes('substitutes', 'Substitutes')
export class AnswerSubstituteController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/accept')
  @OpenToTokensForResponders('bookings:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Accept another vehicle for your booking',
    description:
      'Your booking gets the vehicle that is held for it, and keeps its status. What was signed must be signed again.',
  })
  @Answers(BookingResponse, 'The booking, with the other vehicle.')
  @Refuses(
    'SUBSTITUTE_OFFER_ENDED',
    'VEHICLE_NOT_FOUND',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PAPERS_EXPIRED',
    'BOOKING_CHANGED_MEANWHILE',
  )
  acceptSubstitute(
    @PathId('SUBSTITUTE_NOT_FOUND') id: SubstitutionId,
    @Body() { seen }: AnswerSubstituteDto,
    @ActingResponder() responderId: ResponderId,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(
      new AcceptSubstitute({ id, answer: { responderId, seen: seenIn(seen) }, zone, context }),
    );
  }

  @Post(':id/decline')
  @OpenToTokensForResponders('bookings:write')
  @ApiOperation({
    summary: 'Decline another vehicle for your booking',
    description: 'Your booking stays as it is, and the office looks for another way. The vehicle is free again.',
  })
  @AnswersNothing('Declined.')
  @Refuses('SUBSTITUTE_OFFER_ENDED', 'CHANGED_MEANWHILE')
  declineSubstitute(
    @PathId('SUBSTITUTE_NOT_FOUND') id: SubstitutionId,
    @Body() { seen }: AnswerSubstituteDto,
    @ActingResponder() responderId: ResponderId,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new DeclineSubstitute({ id, answer: { responderId, seen: seenIn(seen) }, context }));
  }
}
