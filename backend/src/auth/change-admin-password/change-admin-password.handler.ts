import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { SETTINGS_STREAM, settingsStreamId, type AdminPasswordChanged } from '../../settings/settings.events.js';
import { changeAdminPassword } from '../admin-password/admin-password.statements.js';
import { KnownAdminPassword } from '../admin-password/known-admin-password.js';
import { hashPassword } from '../admin-password/password-hash.js';
import { closeAdministrationsBut } from '../session/session.statements.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

export class ChangeAdminPassword {
  constructor(
    readonly admin: SignedInResponder,
    readonly currentPassword: string,
    readonly newPassword: string,
    readonly address: string,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(ChangeAdminPassword)
export class ChangeAdminPasswordHandler implements ICommandHandler<ChangeAdminPassword, void> {
  constructor(
    private readonly passwords: KnownAdminPassword,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal TOO_MANY_ATTEMPTS, ADMIN_PASSWORD_INCORRECT, CHANGED_MEANWHILE */
  execute(command: ChangeAdminPassword): Promise<void> {
    return decideInTurn(() => this.attempt(command));
  }

  private async attempt({ admin, currentPassword, newPassword, address, context }: ChangeAdminPassword): Promise<void> {
    // the history first: a password that is changed after it is read makes its version too old for the commit
    const history = await this.events.readStream(settingsStreamId);
    await this.passwords.known({ admin, password: currentPassword, address, now: context.now });
    const changed: AdminPasswordChanged = { type: 'AdminPasswordChanged', data: {} };
    await this.events.commit({
      context,
      appends: [
        { stream: settingsStreamId, streamType: SETTINGS_STREAM, expectedVersion: history.length, events: [changed] },
      ],
      statements: [
        changeAdminPassword(await hashPassword(newPassword), context.now),
        closeAdministrationsBut(admin.session),
      ],
    });
  }
}
