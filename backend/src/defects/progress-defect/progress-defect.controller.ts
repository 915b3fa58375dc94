import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type DefectState, defectStates } from '@rigbook/contracts/fleet/defect.words';
import { MOST_COST_CENTS } from '@rigbook/contracts/fleet/cost.limits';
import { type DamagePhotoId, type Day, type DefectId, textLimits } from '@rigbook/contracts/kernel';
import { IsDay } from '../../fleet/is-day.js';
import { TakesPhotoIds } from '../../fleet/vehicle-damage/takes-photo-ids.js';
import { VEHICLE_STREAM } from '../../fleet/vehicle.events.js';
import { inFleetFrom, type VehicleHistory } from '../../fleet/vehicle.state.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import {
  CalendarDay,
  Optional,
  OptionalOrNull,
  TakesOneOf,
  TakesText,
  TakesWhole,
} from '../../platform/fields/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, PathId, Refuses } from '../../platform/http/index.js';
import { vehicleOfDefect } from '../views/vehicle-defects.query.js';
import { progressDefect, type ProgressDefect as Step } from './progress-defect.decision.js';

@ApiSchema({ name: 'ProgressDefect' })
export class ProgressDefectDto {
  @TakesOneOf(defectStates, 'DefectState', 'to must be a state of defects.', 'planned') to!: DefectState;

  @OptionalOrNull()
  @TakesText(textLimits.notes, { example: 'At the garage of the north.', description: 'Needed to decline it.' })
  note?: string | null;

  @OptionalOrNull()
  @CalendarDay.orNull('2026-12-01', 'Needed to plan it.')
  @IsDay()
  plannedOn?: Day | null;

  @OptionalOrNull()
  @TakesWhole(0, MOST_COST_CENTS, 42_050, 'Hundredths of the currency.')
  costCents?: number | null;

  @Optional() @TakesPhotoIds() photoIds?: readonly DamagePhotoId[];
}

export class ProgressDefect extends commandOf<{ step: Step }, undefined>() {}

@CommandHandler(ProgressDefect)
export class ProgressDefectHandler implements ICommandHandler<ProgressDefect> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal DEFECT_NOT_FOUND, VEHICLE_NOT_FOUND, DEFECT_STEP_NOT_POSSIBLE, CHANGED_MEANWHILE, VALIDATION_FAILED */
  async execute({ step, context }: ProgressDefect): Promise<undefined> {
    const vehicleId = await this.database.fetch(vehicleOfDefect(step.defectId));
    if (!vehicleId) throw new Refusal('DEFECT_NOT_FOUND');
    await decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: (history: VehicleHistory) => inFleetFrom(history),
      decide: (vehicle) => ({ events: [progressDefect(vehicle, step)] }),
      locks: () => [vehicleId],
      answer: () => undefined,
    });
    return undefined;
  }
}

@AdminRoutes('admin/defects', 'Admin: vehicles')
export class ProgressDefectController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/steps')
  @Idempotent()
  @ApiOperation({
    summary: 'Acknowledge, plan, fix, decline or reopen a defect',
    description:
      'Each step is kept with who took it, when, what it cost, and its photos, which follow as those of damage do. A defect that is fixed or declined no longer stands.',
  })
  @AnswersNothing('The step is taken.')
  @Refuses('VEHICLE_NOT_FOUND', 'DEFECT_STEP_NOT_POSSIBLE', 'CHANGED_MEANWHILE')
  async progressDefect(
    @PathId('DEFECT_NOT_FOUND') defectId: DefectId,
    @Body() { to, note, plannedOn = null, costCents = null, photoIds = [] }: ProgressDefectDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    const step = { defectId, to, note: note || null, plannedOn, costCents, photoIds };
    await this.commands.execute(new ProgressDefect({ step, context }));
  }
}
