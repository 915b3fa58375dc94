import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { RecordChanges } from '../record-changes.js';
import { toResponderResponse, type ResponderResponse } from '../responder.response.js';
import type { ResponderChanges } from './change-responder.decision.js';

export class ChangeResponder {
  constructor(
    readonly responderId: ResponderId,
    readonly changes: ResponderChanges,
    readonly session: string,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(ChangeResponder)
export class ChangeResponderHandler implements ICommandHandler<ChangeResponder, ResponderResponse> {
  constructor(private readonly record: RecordChanges) {}

  async execute(change: ChangeResponder): Promise<ResponderResponse> {
    return toResponderResponse(await this.record.make(change));
  }
}
