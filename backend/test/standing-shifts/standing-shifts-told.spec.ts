import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { startPushService } from '../support/servers/push-service.js';
import { mondayEvening, vehicleId } from '../support/shift.js';
import { endEverything, makeStandingShifts, read, setStandingShift } from '../support/standing-shifts.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, admin] = [await app.signIn('101'), await app.signInAdmin()];
});
afterEach(() => endEverything(app, admin));
afterAll(() => app.close());

const waiting = async (...kinds: readonly string[]) =>
  (
    await app.database.query<{ kind: string; stream: string }>({
      name: 'test.waiting',
      text: `SELECT kind, stream FROM notification WHERE kind = ANY ($1) AND state = 'queued' ORDER BY kind`,
      values: [kinds],
    })
  ).map(({ kind, stream }) => `${kind} ${stream}`);
const toOffice = () => waiting('booking_requested', 'request_digest');
const request = async (startTime: string) =>
  (
    await dana
      .post('/api/bookings')
      .send({ vehicleId: await vehicleId(app, 'BLS2'), ...mondayEvening, startTime, duration: 1 })
      .expect(201)
  ).body.id as string;

describe('what the office is told of days of a standing shift', () => {
  it('is nothing of those that are approved at once, and they count for no request of the person', async () => {
    await setStandingShift(app, admin, '101');
    await makeStandingShifts(app);
    expect(await toOffice()).toEqual([]);
    const id = await request('2026-11-24T06:00:00.000Z');
    expect(await toOffice()).toEqual([`booking_requested ${id}`]);
  });

  it('is those that wait, apart from what the person asks for', async () => {
    app.clock.advanceMinutes(30);
    const set = await setStandingShift(app, admin, '101', {}, 'ALS1');
    await makeStandingShifts(app);
    const [monday, wednesday] = (await read(admin, set)).days;
    expect(wednesday).toMatchObject({ bookingStatus: 'pending' });
    const digest = `request_digest ${wednesday?.bookingId ?? ''}`;
    expect(await toOffice()).toEqual([`booking_requested ${monday?.bookingId ?? ''}`, digest]);
    const id = await request('2026-11-24T08:00:00.000Z');
    expect(await toOffice()).toContain(`booking_requested ${id}`);
  });
});

describe('a day that cannot be booked', () => {
  it('is told to whom it concerns, the office, and the administrator who set the shift, in the words about its person', async () => {
    const noa = await app.signIn('102');
    await noa
      .post('/api/bookings')
      .send({ vehicleId: await vehicleId(app, 'BLS1'), ...mondayEvening })
      .expect(201);
    const set = await setStandingShift(app, admin, '101', { weekdays: ['monday'] });
    await makeStandingShifts(app);
    const told = await app.database.query<{ id: string; told: string }>({
      name: 'test.told-of-gap',
      text: `SELECT n.id, concat_ws(' ', n.kind, n.recipient, CASE WHEN n.recipient = 'responder' THEN r.unit_number END) AS told
             FROM notification n JOIN responder r ON r.id = n.responder_id
             WHERE n.stream = $1 AND n.channel = 'email' ORDER BY 2`,
      values: [set.id],
    });
    expect(told.map((one) => one.told)).toEqual([
      'standing_shift_not_made responder 101',
      'standing_shift_not_made_office organisation',
      'standing_shift_not_made_office responder 100',
    ]);
    const facts = await app.database.fetch(messageFacts(told));
    expect(told.map(({ id }) => [facts.get(id)?.about.unitNumber, facts.get(id)?.notMade?.because])).toEqual(
      told.map(() => ['101', 'VEHICLE_ALREADY_BOOKED']),
    );
  });

  it('is pushed to a device of the administrator who set the shift, unless they switched these messages off', async () => {
    const service = await startPushService();
    const { body: settings } = await admin.get('/api/push').expect(200);
    const browser = service.subscribe((settings as { serverKey: string }).serverKey);
    await admin.put('/api/push/this-device').send(browser).expect(204);
    const noa = await app.signIn('102');
    const told = async (startTime: string, weekday: string, switchedOff: readonly string[]) => {
      await admin.put('/api/push/choice').send({ switchedOff }).expect(204);
      const vehicle = await vehicleId(app, 'BLS1');
      await noa
        .post('/api/bookings')
        .send({ vehicleId: vehicle, ...mondayEvening, startTime })
        .expect(201);
      const set = await setStandingShift(app, admin, '101', { weekdays: [weekday] });
      await makeStandingShifts(app);
      const rows = await app.database.query<{ channel: string }>({
        name: 'test.pushed-of-gap',
        text: `SELECT channel FROM notification WHERE stream = $1 AND kind = 'standing_shift_not_made_office' AND recipient = 'responder'
               ORDER BY channel`,
        values: [set.id],
      });
      return rows.map(({ channel }) => channel);
    };
    expect(await told('2026-11-23T16:00:00.000Z', 'monday', [])).toEqual(['email', 'push']);
    expect(await told('2026-11-24T16:00:00.000Z', 'tuesday', ['standing_shift_not_made'])).toEqual(['email']);
    await service.close();
  });
});
