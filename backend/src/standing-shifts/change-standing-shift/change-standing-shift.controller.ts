import { Body, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Instant, StandingShiftId } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../platform/event-store/index.js';
import { TakesInstant, TakesYesOrNo } from '../../platform/fields/index.js';
import {
  AdminRoutes,
  AnswersNothing,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  PathId,
  Refuses,
} from '../../platform/http/index.js';
import { planIn, StandingPlanDto } from '../set-standing-shift/standing-shift.dto.js';
import { ChangeStandingShift, EndStandingShift } from './change-standing-shift.handler.js';

const AS_READ = {
  description: '`changedAt` as read. If it was changed since then, nothing happens.',
  example: '2026-11-20T08:12:44.120Z',
};

@ApiSchema({ name: 'ChangeStandingShift' })
class ChangeStandingShiftDto extends StandingPlanDto {
  @TakesInstant(AS_READ) changedAt!: Instant;
}

@ApiSchema({ name: 'EndStandingShift' })
class EndStandingShiftDto {
  @TakesInstant(AS_READ) changedAt!: Instant;

  @TakesYesOrNo({
    description: 'Cancels its bookings ahead that are not signed, too. False leaves them.',
    example: true,
  })
  cancelBookings!: boolean;
}

@AdminRoutes('admin/standing-shifts', 'Admin: standing shifts')
export class ChangeStandingShiftController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @Idempotent()
  @ApiOperation({
    summary: 'Change a standing shift',
    description:
      'Bookings ahead that the new plan would make just so stay. Others are cancelled and made again by the new plan, unless they are signed or somebody gave them other hours or another vehicle.',
  })
  @AnswersNothing('Changed.')
  @Refuses(
    'STANDING_SHIFT_ENDED',
    'CANNOT_BE_BOOKED_FOR',
    'VEHICLE_NOT_FOUND',
    'NO_VEHICLE_OF_TYPE',
    'STANDING_SHIFT_WITHOUT_DAYS',
    'ADMIN_ONLY_PERIOD',
    'CHANGED_MEANWHILE',
  )
  changeStandingShift(
    @PathId('STANDING_SHIFT_NOT_FOUND') id: StandingShiftId,
    @Body() body: ChangeStandingShiftDto,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<void> {
    const { changedAt } = body;
    return this.commands.execute(new ChangeStandingShift({ id, plan: planIn(body), changedAt, zone, context }));
  }

  @Post(':id/end')
  @Idempotent()
  @ApiOperation({
    summary: 'End a standing shift',
    description: 'It makes no more bookings. Those that are signed, or that somebody changed, always stay.',
  })
  @AnswersNothing('Ended.')
  @Refuses('STANDING_SHIFT_ENDED', 'CHANGED_MEANWHILE')
  endStandingShift(
    @PathId('STANDING_SHIFT_NOT_FOUND') id: StandingShiftId,
    @Body() { changedAt, cancelBookings }: EndStandingShiftDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EndStandingShift({ id, changedAt, cancelsBookings: cancelBookings, context }));
  }
}
