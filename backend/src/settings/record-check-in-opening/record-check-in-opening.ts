import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { EventStore, type Statement, VersionConflict } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { SETTINGS_STREAM, type SettingsChanged, settingsStreamId } from '../settings.events.js';

const unrecorded: Statement = {
  name: 'settings.unrecorded-opening',
  text: 'SELECT only_row FROM check_in_opening_change WHERE NOT is_recorded',
  values: [],
};

const noteRecorded: Statement = {
  name: 'settings.opening-recorded',
  text: 'UPDATE check_in_opening_change SET is_recorded = true',
  values: [],
};

/** Puts it into the log that an upgrade gave the organization the usual opening of check-in. */
@Injectable()
export class RecordCheckInOpening implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // the history first: if another process records it between the two, this one finds nothing or meets a conflict
    const history = await this.events.readStream(settingsStreamId);
    if ((await this.database.query(unrecorded)).length === 0) return;
    const changed: SettingsChanged = {
      type: 'SettingsChanged',
      data: { changedFields: ['checkInOpensMinutesBefore'] },
    };
    try {
      await this.events.commit({
        context: { actor: 'system:upgrade', now: this.clock.now(), correlationId: this.ids.newId() },
        appends: [
          {
            stream: settingsStreamId,
            streamType: SETTINGS_STREAM,
            expectedVersion: history.length,
            events: [changed],
          },
        ],
        statements: [noteRecorded],
      });
    } catch (error) {
      // another process was faster, or changed the settings meanwhile: the next start looks again
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
}
