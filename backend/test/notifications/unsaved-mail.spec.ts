import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { UnsavedMails } from '../../src/notifications/unsaved-mail/unsaved-mails.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { shift, vehicleId } from '../support/shift.js';
import { answerSubstitute, atRisk, carryOut, lose, offersOf, save } from '../support/substitutes.js';

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
