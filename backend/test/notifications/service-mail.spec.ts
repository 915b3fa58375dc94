import { vehiclesBy } from '../fleet/support/fleet.js';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { ServiceMails } from '../../src/notifications/service-mail/service-mails.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { insuredUntil, oil, plansOf } from '../support/vehicle-service.js';

/** The application's own look would tell of it in the middle of a test. */
class TellsWhenAsked extends DeliveryPace {
  override readonly lookForServiceEveryMillis = 2 ** 31 - 1;
}

let mail: MailServer;
let isRefusing = false;
let app: TestApp;
let two: TestApp;
let admin: Person;
let plans: ReturnType<typeof plansOf>;

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
  setTime('2026-11-23T08:00Z');
  admin = await app.signInAdmin();
  plans = plansOf(app, admin);
  await admin.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
});
afterAll(async () => {
  await two.close();
  await app.close();
  await mail.close();
});

function setTime(at: string): void {
  for (const { clock } of [app, two]) clock.set(at);
}
/** Both workers look at the same moment. */
const look = () => Promise.all([app, two].map(({ nest }) => nest.get(ServiceMails).takeTurn()));
const told = () =>
  mail.arrived
    .filter(({ source }) => source.includes('service-'))
    .map(({ to, source }) => ({ to, text: mailParts(source)[0]?.content ?? '' }));
const vehicles = vehiclesBy(() => admin);

it('the office is reminded once for each due date, by one of two workers, and again when it is renewed', async () => {
  const { name } = await vehicles.add();
  await plans.set(name, { ...oil, everyMonths: 6, lastDoneOn: '2026-06-01' });
  const planId = await plans.set(name, insuredUntil('2026-12-08'));
  isRefusing = true;
  await look();
  expect(told()).toEqual([]);
  isRefusing = false;
  await look(); // another try comes later
  expect(told()).toEqual([]);
  setTime('2026-11-23T08:31Z');
  await look();
  expect(told()).toHaveLength(1);
  const [first] = told();
  expect(first?.to).toEqual(['office@example.org']);
  expect(first?.text).toContain(`${name}: Oil, due on 1 December 2026`);
  expect(first?.text).not.toContain('Insurance');

  setTime('2026-11-24T08:00Z');
  await look();
  expect(told()).toHaveLength(2);
  expect(told()[1]?.text).toContain(`${name}: Insurance, valid until 8 December 2026`);
  expect(told()[1]?.text).not.toContain('Oil');

  setTime('2026-12-20T08:00Z');
  await look();
  expect(told()).toHaveLength(2);
  admin = await app.signInAdmin();
  await plansOf(app, admin).done(name, planId, { doneOn: '2026-12-20', validUntil: '2027-01-02' });
  await look();
  expect(told()).toHaveLength(3);
  expect(told()[2]?.text).toContain('valid until 2 January 2027');
});

it('an organization that wants none is not reminded', async () => {
  const before = told().length;
  admin = await app.signInAdmin();
  const { name } = await vehicles.add();
  await plansOf(app, admin).set(name, insuredUntil('2026-12-24'));
  await admin.put('/api/admin/settings').send({ serviceReminderDaysBefore: 0 }).expect(200);
  await look();
  expect(told()).toHaveLength(before);
  const refused = await admin.put('/api/admin/settings').send({ serviceReminderDaysBefore: 91 });
  expect(refused.body.code).toBe('VALIDATION_FAILED');
  await admin.put('/api/admin/settings').send({ serviceReminderDaysBefore: 7 }).expect(200);
  await look();
  expect(told()).toHaveLength(before + 1);
});
