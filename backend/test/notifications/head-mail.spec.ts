import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { HeadMails } from '../../src/notifications/head-mail/head-mails.js';
import { headOfLine, isSignedBy } from '../../src/platform/seal/head.js';
import { OwnSealKey } from '../../src/platform/seal/seal-key.js';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type MailServer, reply, startMailServer } from '../support/servers/mail-server.js';

let mail: MailServer;
let app: TestApp;
let refusing = false;
const environment = () => ({
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  MAIL_FROM: 'Rigbook <office@rigbook.example>',
});
const look = (...apps: TestApp[]) => Promise.all(apps.map(({ nest }) => nest.get(HeadMails).takeTurn()));

beforeAll(async () => {
  mail = await startMailServer({
    onRcptTo: (_address, _session, done) => (refusing ? done(reply(451, 'later')) : done()),
  });
  app = await startTestApp({ delivery: new DeliveryPace(), environment: environment() });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

it('nothing is mailed before there is an address for it', async () => {
  await eventually(async () => expect(await app.nest.get(SealHeads).write()).toBeDefined());
  await look(app);
  expect(mail.arrived).toEqual([]);
  const admin = await app.signInAdmin();
  await admin.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
});

it('a head is mailed once a day, by however many processes, and can be checked as it arrived', async () => {
  const other = await startTestApp({ shareDatabaseOf: app, delivery: new DeliveryPace(), environment: environment() });
  await look(app, other);
  await look(app, other);
  expect(mail.arrived.map(({ to }) => to)).toEqual([['office@example.org']]);
  const text = mailParts(mail.arrived[0]!.source).find(({ type }) => type.startsWith('text/plain'))!.content;
  const head = headOfLine(text.trim().split(/\r?\n/).at(-1)!)!;
  expect(head.number).toBeGreaterThan(0);
  expect(isSignedBy(head, app.nest.get(OwnSealKey).key.publicKey)).toBe(true);
  await other.close();

  app.clock.advanceMinutes(24 * 60);
  await look(app);
  await look(app);
  expect(mail.arrived).toHaveLength(2);
});

it('a mail that was not taken is tried again half an hour later; each day has an id of its own', async () => {
  app.clock.advanceMinutes(24 * 60);
  refusing = true;
  await look(app);
  refusing = false;
  await look(app);
  expect(mail.arrived).toHaveLength(2);
  app.clock.advanceMinutes(30);
  await look(app);
  expect(mail.arrived).toHaveLength(3);
  const ids = mail.arrived.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
  expect(new Set(ids).size).toBe(3);
});
