import { failedKinds } from '@rigbook/contracts/access-record/access-record.words';
import { BurstMails } from '../../src/notifications/burst-mail/burst-mails.js';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { guesserOf } from '../auth/support/guesser.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';

/** The application's own look would tell of a burst in the middle of a test. */
class LooksWhenAsked extends DeliveryPace {
  override readonly lookForBurstEveryMillis = 2 ** 31 - 1;
}

let mail: MailServer;
let app: TestApp;
let environment: Record<string, string>;
let isRefusing = false;

beforeAll(async () => {
  mail = await startMailServer({
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('not now') : null),
  });
  environment = {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Rigbook <office@rigbook.example>',
    TRUST_PROXY: '1',
  };
  app = await startTestApp({ delivery: new LooksWhenAsked(), environment });
  const admin = await app.signInAdmin();
  await admin.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
});
afterAll(async () => {
  await app.close();
  await mail.close();
});
// earlier bursts and counts of a day are over
beforeEach(() => app.clock.advanceMinutes(2 * 24 * 60));

const guesser = guesserOf(() => app);
const { signIn } = guesser;

/** Failures are noted after their answer: waits until these are. */
async function noted<T>(failures: number, steps: () => Promise<T>): Promise<T> {
  const count = async () => {
    const text = 'SELECT coalesce(sum(times), 0)::integer AS times FROM access_record WHERE kind = ANY ($1)';
    const [row] = await app.database.query<{ times: number }>({ name: 'test.noted', text, values: [failedKinds] });
    return row!.times;
  };
  const before = await count();
  const result = await steps();
  await eventually(async () => expect(await count()).toBeGreaterThanOrEqual(before + failures));
  return result;
}
const guess = (unitNumber: string) => noted(1, () => guesser.guess(unitNumber));
const tell = async (...apps: TestApp[]) => {
  for (const { nest } of apps.length > 0 ? apps : [app]) await nest.get(BurstMails).takeTurn();
};
/** Mails that the turns of these steps send. */
const toldBy = async (steps: () => Promise<unknown>) => {
  const before = mail.arrived.length;
  await steps();
  return mail.arrived.slice(before).map(({ to, source }) => ({
    to,
    text: mailParts(source).find(({ type }) => type.startsWith('text/plain'))?.content ?? '',
  }));
};
const fail = (times: number) =>
  noted(times, async () => {
    for (let nth = 0; nth < times; nth += 1) await guesser.guess(`${300 + (nth % 600)}`);
  });

describe('the office', () => {
  it('is told of fifty failures in ten minutes, and not of fewer', async () => {
    const told = await toldBy(async () => {
      await fail(49);
      await tell();
      expect(mail.arrived).toEqual([]);
      await fail(1);
      await tell();
    });
    expect(told.map(({ to }) => to)).toEqual([['office@example.org']]);
    expect(told[0]?.text).toContain('50 attempts to sign in failed within 10 minutes.');
    expect(told[0]?.text).not.toContain('locked out');
  });

  it('is not told of fifty that take longer', async () => {
    const told = await toldBy(async () => {
      for (let nth = 0; nth < 60; nth += 1) {
        await fail(1);
        app.clock.advanceMinutes(0.25);
        if (nth % 10 === 9) await tell();
      }
    });
    expect(told).toEqual([]);
  });

  it('is told once of a thousand, whatever the units and networks, by however many processes', async () => {
    const other = await startTestApp({ shareDatabaseOf: app, delivery: new LooksWhenAsked(), environment });
    const told = await toldBy(async () => {
      for (let hundred = 0; hundred < 10; hundred += 1) {
        await noted(100, () =>
          Promise.all(Array.from({ length: 100 }, (_, nth) => guesser.guess(`${100 + ((hundred * 100 + nth) % 300)}`))),
        );
        await Promise.all([tell(), tell(other)]);
        app.clock.advanceMinutes(2);
      }
    });
    await other.close();
    expect(told).toHaveLength(1);
  });

  it('is told again after a pause of ten minutes under the bound, not before', async () => {
    const told = await toldBy(async () => {
      await fail(50);
      await tell();
      app.clock.advanceMinutes(9);
      await tell();
      app.clock.advanceMinutes(9);
      await fail(50);
      await tell();
    });
    expect(told).toHaveLength(1);
    const toldAgain = await toldBy(async () => {
      app.clock.advanceMinutes(11);
      await tell();
      await fail(50);
      await tell();
    });
    expect(toldAgain).toHaveLength(1);
  });

  it('is told when an administrator is locked out, once, and not of other people', async () => {
    const others = await toldBy(async () => {
      for (let nth = 0; nth < 6; nth += 1) await guess('102');
      await tell();
    });
    expect(others).toEqual([]);
    const told = await toldBy(async () => {
      for (let nth = 0; nth < 4; nth += 1) await guess('100');
      expect(await toldBy(tell)).toEqual([]);
      await guess('100');
      await tell();
      await signIn('100', '0100').expect(429);
      await tell();
    });
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('an administrator is locked out on unknown devices: unit 100.');
  });

  it('is told of an administrator whose admin password was guessed', async () => {
    const person = await app.signIn('100');
    const told = await toldBy(async () => {
      for (let nth = 0; nth < 5; nth += 1)
        await noted(1, async () => {
          await person.post('/api/auth/verify-admin-password').send({ password: 'not this one' }).expect(403);
        });
      await tell();
    });
    expect(told).toHaveLength(1);
  });

  it('is told later if the mail server refuses', async () => {
    const told = await toldBy(async () => {
      isRefusing = true;
      await fail(50);
      await tell();
      isRefusing = false;
      await tell();
      expect(await toldBy(tell)).toEqual([]);
      app.clock.advanceMinutes(60); // the burst itself is over
      await tell();
      await tell();
    });
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('50 attempts');
  });

  it('is the administrators themselves without a contact address', async () => {
    const admin = await app.signInAdmin();
    await admin.put('/api/admin/settings').send({ contactEmail: null, language: 'he' }).expect(200);
    const told = await toldBy(async () => {
      await fail(50);
      await tell();
    });
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('50 ניסיונות כניסה נכשלו');
  });
});
