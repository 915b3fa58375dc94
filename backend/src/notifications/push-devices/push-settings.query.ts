import type { ResponderId } from '@rigbook/contracts/kernel';
import { pushTypes } from '@rigbook/contracts/notifications/push/push.words';
import { query, type Query } from '../../platform/database/index.js';
import type { PushSettingsResponse } from './push-devices.dto.js';

type Settings = Omit<PushSettingsResponse, 'serverKey'>;
type Device = Settings['devices'][number];

/** Devices whose browser was given another key take no more messages, so they are left out. */
export const pushSettingsOf = (responderId: ResponderId, session: string, serverKey: string): Query<Settings> =>
  query<{ readonly switchedOff: readonly string[]; readonly devices: readonly Device[] }, Settings>(
    {
      name: 'push-subscription.settings',
      text: `SELECT r.push_off AS "switchedOff", coalesce((
                 SELECT json_agg(json_build_object('id', p.id, 'browser', d.browser, 'system', d.system, 'switchedOnAt',
                          to_char(p.since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                          'isThis', EXISTS (SELECT FROM session s WHERE s.id_hash = decode($2, 'hex') AND s.device_id = d.id))
                        ORDER BY p.since DESC, p.id)
                 FROM push_subscription p JOIN known_device d ON d.id = p.device_id
                 WHERE p.responder_id = r.id AND p.server_key = $3), '[]') AS devices
             FROM responder r WHERE r.id = $1`,
      values: [responderId, session, serverKey],
    },
    ([row]) => ({
      devices: row?.devices ?? [],
      switchedOff: pushTypes.filter((type) => row?.switchedOff.includes(type)),
    }),
  );
