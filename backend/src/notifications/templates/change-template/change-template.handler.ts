import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TemplateId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Database } from '../../../platform/database/index.js';
import { decide } from '../../../platform/decisions/index.js';
import { EventStore, responderIn } from '../../../platform/event-store/index.js';
import { Ids } from '../../../platform/time/ids.js';
import { templateKey } from '../template.js';
import { TEMPLATE_STREAM } from '../template.events.js';
import { type TemplateResponse, toTemplateResponse } from '../template.response.js';
import { storeTemplate } from '../template.statements.js';
import { authorNow, templateOf } from '../templates.query.js';
import { changeTemplate, type ChangeOfTemplate } from './change-template.decision.js';

/** Also handles adding and resetting. */
export class ChangeTemplate extends commandOf<
  {
    templateId: TemplateId;
    change: ChangeOfTemplate;
    /** the status of the answer, also for a repeat */
    status?: number;
  },
  TemplateResponse
>() {}

@CommandHandler(ChangeTemplate)
export class ChangeTemplateHandler implements ICommandHandler<ChangeTemplate> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal TEMPLATE_NOT_FOUND, TEMPLATE_CHANGED_MEANWHILE, VALIDATION_FAILED, CHANGED_MEANWHILE */
  async execute({ templateId, change, context, status = 200 }: ChangeTemplate): Promise<TemplateResponse> {
    const key = templateKey(templateId);
    const changedBy = responderIn(context.actor);
    return decide(this.events, {
      context,
      facts: async () => {
        const [before, author] = await this.database.fetchAll([templateOf(key), authorNow(changedBy)]);
        return { before, author };
      },
      decide: ({ before, author }) => {
        const { own, event } = changeTemplate(before, change);
        if (!event) return { after: before };
        const { version: expectedVersion } = before;
        const after = { ...before, own, version: expectedVersion + 1, changed: { at: context.now, by: author } };
        return {
          appends: [{ stream: key.id, streamType: TEMPLATE_STREAM, expectedVersion, events: [event] }],
          statements: storeTemplate(after, this.ids.newId(), changedBy),
          after,
        };
      },
      answer: ({ after }) => toTemplateResponse(after),
      status,
    });
  }
}
