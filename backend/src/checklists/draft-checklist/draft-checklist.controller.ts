import { Body, Put } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { AdminRoutes, AnswersNothing, Context, Refuses } from '../../platform/http/index.js';
import { CHECKLIST_STREAM, type ChecklistEvent, streamOf } from '../checklist.events.js';
import { editionsFrom } from '../checklist.state.js';
import { isTypeOfFleet } from '../views/checklist-editions.query.js';
import { checklistIn, DraftChecklistDto, seenIn } from './checklist.dto.js';
import { type DraftChecklist as Draft, draftChecklist } from './draft-checklist.decision.js';

export class DraftChecklist extends commandOf<{ draft: Draft }>() {}

@CommandHandler(DraftChecklist)
export class DraftChecklistHandler implements ICommandHandler<DraftChecklist> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal VALIDATION_FAILED, CHANGED_MEANWHILE */
  execute({ draft, context }: DraftChecklist): Promise<void> {
    const { vehicleType, occasion } = draft;
    return decide(this.events, {
      context,
      stream: { id: streamOf(vehicleType, occasion), type: CHECKLIST_STREAM },
      reads: [isTypeOfFleet(vehicleType)],
      facts: (history: readonly RecordedEvent<ChecklistEvent>[], [isOfFleet]) => ({
        editions: editionsFrom(history, occasion),
        isTypeOfFleet: isOfFleet,
      }),
      decide: ({ editions, ...facts }) => ({ events: draftChecklist(editions, draft, facts) }),
    });
  }
}

@AdminRoutes('admin/checklists', 'Admin: checklists')
export class DraftChecklistController {
  constructor(private readonly commands: CommandBus) {}

  @Put('draft')
  @ApiOperation({
    summary: 'Make or change the draft of a checklist',
    description:
      'The whole draft. Each vehicle type has one draft per occasion; responders see it once it is published. If the draft has changed since it was read, nothing happens.',
  })
  @AnswersNothing('Saved.')
  @Refuses('CHANGED_MEANWHILE')
  async draftChecklist(@Body() body: DraftChecklistDto, @Context() context: CommandContext): Promise<void> {
    const { vehicleType, occasion, seen } = body;
    const draft = { vehicleType, occasion, content: checklistIn(body), seen: seenIn(seen) };
    await this.commands.execute(new DraftChecklist({ draft, context }));
  }
}
