import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import type { ServiceId, ServicePaperId, VehicleId } from '@rigbook/contracts/kernel';
import { VEHICLE_STREAM } from '../../fleet/vehicle.events.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { TakesOneOf } from '../../platform/fields/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, PathId, Refuses } from '../../platform/http/index.js';
import { erasePaper, type PaperOfService } from './service-paper.decision.js';
import { forgetPaper, keptPaper } from './service-paper.statements.js';

@ApiSchema({ name: 'EraseServicePaper' })
export class EraseServicePaperDto {
  @TakesOneOf(textErasureReasons, 'TextErasureReason', 'because must be one of the reasons.')
  because!: TextErasureReason;
}

export class EraseServicePaper extends commandOf<{
  vehicleId: VehicleId;
  paper: PaperOfService;
  because: TextErasureReason;
}>() {}

@CommandHandler(EraseServicePaper)
export class EraseServicePaperHandler implements ICommandHandler<EraseServicePaper> {
  constructor(private readonly events: EventStore) {}

  /** Also of a vehicle that was retired since. @throws Refusal PAPER_NOT_FOUND, CHANGED_MEANWHILE */
  async execute({ vehicleId, paper, because, context }: EraseServicePaper): Promise<void> {
    await decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      reads: [keptPaper(vehicleId, paper)],
      facts: (_history, [kept]) => ({ isThere: kept !== undefined }),
      decide: (standing) => ({
        events: [erasePaper(paper, because, standing)],
        statements: forgetPaper(paper),
      }),
    });
  }
}

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class EraseServicePaperController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/services/:serviceId/papers/:paperId/erasure')
  @Idempotent()
  @ApiOperation({
    summary: 'Erase a paper of what was done',
    description: 'It is deleted within seconds. Its hash stays in the log. What was downloaded is not reached.',
  })
  @AnswersNothing('Erased.')
  @Refuses('CHANGED_MEANWHILE')
  eraseServicePaper(
    @PathId('PAPER_NOT_FOUND') vehicleId: VehicleId,
    @PathId('PAPER_NOT_FOUND', 'serviceId') serviceId: ServiceId,
    @PathId('PAPER_NOT_FOUND', 'paperId') paperId: ServicePaperId,
    @Body() { because }: EraseServicePaperDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EraseServicePaper({ vehicleId, paper: { serviceId, paperId }, because, context }));
  }
}
