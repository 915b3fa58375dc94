import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, type Statement } from '../../platform/event-store/index.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import {
  type AdminPasswordSwitchedOff,
  type AdminPasswordSwitchedOn,
  SETTINGS_STREAM,
  settingsStreamId,
} from '../../settings/settings.events.js';
import { type PasskeyAnswer, PasskeyAnswers } from '../passkeys/passkey-answers.js';
import { ownPasskeys } from '../passkeys/passkey.statements.js';
import { closeAdministrationsBut } from '../session/session.statements.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

/** `passkey_last_admin_check` refuses to switch it off while no admin has a passkey. */
const switchAdminPassword = (on: boolean): Statement => ({
  name: 'settings.switch-admin-password',
  text: `UPDATE organisation_settings SET shared_admin_password = $1`,
  values: [on],
});

/** From then on, only passkeys of administrators open the administration. */
export class SwitchAdminPasswordOff extends commandOf<{
  admin: SignedInResponder;
  /** who switches it off shows that their passkey works */
  answer: Omit<PasskeyAnswer, 'purpose'>;
}>() {}

@CommandHandler(SwitchAdminPasswordOff)
export class SwitchAdminPasswordOffHandler implements ICommandHandler<SwitchAdminPasswordOff> {
  constructor(
    private readonly database: Database,
    private readonly settings: OrganisationSettings,
    private readonly passkeys: PasskeyAnswers,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal OWN_PASSKEY_REQUIRED, PASSKEY_NOT_ACCEPTED, CHANGED_MEANWHILE */
  async execute({ admin, answer, context }: SwitchAdminPasswordOff): Promise<void> {
    const own = await this.database.fetch(ownPasskeys(admin.responderId));
    if (own.length === 0) throw new Refusal('OWN_PASSKEY_REQUIRED');
    // an answer counts once, so it is checked before the decision, which may be repeated
    await this.passkeys.ofOwner(admin.responderId, answer);
    const switched: AdminPasswordSwitchedOff = { type: 'AdminPasswordSwitchedOff', data: {} };
    return decide(this.events, {
      context,
      stream: { id: settingsStreamId, type: SETTINGS_STREAM },
      facts: () => this.settings.current(),
      decide: ({ sharedAdminPassword }) =>
        sharedAdminPassword
          ? { events: [switched], statements: [switchAdminPassword(false), closeAdministrationsBut(admin.session)] }
          : {},
      constraintMeanings: { passkey_last_admin_check: () => new Refusal('OWN_PASSKEY_REQUIRED') },
    });
  }
}

export class SwitchAdminPasswordOn extends commandOf<object>() {}

@CommandHandler(SwitchAdminPasswordOn)
export class SwitchAdminPasswordOnHandler implements ICommandHandler<SwitchAdminPasswordOn> {
  constructor(
    private readonly settings: OrganisationSettings,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal CHANGED_MEANWHILE */
  execute({ context }: SwitchAdminPasswordOn): Promise<void> {
    const switched: AdminPasswordSwitchedOn = { type: 'AdminPasswordSwitchedOn', data: {} };
    return decide(this.events, {
      context,
      stream: { id: settingsStreamId, type: SETTINGS_STREAM },
      facts: () => this.settings.current(),
      decide: ({ sharedAdminPassword }) =>
        sharedAdminPassword ? {} : { events: [switched], statements: [switchAdminPassword(true)] },
    });
  }
}
