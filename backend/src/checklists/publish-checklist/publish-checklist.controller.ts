import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, Refuses } from '../../platform/http/index.js';
import { CHECKLIST_STREAM, type ChecklistEvent, streamOf } from '../checklist.events.js';
import { type Editions, editionsFrom } from '../checklist.state.js';
import { PublishChecklistDto, seenIn } from '../draft-checklist/checklist.dto.js';
import { discardDraft, publishChecklist, type SeenDraftOf } from './publish-checklist.decision.js';

export class PublishChecklist extends commandOf<{ seen: SeenDraftOf }, undefined>() {}
export class DiscardDraft extends commandOf<{ seen: SeenDraftOf }, undefined>() {}

@CommandHandler(PublishChecklist)
export class PublishChecklistHandler implements ICommandHandler<PublishChecklist> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal CHECKLIST_NOT_DRAFTED, CHANGED_MEANWHILE */
  execute({ seen, context }: PublishChecklist): Promise<undefined> {
    return endDraft(this.events, seen, context, publishChecklist);
  }
}

@CommandHandler(DiscardDraft)
export class DiscardDraftHandler implements ICommandHandler<DiscardDraft> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal CHECKLIST_NOT_DRAFTED, CHANGED_MEANWHILE */
  execute({ seen, context }: DiscardDraft): Promise<undefined> {
    return endDraft(this.events, seen, context, discardDraft);
  }
}

const endDraft = (
  events: EventStore,
  seen: SeenDraftOf,
  context: CommandContext,
  decideOn: (editions: Editions, seen: SeenDraftOf) => ChecklistEvent,
): Promise<undefined> =>
  decide(events, {
    context,
    stream: { id: streamOf(seen.vehicleType, seen.occasion), type: CHECKLIST_STREAM },
    facts: (history: readonly RecordedEvent<ChecklistEvent>[]) => editionsFrom(history, seen.occasion),
    decide: (editions) => ({ events: [decideOn(editions, seen)] }),
    answer: () => undefined,
    status: 204,
  });

@AdminRoutes('admin/checklists', 'Admin: checklists')
export class PublishChecklistController {
  constructor(private readonly commands: CommandBus) {}

  @Post('publication')
  @Idempotent()
  @ApiOperation({
    summary: 'Publish the draft of a checklist',
    description:
      'It is an edition from now on, which never changes. Vehicles of the type are checked by it; a form that was filled in by an earlier edition is still taken.',
  })
  @AnswersNothing('Published.')
  @Refuses('CHECKLIST_NOT_DRAFTED', 'CHANGED_MEANWHILE')
  async publishChecklist(
    @Body() { vehicleType, occasion, seen }: PublishChecklistDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new PublishChecklist({ seen: { vehicleType, occasion, seen: seenIn(seen) }, context }));
  }

  @Post('draft/discarding')
  @Idempotent()
  @ApiOperation({
    summary: 'Discard the draft of a checklist',
    description: 'What is published stays in force. If the draft has changed since it was read, nothing happens.',
  })
  @AnswersNothing('Discarded.')
  @Refuses('CHECKLIST_NOT_DRAFTED', 'CHANGED_MEANWHILE')
  async discardDraft(
    @Body() { vehicleType, occasion, seen }: PublishChecklistDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new DiscardDraft({ seen: { vehicleType, occasion, seen: seenIn(seen) }, context }));
  }
}
