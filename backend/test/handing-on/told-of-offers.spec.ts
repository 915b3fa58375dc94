import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import { languages } from '@rigbook/contracts/settings/settings.rules';
import { toldOfOffersLimits } from '@rigbook/contracts/handing-on/told-of-offers.limits';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { messageValues } from '../../src/notifications/delivery/message-values.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { accept, give, offersOf, withdraw } from '../support/handing-on.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let avi: Person;
let admin: Person;

beforeEach(async () => {
  app = await startTestApp({ worker: false });
  [dana, noa, avi] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signIn('103')]);
  admin = await app.signInAdmin();
});
afterEach(() => app.close());

type Made = { readonly id: string };
const choose = (person: Person, toldOfOffers: boolean) =>
  person.put('/api/handing-on/messages').send({ toldOfOffers }).expect(204);
const toEverybody = async (booking: Parameters<typeof give>[1]) => (await give(dana, booking).expect(201)).body as Made;
const toldOf = ({ id }: Made) =>
  app.database.query<{ id: string; unit: string; channel: string; state: string }>({
    name: 'test.told-of-offer',
    text: `SELECT n.id, r.unit_number AS unit, n.channel, n.state FROM notification n JOIN responder r ON r.id = n.responder_id
           WHERE n.stream = $1 AND n.kind = 'handing_on_to_everybody' ORDER BY r.unit_number, n.channel`,
    values: [id],
  });
const unitsOf = async (offer: Made) =>
  (await toldOf(offer)).map(({ unit, channel, state }) => `${unit} ${channel} ${state}`);

describe('a booking that is offered to everybody', () => {
  it('is told to nobody who has not chosen so', async () => {
    expect(await unitsOf(await toEverybody(await shift(app, dana, admin).request()))).toEqual([]);
    expect((await offersOf(noa)).toldOfOffers).toBe(false);
  });

  it('is told to those who have, by the channels of their messages, until somebody accepts', async () => {
    for (const person of [dana, noa, avi]) await choose(person, true);
    expect((await offersOf(noa)).toldOfOffers).toBe(true);
    const booking = await shift(app, dana, admin).request();
    const offer = await toEverybody(booking);
    const told = await unitsOf(offer);
    expect(new Set(told.map((one) => one.slice(0, 3)))).toEqual(new Set(['102', '103']));
    expect(told.every((one) => one.endsWith('queued'))).toBe(true);
    const [first] = await toldOf(offer);
    const facts = (await app.database.fetch(messageFacts([{ id: first!.id }]))).get(first!.id)!;
    const links = {
      toOwnDamage: '',
      toDamage: () => '',
      toReadings: () => '',
      toVehicle: () => '',
      toHome: '',
      toOffice: () => '',
      toBooking: () => '',
      toCheckIn: () => '',
      toDecision: () => '',
      toAccount: '',
      toStandingShifts: '',
    };
    const values = messageValues('handing_on_to_everybody', facts, 'en', links);
    expect(values).toMatchObject({ colleague: 'Dana Levi', vehicleName: 'ALS1' });
    // nobody declines what is offered to everybody
    for (const { content } of languages.map((language) => defaultTemplates[language].handing_on_to_everybody))
      expect(content).not.toMatch(/declin|לדחייה/);
    await accept(noa, offer, booking).expect(200);
    expect((await unitsOf(offer)).every((one) => one.endsWith('withdrawn'))).toBe(true);
  });

  it('is told to nobody who has another booking at that time, is not verified or suspended, and once a day', async () => {
    for (const person of [noa, avi]) await choose(person, true);
    await shift(app, noa, admin).request('BLS1');
    const booking = await shift(app, dana, admin).request();
    const offer = await toEverybody(booking);
    expect(new Set((await toldOf(offer)).map(({ unit }) => unit))).toEqual(new Set(['103']));
    await withdraw(dana, offer).expect(204);
    expect(await unitsOf(await toEverybody(booking))).toEqual([]);
    const set = (column: string, value: unknown) =>
      app.database.query({
        name: `test.set-${column}`,
        text: `UPDATE responder SET ${column} = $1 WHERE unit_number = '103'`,
        values: [value],
      });
    const another = (hour: number) =>
      shift(app, dana, admin).request('BLS2', { startTime: `2026-11-24T0${hour}:00:00.000Z`, duration: 1 });
    await choose(noa, false);
    await set('license_verified', false);
    expect(await unitsOf(await toEverybody(await another(6)))).toEqual([]);
    await set('license_verified', true);
    await set('suspended_at', '2026-11-23T08:00:00.000Z');
    expect(await unitsOf(await toEverybody(await another(7)))).toEqual([]);
  });

  it('is told to no more people than the limit says, if more have chosen so', async () => {
    await app.database.query({
      name: 'test.crowd',
      text: `INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, is_admin, license_verified, told_of_offers, channels, registered_at)
             SELECT gen_random_uuid(), (300 + n)::text, 'A', 'B', 'x' || n || '@example.org', '055' || lpad(n::text, 7, '0'), false, true, true, '{email}', now()
             FROM generate_series(1, $1) n`,
      values: [toldOfOffersLimits.people + 50],
    });
    expect(await toldOf(await toEverybody(await shift(app, dana, admin).request()))).toHaveLength(
      toldOfOffersLimits.people,
    );
  });
});
