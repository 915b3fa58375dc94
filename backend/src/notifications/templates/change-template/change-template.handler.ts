import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TemplateId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../../platform/database/database.js';
import { decideInTurn } from '../../../platform/decisions/decide-in-turn.js';
import { responderIn } from '../../../platform/event-store/actor.js';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { Ids } from '../../../platform/time/ids.js';
import { templateKey, type TemplateKey } from '../template-ids.js';
import { TEMPLATE_STREAM } from '../template.events.js';
import type { Template } from '../template.js';
import { type TemplateResponse, toTemplateResponse } from '../template.response.js';
import { storeTemplate } from '../template.statements.js';
import { authorNow, templateOf } from '../templates.query.js';
import { changeTemplate, type ChangeOfTemplate } from './change-template.decision.js';

/** Also adds, which is a change of our text, and resets, which is one to our text. */
export class ChangeTemplate {
  constructor(
    readonly templateId: TemplateId,
    readonly change: ChangeOfTemplate,
    readonly context: CommandContext,
    /** that a repeat of the request is answered with */
    readonly status = 200,
  ) {}
}

@CommandHandler(ChangeTemplate)
export class ChangeTemplateHandler implements ICommandHandler<ChangeTemplate, TemplateResponse> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal TEMPLATE_NOT_FOUND, TEMPLATE_CHANGED_MEANWHILE, VALIDATION_FAILED, CHANGED_MEANWHILE */
  async execute(command: ChangeTemplate): Promise<TemplateResponse> {
    const key = templateKey(command.templateId);
    return decideInTurn(() => this.attempt(key, command));
  }

  private async attempt(key: TemplateKey, { change, context, status }: ChangeTemplate): Promise<TemplateResponse> {
    const changedBy = responderIn(context.actor);
    const [before, author] = await this.database.fetchAll([templateOf(key), authorNow(changedBy)]);
    const { own, event } = changeTemplate(before, change);
    if (!event) return toTemplateResponse(before);
    const version = before.version + 1;
    const after: Template = { ...before, own, version, changed: { at: context.now, by: author } };
    const body = toTemplateResponse(after);
    await this.events.commit({
      context,
      appends: [{ stream: key.id, streamType: TEMPLATE_STREAM, expectedVersion: before.version, events: [event] }],
      statements: storeTemplate(after, this.ids.newId(), changedBy),
      answer: { status, body },
    });
    return body;
  }
}
