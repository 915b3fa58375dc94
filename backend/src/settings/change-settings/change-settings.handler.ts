import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { OrganisationSettings, type SettingsOfOrganisation } from '../organisation-settings.js';
import { SETTINGS_STREAM, settingsStreamId } from '../settings.events.js';
import { updateSettings } from '../update-settings.statement.js';
import { changeSettings, type SettingsChanges } from './change-settings.decision.js';

export class ChangeSettings {
  constructor(
    readonly changes: SettingsChanges,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings, SettingsOfOrganisation> {
  constructor(
    private readonly settings: OrganisationSettings,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal CHANGED_MEANWHILE */
  execute(command: ChangeSettings): Promise<SettingsOfOrganisation> {
    return decideInTurn(() => this.attempt(command));
  }

  private async attempt({ changes, context }: ChangeSettings): Promise<SettingsOfOrganisation> {
    // the history first: whatever changes after it is read makes its version too old for the commit
    const history = await this.events.readStream(settingsStreamId);
    const { after, events } = changeSettings(await this.settings.current(), changes);
    if (events.length === 0) return after;
    await this.events.commit({
      context,
      appends: [{ stream: settingsStreamId, streamType: SETTINGS_STREAM, expectedVersion: history.length, events }],
      statements: [updateSettings(after)],
    });
    return after;
  }
}
