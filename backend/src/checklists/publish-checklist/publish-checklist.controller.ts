import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, Refuses } from '../../platform/http/index.js';
import { CHECKLIST_STREAM, type ChecklistEvent, streamOf } from '../checklist.events.js';
import { editionsFrom } from '../checklist.state.js';
import { PublishChecklistDto, seenIn } from '../draft-checklist/checklist.dto.js';
import { publishChecklist, type PublishedDraft } from './publish-checklist.decision.js';

export class PublishChecklist extends commandOf<{ published: PublishedDraft }, undefined>() {}

@CommandHandler(PublishChecklist)
export class PublishChecklistHandler implements ICommandHandler<PublishChecklist> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal CHECKLIST_NOT_DRAFTED, CHANGED_MEANWHILE */
  async execute({ published, context }: PublishChecklist): Promise<undefined> {
    const { vehicleType, occasion } = published;
    await decide(this.events, {
      context,
      stream: { id: streamOf(vehicleType, occasion), type: CHECKLIST_STREAM },
      facts: (history: readonly RecordedEvent<ChecklistEvent>[]) => editionsFrom(history, occasion),
      decide: (editions) => ({ events: [publishChecklist(editions, published)] }),
      answer: () => undefined,
    });
    return undefined;
  }
}

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
    const published = { vehicleType, occasion, seen: seenIn(seen) };
    await this.commands.execute(new PublishChecklist({ published, context }));
  }
}
