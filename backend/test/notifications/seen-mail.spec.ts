import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { SeenMails } from '../../src/notifications/seen-mail/seen-mails.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { vehicleId } from '../support/shift.js';

/** The application's own look would tell of it in the middle of a test. */
class TellsWhenAsked extends DeliveryPace {
  override readonly lookForSeenEveryMillis = 2 ** 31 - 1;
}

let mail: MailServer;
let isRefusing = false;
let app: TestApp;
let two: TestApp;
let dana: Person;
let vehicle: string;

beforeAll(async () => {
  mail = await startMailServer({
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('not now') : null),
  });
  const sending = {
    delivery: new TellsWhenAsked(),
    environment: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'Rigbook <office@rigbook.example>' },
  };
  app = await startTestApp(sending);
  two = await startTestApp({ ...sending, shareDatabaseOf: app });
  const admin = await app.signInAdmin();
  await admin.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
  dana = await app.signIn('101');
  vehicle = await vehicleId(app, 'ALS1');
});
afterAll(async () => {
  await two.close();
  await app.close();
  await mail.close();
});

/** Both workers look at the same moment. */
const look = () => Promise.all([app, two].map(({ nest }) => nest.get(SeenMails).takeTurn()));
const told = () =>
  mail.arrived
    .filter(({ source }) => source.includes('seen-'))
    .map(({ to, source }) => ({ to, text: mailParts(source)[0]?.content ?? '' }));
const report = (words: string) =>
  dana.post(`/api/vehicles/${vehicle}/seen`).send({ words, place: 'left-mirror' }).expect(204);

it('the office is told once what somebody saw, by one of two workers, also if the mail server refused at first', async () => {
  await report('It hangs down');
  isRefusing = true;
  await look();
  isRefusing = false;
  await look(); // another try comes later
  expect(told()).toEqual([]);
  for (const { clock } of [app, two]) clock.advanceMinutes(11);
  await look();
  await look();
  expect(told()).toEqual([
    { to: ['office@example.org'], text: expect.stringContaining('ALS1, Left mirror: It hangs down (') },
  ]);
  await report('It fell off');
  await look();
  expect(told()).toHaveLength(2);
  expect(told()[1]?.text).toContain('It fell off');
  expect(told()[1]?.text).not.toContain('It hangs down');
});
