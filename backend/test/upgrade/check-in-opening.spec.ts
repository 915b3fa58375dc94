import type { components } from '@rigbook/contracts/api.types';
import { CheckInOpeningMails } from '../../src/notifications/check-in-opening-mail/check-in-opening-mails.js';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { recorded, startOnRecorded, type Recorded, type RecordedApp } from './recorded-app.js';

type Settings = components['schemas']['Settings'];

/** The application's own look would tell of it in the middle of a test. */
class TellsWhenAsked extends DeliveryPace {
  override readonly lookForUpgradeMailEveryMillis = 2 ** 31 - 1;
}

const { readAt } = recorded<Recorded>('readings');
let mail: MailServer;
let isRefusing = false;
beforeAll(async () => {
  mail = await startMailServer({
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('not now') : null),
  });
});
afterAll(() => mail.close());

const sending = () => ({
  delivery: new TellsWhenAsked(),
  environment: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'Rigbook <office@rigbook.example>' },
});
const tell = ({ nest }: TestApp) => nest.get(CheckInOpeningMails).takeTurn();
const changesByUpgrade = ({ database }: TestApp) =>
  database.query<{ type: string; data: object }>({
    name: 'test.changes-by-upgrade',
    text: `SELECT type, data FROM event WHERE actor = 'system:upgrade'`,
    values: [],
  });
const told = () =>
  mail.arrived
    .filter(({ source }) => source.includes('check-in-opening'))
    .map(({ to, source }) => ({
      to,
      text: mailParts(source)
        .map(({ content }) => content)
        .join('\n'),
    }));

describe('an organization whose check-in opened with the signature', () => {
  let of: RecordedApp;
  beforeAll(async () => {
    of = await startOnRecorded(readAt, sending());
  });
  afterAll(() => of.close());

  it('opens it an hour before the start after the upgrade, and its log says that this changed', async () => {
    const settings = await of.readers.admin.get<Settings>('/api/admin/settings');
    expect(settings.checkInOpensMinutesBefore).toBe(60);
    expect(await changesByUpgrade(of.app)).toEqual([
      { type: 'SettingsChanged', data: { changedFields: ['checkInOpensMinutesBefore'] } },
    ]);
  });

  it('is told when mail can be sent, and once', async () => {
    isRefusing = true;
    await tell(of.app);
    expect(told()).toEqual([]);
    isRefusing = false;
    of.app.clock.advanceMinutes(31);
    await Promise.all([tell(of.app), tell(of.app)]);
    of.app.clock.advanceMinutes(24 * 60);
    await tell(of.app);
    const [one, ...more] = told();
    expect(more).toEqual([]);
    expect(one).toMatchObject({ to: ['office@example.org'] });
    expect(one!.text).toContain('check-in opens 60 minutes before the start');
  });

  it('is not told again by another process, nor by its log', async () => {
    const before = told().length;
    const { testDatabase, clock, dataFolder } = of.app;
    const second = await startTestApp({ ...sending(), shareDatabaseOf: { testDatabase, clock, dataFolder } });
    try {
      await tell(second);
      expect(told()).toHaveLength(before);
      expect(await changesByUpgrade(second)).toHaveLength(1);
    } finally {
      await second.close();
    }
  });
});

it('an organization that chose an opening keeps it, and is told nothing', async () => {
  const of = await startOnRecorded(readAt, sending(), async (client) => {
    await client.query('UPDATE organisation_settings SET check_in_opens_minutes_before = 30');
  });
  try {
    const before = told().length;
    await tell(of.app);
    const settings = await of.readers.admin.get<Settings>('/api/admin/settings');
    expect(settings.checkInOpensMinutesBefore).toBe(30);
    expect(await changesByUpgrade(of.app)).toEqual([]);
    expect(told()).toHaveLength(before);
  } finally {
    await of.close();
  }
});
