import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { checkInOpening } from '@rigbook/contracts/settings/settings.rules';
import { Database, query } from '../../platform/database/index.js';
import { EventStore, type Statement, VersionConflict } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { SETTINGS_STREAM, type SettingsChanged, settingsStreamId } from '../settings.events.js';

/** Undefined where an opening is chosen. `isUsed`: somebody has booked. */
const withoutOpening = () =>
  query<{ readonly isUsed: boolean }, { readonly isUsed: boolean } | undefined>(
    {
      name: 'settings.without-opening',
      text: `SELECT EXISTS (SELECT FROM event WHERE stream_type = 'booking') AS "isUsed" FROM organisation_settings
             WHERE check_in_opens_minutes_before IS NULL`,
      values: [],
    },
    ([row]) => row,
  );

const setUsualOpening: Statement = {
  name: 'settings.usual-opening',
  text: `UPDATE organisation_settings SET check_in_opens_minutes_before = $1 WHERE check_in_opens_minutes_before IS NULL`,
  values: [checkInOpening.usual],
};

const tellTheOffice: Statement = {
  name: 'settings.tell-of-opening',
  text: 'INSERT INTO check_in_opening_change DEFAULT VALUES ON CONFLICT DO NOTHING',
  values: [],
};

/**
 * Gives an organization without an opening of check-in the usual one. One in which people have booked had it open with the signature: its log says
 * that this changed, and its office is told.
 */
@Injectable()
export class UsualCheckInOpening implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // the history first: if another process does it between the two, this one finds nothing or meets a conflict
    const history = await this.events.readStream(settingsStreamId);
    const found = await this.database.fetch(withoutOpening());
    if (found === undefined) return;
    if (!found.isUsed) {
      await this.database.query(setUsualOpening);
      return;
    }
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
        statements: [setUsualOpening, tellTheOffice],
      });
    } catch (error) {
      // another process was faster, or changed the settings meanwhile: the next start looks again
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
}
