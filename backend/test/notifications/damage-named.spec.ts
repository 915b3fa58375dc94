import { v7 } from 'uuid';
import type { TemplateType } from '@rigbook/contracts/notifications/templates/template.words';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { messageValues } from '../../src/notifications/delivery/message-values.js';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { queueReminders } from '../support/reminders.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let ruth: Person;
beforeAll(async () => {
  app = await startTestApp();
  [dana, noa, ruth] = [await app.signIn('101'), await app.signIn('102'), await app.signInAdmin()];
});
afterAll(() => app.close());

const named = 'damage_named' satisfies TemplateType;
const told = () =>
  app.database.query<{ id: string; channel: string; bookingId: string; unit: string }>({
    name: 'test.damage-named',
    text: `SELECT n.id, n.channel, n.booking_id AS "bookingId", r.unit_number AS unit FROM notification n
           JOIN responder r ON r.id = n.responder_id WHERE n.kind = 'damage_named'`,
    values: [],
  });
const links = {
  toHome: '',
  toOwnDamage: 'https://rigbook.example.org/damage',
  toDamage: () => '',
  toReadings: () => '',
  toVehicle: () => '',
  toOffice: () => '',
  toBooking: () => '',
  toCheckIn: () => '',
  toDecision: () => '',
  toAccount: '',
  toStandingShifts: '',
};

it('who had the vehicle before is told once of damage that the next check-in found, and who found it is not', async () => {
  const hour = { startTime: '2026-11-23T09:00:00.000Z', duration: 1 };
  const before = await shift(app, dana, ruth).active('ALS1', hour);
  app.clock.advanceMinutes(30);
  await shift(app, dana, ruth).checkOut(before);
  const found = ['A scratch', 'A dent'].map((description) => ({
    reportId: v7(),
    area: 'roof',
    place: 'roof-front',
    severity: 'minor',
    description,
  }));
  await shift(app, noa, ruth).active('ALS1', hour, { mileage: 48_280, damageReports: found });
  app.clock.advanceMinutes(1);
  await eventually(async () => {
    await queueReminders(app);
    expect(await told()).toMatchObject([{ channel: 'email', bookingId: before.id, unit: '101' }]);
  });
  await queueReminders(app);
  const messages = await told();
  expect(messages).toHaveLength(1);
  const facts = await app.database.fetch(messageFacts(messages));
  expect(messageValues(named, facts.get(messages[0]!.id)!, 'en', links)).toMatchObject({
    responderName: 'Dana Levi',
    vehicleName: 'ALS1',
    reason: expect.stringMatching(/A scratch\n.*A dent/),
    damageLink: 'https://rigbook.example.org/damage',
  });
});

it('nobody is told a day later, nor of damage that came about in the finder’s own shift', async () => {
  const before = (await told()).length;
  const own = await shift(app, dana, ruth).active('BLS2', { startTime: '2026-11-23T10:00:00.000Z', duration: 1 });
  await shift(app, dana, ruth).checkOut(own, {
    damageReports: [{ area: 'roof', severity: 'minor', description: 'A dent' }],
    noDamageConfirmed: false,
  });
  await queueReminders(app);
  app.clock.set('2026-11-25T10:00:00.000Z');
  await queueReminders(app);
  expect(await told()).toHaveLength(before);
});
