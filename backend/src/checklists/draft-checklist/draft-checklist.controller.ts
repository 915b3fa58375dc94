import { Body, Put } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { Moment } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, Context, Refuses } from '../../platform/http/index.js';
import { CHECKLIST_STREAM, type ChecklistEvent, streamOf } from '../checklist.events.js';
import { editionsFrom } from '../checklist.state.js';
import { isTypeOfFleet } from '../views/checklist-editions.query.js';
import { checklistIn, DraftChecklistDto, seenIn } from './checklist.dto.js';
import { type DraftChecklist as Draft, draftChecklist } from './draft-checklist.decision.js';

/** As the next change of the draft names it. */
interface SavedDraft {
  readonly draftedAt: Instant;
}

export class DraftChecklist extends commandOf<{ draft: Draft }, SavedDraft>() {}

@CommandHandler(DraftChecklist)
export class DraftChecklistHandler implements ICommandHandler<DraftChecklist> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal VALIDATION_FAILED, CHANGED_MEANWHILE */
  execute({ draft, context }: DraftChecklist): Promise<SavedDraft> {
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
      // a draft that is saved as it was stays of its time
      answer: ({ events }, { editions }) => ({
        draftedAt: events.length === 0 && editions.draft ? editions.draft.draftedAt : context.now,
      }),
    });
  }
}

@ApiSchema({ name: 'SavedDraft' })
class SavedDraftResponse implements SavedDraft {
  @Moment(
    '2026-11-27T09:00:00.000Z',
    'When the draft was changed last. Pass it as `seen.draftedAt` with the next change.',
  )
  draftedAt!: Instant;
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
  @Answers(SavedDraftResponse, 'Saved.')
  @Refuses('CHANGED_MEANWHILE')
  draftChecklist(@Body() body: DraftChecklistDto, @Context() context: CommandContext): Promise<SavedDraftResponse> {
    const { vehicleType, occasion, seen } = body;
    const draft = { vehicleType, occasion, content: checklistIn(body), seen: seenIn(seen) };
    return this.commands.execute(new DraftChecklist({ draft, context }));
  }
}
