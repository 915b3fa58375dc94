import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { decide } from '../../platform/decisions/decide.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { SETTINGS_STREAM, settingsStreamId, type AdminPasswordChanged } from '../../settings/settings.events.js';
import { changeAdminPassword } from '../admin-password/admin-password.statements.js';
import { KnownAdminPassword } from '../admin-password/known-admin-password.js';
import { hashPassword } from '../admin-password/password-hash.js';
import { closeAdministrationsBut } from '../session/session.statements.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

export class ChangeAdminPassword extends Command<void> {
  constructor(
    readonly admin: SignedInResponder,
    readonly currentPassword: string,
    readonly newPassword: string,
    readonly address: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeAdminPassword)
export class ChangeAdminPasswordHandler implements ICommandHandler<ChangeAdminPassword> {
  constructor(
    private readonly passwords: KnownAdminPassword,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal TOO_MANY_ATTEMPTS, ADMIN_PASSWORD_INCORRECT, CHANGED_MEANWHILE */
  execute({ admin, currentPassword, newPassword, address, context }: ChangeAdminPassword): Promise<void> {
    const changed: AdminPasswordChanged = { type: 'AdminPasswordChanged', data: {} };
    return decide(this.events, {
      context,
      stream: { id: settingsStreamId, type: SETTINGS_STREAM },
      facts: async () => {
        await this.passwords.known({ admin, password: currentPassword, address, now: context.now });
        return hashPassword(newPassword);
      },
      decide: (newHash) => ({
        events: [changed],
        statements: [changeAdminPassword(newHash, context.now), closeAdministrationsBut(admin.session)],
      }),
    });
  }
}
