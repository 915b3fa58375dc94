import { Body, Delete, Get, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { type CheckInItem, checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { type BookingId, type EditionId, type Instant, textLimits } from '@rigbook/contracts/kernel';
import {
  ChecklistAnswerDto,
  checklistGiven,
  TakesAnswers,
  TakesEdition,
  TakesReturnAnswers,
  TakesReturnEdition,
} from '../../booking/commands/checklist-answers.dto.js';
import { givenAtReturn } from '../../booking/commands/answered-checklist.decision.js';
import { VehicleReadingsDto } from '../../booking/commands/check-out-vehicle/vehicle-readings.dto.js';
import { bookingById } from '../../booking/views/booking-diary/booking-diary.query.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { OptionalOrNull, SomeOf, TakesText } from '../../platform/fields/index.js';
import {
  Answers,
  AnswersCreated,
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
import { HandoverCodes } from '../handover-codes.js';
import { lastHandoverOf } from '../handovers.query.js';
import { JointHandoverResponse, OfferedHandoverResponse, toJointHandoverResponse } from '../joint-handover.response.js';
import { OfferJointHandover, WithdrawJointHandover } from './offer-handover.handler.js';

@ApiSchema({ name: 'OfferJointHandover' })
class OfferJointHandoverDto extends VehicleReadingsDto {
  @SomeOf(checkInItemIds, 'CheckInItem', {
    description:
      'The items of the sixteen that both of you checked; those that a check-in requires are required. Empty where an edition is answered.',
    example: missingRequiredItems([]),
  })
  @ArrayUnique({ message: 'checklist may name each item once.' })
  @IsIn(checkInItemIds, { each: true, message: 'checklist may hold the ids of checklist items only.' })
  @IsArray({ message: 'checklist must be a list of item ids.' })
  checklist!: CheckInItem[];

  @TakesEdition() checklistEdition?: EditionId | null;

  @TakesAnswers() checklistAnswers?: ChecklistAnswerDto[];

  @TakesReturnEdition() returnChecklistEdition?: EditionId | null;

  @TakesReturnAnswers() returnChecklistAnswers?: ChecklistAnswerDto[];

  @OptionalOrNull() @TakesText(textLimits.notes, 'Oxygen is at half.') notes?: string | null;
}

@Routes('bookings', 'Joint handover')
export class OfferJointHandoverController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly codes: HandoverCodes,
  ) {}

  @Post(':id/joint-handover')
  @Idempotent()
  @ApiOperation({
    summary: 'Offer the vehicle to the next responder, at the vehicle',
    description:
      "By the booking's responder during the shift. You confirm what both of you read and saw, and get a code for five minutes and one use. Nothing happens until the incoming responder confirms the same. Another code takes the place of the one before. The checklist is that of the check-in; who gives the vehicle back answers that of the return too. If something critical of the check-in is not all right, the vehicle goes out of service and there is no code. If something critical of the return is not, you check out on your own.",
  })
  @AnswersCreated(OfferedHandoverResponse, 'The code for the incoming responder.')
  @Refuses(
    'BOOKING_NOT_FOUND',
    'INVALID_TRANSITION',
    'MILEAGE_REQUIRED',
    'MILEAGE_BELOW_CHECK_IN',
    'MILEAGE_TO_CONFIRM',
    'DAMAGE_CHECK_REQUIRED',
    'REQUIRED_ITEMS_MISSING',
    'CHECKLIST_INCOMPLETE',
    'CHECKLIST_EDITION_UNKNOWN',
    'JOINT_HANDOVER_MAJOR_DAMAGE',
    'JOINT_HANDOVER_RETURN_UNFIT',
    'BOOKING_CHANGED_MEANWHILE',
  )
  offerJointHandover(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @Body() body: OfferJointHandoverDto,
    @SignedInPerson() { responderId, zone }: Person,
    @Context() context: CommandContext,
  ): Promise<OfferedHandoverResponse> {
    const offer = {
      responderId,
      mileageKm: body.mileage ?? null,
      mileageConfirmed: body.mileageConfirmed ?? undefined,
      mileageConfirmedBeside: body.mileageConfirmedBeside ?? undefined,
      fuelPercent: body.fuelLevel,
      checklist: body.checklist,
      damageReports: body.damageReports ?? [],
      noDamageConfirmed: body.noDamageConfirmed,
      notes: body.notes || null,
      given: checklistGiven(body),
      givenAtReturn: givenAtReturn(
        checklistGiven({
          checklistEdition: body.returnChecklistEdition ?? null,
          ...(body.returnChecklistAnswers && { checklistAnswers: body.returnChecklistAnswers }),
        }),
      ),
    };
    return this.commands.execute(new OfferJointHandover({ bookingId, offer, zone, context }));
  }

  @Get(':id/joint-handover')
  @ApiOperation({
    summary: 'Read the code of your handover',
    description: 'And who has opened it, or has taken the vehicle over.',
  })
  @Answers(JointHandoverResponse, 'All null without a code that is good.')
  async getJointHandover(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @SignedInPerson() { responderId }: Person,
    @Now() now: Instant,
  ): Promise<JointHandoverResponse> {
    const [booking, last] = await this.database.fetchAll([
      bookingById(bookingId),
      lastHandoverOf(bookingId, responderId),
    ]);
    if (booking?.responderId !== responderId) throw new Refusal('BOOKING_NOT_FOUND');
    return toJointHandoverResponse(booking, last, { codeOf: (handoverId) => this.codes.codeOf(handoverId), now });
  }

  @Delete(':id/joint-handover')
  @ApiOperation({
    summary: 'Withdraw the code of your handover',
    description: 'Nothing has happened. Does nothing without an open code.',
  })
  @AnswersNothing('Withdrawn, unless the vehicle was taken over before.')
  withdrawJointHandover(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new WithdrawJointHandover({ bookingId, responderId, context }));
  }
}
