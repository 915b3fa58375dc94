import { withConnection } from '../../src/platform/database/with-connection.js';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { UnsavedMails } from '../../src/notifications/unsaved-mail/unsaved-mails.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { shift, vehicleId } from '../support/shift.js';
import { answerSubstitute, atRisk, carryOut, lose, offersOf, save, seenOf } from '../support/substitutes.js';

/** The application's own look would tell of it in the middle of a test. */
class TellsWhenAsked extends DeliveryPace {
  override readonly lookForUnsavedEveryMillis = 2 ** 31 - 1;
}

let mail: MailServer;
let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({
    delivery: new TellsWhenAsked(),
    environment: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'Rigbook <office@rigbook.example>' },
  });
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  await admin.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const suspend = (at: 'now()' | 'NULL') =>
  withConnection(app.testDatabase.url, (owner) =>
    owner.query(`UPDATE responder SET suspended_at = ${at} WHERE unit_number = '101'`),
  );
const look = () => app.nest.get(UnsavedMails).takeTurn();
const told = () =>
  mail.arrived
    .filter(({ source }) => source.includes('unsaved-'))
    .map(({ to, source }) => ({ to, text: mailParts(source)[0]?.content ?? '' }));

it('the office is told once that a responder declined the other vehicle, as long as the booking is at risk', async () => {
  const later = { startTime: '2026-11-24T16:00:00.000Z' };
  const first = await shift(app, dana, admin).request('BLS1', later);
  await shift(app, dana, admin).approve(first);
  await lose(app, admin, 'BLS1');
  const offer = async () => {
    const [found] = await atRisk(admin);
    await save(admin, [[found!.booking, await vehicleId(app, 'BLS2')]]).expect(201);
    await carryOut(app);
    return (await offersOf(dana))[0]!;
  };
  await answerSubstitute(dana, await offer(), 'decline').expect(204);
  await look();
  await look();
  expect(told()).toEqual([{ to: ['office@example.org'], text: expect.stringMatching(/BLS1, .+: BLS2 was declined/) }]);

  await answerSubstitute(dana, await offer(), 'decline').expect(204);
  await admin.delete(`/api/admin/bookings/${first.id}`).send({}).expect(200);
  await look();
  expect(told()).toHaveLength(1);
});

it('the office is told three hours before the start that no colleague has taken a booking, once', async () => {
  const startTime = '2026-11-25T16:00:00.000Z';
  const booking = await shift(app, dana, admin).request('BLS2', { startTime, duration: 1 });
  await shift(app, dana, admin).approve(booking);
  await suspend('now()');
  const found = (await atRisk(admin)).find((one) => one.booking.id === booking.id);
  await admin
    .post('/api/admin/bookings-at-risk/save')
    .send({
      reason: 'Suspended',
      bookings: [{ bookingId: booking.id, seen: seenOf(found!.booking), toColleagues: true }],
    })
    .expect(201);
  await carryOut(app);
  const tellsOf = async (at: string) => {
    app.clock.set(at);
    const before = told().length;
    await look();
    return told()
      .slice(before)
      .map(({ text }) => text);
  };
  expect(await tellsOf('2026-11-25T12:59:00.000Z')).toEqual([]);
  // whose responder may drive again is not at risk
  await suspend('NULL');
  expect(await tellsOf('2026-11-25T13:00:00.000Z')).toEqual([]);
  await suspend('now()');
  expect(await tellsOf('2026-11-25T13:01:00.000Z')).toEqual([
    expect.stringMatching(/BLS2, .+: no colleague has taken it/),
  ]);
  expect(await tellsOf('2026-11-25T15:00:00.000Z')).toEqual([]);
});
