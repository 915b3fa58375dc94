import { Body, Delete, Get, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { jointHandoverCode } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import type { HandoverId, Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Text } from '../../platform/fields/index.js';
import {
  Answers,
  AnswersNothing,
  Context,
  Idempotent,
  Now,
  PathId,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { openedHandover } from '../handovers.query.js';
import { HandoverToConfirmResponse, OpenedHandoverResponse, stateOfOpened } from '../joint-handover.response.js';
import { ConfirmJointHandover, LeaveJointHandover, OpenJointHandover } from './take-over.handler.js';

const shape = new RegExp(`^[0-9]{${jointHandoverCode.digits}}$`);

@ApiSchema({ name: 'EnterHandoverCode' })
class EnterHandoverCodeDto {
  @Text({ pattern: shape.source, example: '482913' })
  @Matches(shape, { message: `The code has ${jointHandoverCode.digits} digits.` })
  code!: string;
}

const refusals = [
  'TOO_MANY_HANDOVER_CODES',
  'JOINT_HANDOVER_CODE_NOT_VALID',
  'OWN_JOINT_HANDOVER_CODE',
  'JOINT_HANDOVER_MAJOR_DAMAGE',
  'INVALID_TRANSITION',
  'CHECK_IN_NOT_OPEN_YET',
  'VEHICLE_UNAVAILABLE',
  'VEHICLE_PROMISED_MEANWHILE',
  'BOOKING_CHANGED_MEANWHILE',
] as const;

@Routes('joint-handovers', 'Joint handover')
export class TakeOverController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Post('open')
  @ApiOperation({
    summary: "Open a colleague's code",
    description:
      'By the responder whose signed booking of the same vehicle begins now. Shows what your colleague confirmed. Nothing happens to either booking.',
  })
  @Answers(HandoverToConfirmResponse, 'What you confirm next.')
  @Refuses(...refusals)
  openJointHandover(
    @Body() { code }: EnterHandoverCodeDto,
    @SignedInPerson() { responderId, session }: Person,
    @Context() context: CommandContext,
  ): Promise<HandoverToConfirmResponse> {
    return this.commands.execute(new OpenJointHandover({ entered: { code, responderId }, session, context }));
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Whether a code that you opened still stands',
    description: 'Your colleague may withdraw it, or show another one, while you compare.',
  })
  @Answers(OpenedHandoverResponse, 'Where it stands.')
  @Refuses('JOINT_HANDOVER_NOT_FOUND')
  async getOpenedHandover(
    @PathId('JOINT_HANDOVER_NOT_FOUND') handoverId: HandoverId,
    @SignedInPerson() { responderId }: Person,
    @Now() now: Instant,
  ): Promise<OpenedHandoverResponse> {
    const opened = await this.database.fetch(openedHandover(handoverId, responderId));
    if (!opened) throw new Refusal('JOINT_HANDOVER_NOT_FOUND');
    return { state: stateOfOpened(opened, now) };
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Go back from a code that you opened',
    description:
      'Nothing has happened, and your colleague sees it at once, unless you still look at it on another device. The code stays good for you until it ends. Does nothing to a code that you have not opened.',
  })
  @AnswersNothing('Noted, unless the vehicle was taken over before.')
  leaveJointHandover(
    @PathId('JOINT_HANDOVER_NOT_FOUND') handoverId: HandoverId,
    @SignedInPerson() { responderId, session }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new LeaveJointHandover({ handoverId, responderId, session, context }));
  }

  @Post('confirm')
  @Idempotent()
  @ApiOperation({
    summary: 'Take the vehicle over',
    description:
      'You confirm what your colleague confirmed: their shift ends and yours begins, in one step and with the same readings. Within five minutes of the code; if you have opened it, within one minute more.',
  })
  @Answers(BookingResponse, 'Your booking, active: the shift has begun.')
  @Refuses(...refusals)
  confirmJointHandover(
    @Body() { code }: EnterHandoverCodeDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(new ConfirmJointHandover({ entered: { code, responderId }, context }));
  }
}
