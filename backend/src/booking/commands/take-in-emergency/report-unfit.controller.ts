import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema, PickType } from '@nestjs/swagger';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { checkInEditionOf } from '../../../checklists/views/checklist-editions.query.js';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { VEHICLE_STREAM } from '../../../fleet/vehicle.events.js';
import { inFleetFrom, type VehicleHistory } from '../../../fleet/vehicle.state.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { decide, Refusal } from '../../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../../platform/event-store/index.js';
import { TakesId } from '../../../platform/fields/index.js';
import {
  AnswersNothing,
  Context,
  Idempotent,
  NotForAuditors,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../../platform/http/index.js';
import { Ids } from '../../../platform/time/ids.js';
import { responderFacts } from '../../../responders/responder-facts/responder-facts.query.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import type { ChecklistGiven } from '../answered-checklist.decision.js';
import { CheckInVehicleDto } from '../check-in-vehicle/check-in-vehicle.controller.js';
import { checklistGiven } from '../checklist-answers.dto.js';
import { reportUnfit } from './report-unfit.decision.js';
import { takeFacts } from './take-facts.query.js';

@ApiSchema({ name: 'ReportUnfit' })
export class ReportUnfitDto extends PickType(CheckInVehicleDto, ['checklistEdition', 'checklistAnswers']) {
  @TakesId('vehicleId must be the id of a vehicle.') vehicleId!: VehicleId;
}

export class ReportUnfit extends commandOf<
  { vehicleId: VehicleId; responderId: ResponderId; given: ChecklistGiven },
  undefined
>() {}

@CommandHandler(ReportUnfit)
export class ReportUnfitHandler implements ICommandHandler<ReportUnfit> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal of the decision, VEHICLE_NOT_FOUND, CHANGED_MEANWHILE */
  async execute({ vehicleId, responderId, given, context }: ReportUnfit): Promise<undefined> {
    const { now } = context;
    await decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      reads: [
        takeFacts(responderId),
        organisationSettings(),
        responderFacts(responderId),
        vehicleFacts(vehicleId),
        checkInEditionOf(vehicleId, given.editionId),
      ],
      facts: (history: VehicleHistory, [person, { emergencyTakes }, responder, facts, edition]) => {
        if (!person || !responder) throw new Refusal('SIGNED_OUT');
        const vehicle = inFleetFrom(history);
        const bookingId = this.ids.newId() as BookingId;
        return { now, emergencyTakes, isMarked: person.isMarked, responder, facts, edition, vehicle, bookingId };
      },
      decide: (facts) => ({ events: reportUnfit(given, facts) }),
      locks: () => [vehicleId],
      answer: () => undefined,
      status: 204,
    });
    return undefined;
  }
}

@Routes('bookings', 'Bookings')
export class ReportUnfitController {
  constructor(private readonly commands: CommandBus) {}

  @Post('emergency/unfit')
  @NotForAuditors()
  @Idempotent()
  @ApiOperation({
    summary: 'Report a vehicle as unfit instead of taking it in an emergency',
    description:
      'For people who may take a vehicle in an emergency. Something critical of its checklist is not all right: the vehicle goes out of service, and no shift begins.',
  })
  @AnswersNothing('Reported, and out of service.')
  @Refuses(
    'EMERGENCY_TAKES_OFF',
    'NOT_MARKED_FOR_EMERGENCIES',
    'PROFILE_INCOMPLETE',
    'LICENCE_NOT_VERIFIED',
    'VEHICLE_NOT_FOUND',
    'VEHICLE_IN_USE',
    'VEHICLE_UNAVAILABLE',
    'CHECKLIST_INCOMPLETE',
    'CHECKLIST_EDITION_UNKNOWN',
    'CHANGED_MEANWHILE',
  )
  async reportUnfit(
    @Body() { vehicleId, ...form }: ReportUnfitDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    const given = checklistGiven(form) ?? { editionId: null, answers: [] };
    await this.commands.execute(new ReportUnfit({ vehicleId, responderId, given, context }));
  }
}
