import { Body, Delete, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import type { HandingOnId } from '@rigbook/contracts/kernel';
import { BookingSeenDto, seenIn } from '../../booking/commands/booking-seen.js';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Part } from '../../platform/fields/index.js';
import {
  Answers,
  AnswersNothing,
  Context,
  Idempotent,
  NotForAuditors,
  PathId,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { AcceptHandingOn } from './accept-offer.handler.js';
import { EndHandingOn } from './end-offer.handler.js';

const SEEN = 'seen must hold the offered vehicle and hours.';

@ApiSchema({ name: 'AcceptHandingOn' })
class AcceptHandingOnDto {
  @Part(BookingSeenDto, { description: 'Vehicle and hours of the offered booking, as read.' })
  @IsDefined({ message: SEEN })
  @IsObject({ message: SEEN })
  @ValidateNested()
  @Type(() => BookingSeenDto)
  seen!: BookingSeenDto;
}

@Routes('handing-on', 'Handing on')
export class AnswerHandingOnController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/accept')
  @NotForAuditors()
  @Idempotent()
  @ApiOperation({
    summary: "Accept a colleague's booking",
    description:
      'It becomes yours, and in a swap yours becomes your colleague’s in the same step. All rules of a request hold. It keeps its status, or is pending again if the settings say so or you get an eligibility warning. What was signed must be signed again.',
  })
  @Answers(BookingResponse, 'The booking, which is yours now.')
  @Refuses(
    'HANDING_ON_ENDED',
    'COLLEAGUE_CANNOT_TAKE',
    'PROFILE_INCOMPLETE',
    'LICENCE_NOT_VERIFIED',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PAPERS_EXPIRED',
    'BEYOND_BOOKING_WINDOW',
    'ADMIN_ONLY_PERIOD',
    'ADMIN_PASSWORD_REQUIRED',
    'WEEKLY_LIMIT_EXCEEDED',
    'BOOKING_CHANGED_MEANWHILE',
  )
  acceptHandingOn(
    @PathId('HANDING_ON_NOT_FOUND') handingOnId: HandingOnId,
    @Body() { seen }: AcceptHandingOnDto,
    @SignedInPerson() { responderId, administers, zone }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const answer = { responderId, seen: seenIn(seen) };
    return this.commands.execute(new AcceptHandingOn({ handingOnId, answer, administers, zone, context }));
  }

  @Post(':id/decline')
  @ApiOperation({
    summary: 'Decline an offer that is for you alone',
    description: 'The booking stays with your colleague, who is told.',
  })
  @AnswersNothing('Declined.')
  @Refuses('HANDING_ON_ENDED', 'CHANGED_MEANWHILE')
  declineHandingOn(
    @PathId('HANDING_ON_NOT_FOUND') handingOnId: HandingOnId,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EndHandingOn({ handingOnId, responderId, by: 'colleague', context }));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Withdraw your offer', description: 'The booking stays yours.' })
  @AnswersNothing('Withdrawn.')
  @Refuses('HANDING_ON_ENDED', 'CHANGED_MEANWHILE')
  withdrawHandingOn(
    @PathId('HANDING_ON_NOT_FOUND') handingOnId: HandingOnId,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EndHandingOn({ handingOnId, responderId, by: 'giver', context }));
  }
}
