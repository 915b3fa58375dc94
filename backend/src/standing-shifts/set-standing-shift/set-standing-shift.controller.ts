import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Id } from '../../platform/fields/index.js';
import {
  AdminRoutes,
  AnswersCreated,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  LocatedUnder,
  Refuses,
} from '../../platform/http/index.js';
import { SetStandingShift } from './set-standing-shift.handler.js';
import { planIn, SetStandingShiftDto } from './standing-shift.dto.js';

@ApiSchema({ name: 'StandingShiftWasSet' })
class StandingShiftWasSet {
  @Id('0197f1c2-1001-7000-8000-000000001001') id!: string;
}

@AdminRoutes('admin/standing-shifts', 'Admin: standing shifts')
export class SetStandingShiftController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Idempotent()
  @LocatedUnder('/api/admin/standing-shifts')
  @ApiOperation({
    summary: 'Set a standing shift',
    description:
      "Gives somebody the same hours on some days of each week. As each day comes into the booking window, within moments its booking is made by all rules of the person's own request, and approved at once unless it carries an eligibility warning. What cannot be made is told to the person and the office with the reason, once, and tried again while its hours are ahead. Rules cannot be overridden: hours for administrators are for people who are administrators.",
  })
  @AnswersCreated(StandingShiftWasSet, 'Its id. `Location` is its address.')
  @Refuses(
    'RESPONDER_NOT_FOUND',
    'CANNOT_BE_BOOKED_FOR',
    'VEHICLE_NOT_FOUND',
    'NO_VEHICLE_OF_TYPE',
    'STANDING_SHIFT_WITHOUT_DAYS',
    'ADMIN_ONLY_PERIOD',
  )
  setStandingShift(
    @Body() body: SetStandingShiftDto,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<{ readonly id: string }> {
    const { responderId } = body;
    return this.commands.execute(new SetStandingShift({ responderId, plan: planIn(body), zone, context }));
  }
}
