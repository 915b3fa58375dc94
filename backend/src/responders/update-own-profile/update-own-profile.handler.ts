import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { RecordChanges } from '../record-changes.js';

export interface OwnProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly phoneLastFour?: string;
  readonly department: Department;
  /** null: the organisation's; left out: as it is */
  readonly language?: Language | null;
  /** left out: as they are */
  readonly channels?: readonly MessageChannel[];
}

export class UpdateOwnProfile {
  constructor(
    readonly responderId: ResponderId,
    readonly profile: OwnProfile,
    readonly session: string,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(UpdateOwnProfile)
export class UpdateOwnProfileHandler implements ICommandHandler<UpdateOwnProfile, void> {
  constructor(private readonly record: RecordChanges) {}

  async execute({ responderId, profile, session, context }: UpdateOwnProfile): Promise<void> {
    await this.record.make({ responderId, changes: profile, session, context });
  }
}
