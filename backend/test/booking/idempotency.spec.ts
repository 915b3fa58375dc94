import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, mondayEvening, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

const bookings = async () =>
  Number(
    (
      await app.database.query<{ n: string }>({
        name: 'count',
        text: 'SELECT count(*) AS n FROM booking_diary',
        values: [],
      })
    )[0]?.n,
  );
const send = (key: string, body: object, person = dana) =>
  person.post('/api/bookings').set('Idempotency-Key', key).send(body);

describe('a command that is sent again', () => {
  it('answers as the first time and does nothing', async () => {
    const body = { ...mondayEvening, vehicleId: await vehicleId(app, 'ALS1') };
    const first = await send('form-1', body).expect(201);
    const again = await send('form-1', body).expect(201);
    expect(again.body).toEqual(first.body);
    expect(first.headers['location']).toBe(`/api/bookings/${first.body.id}`);
    expect(again.headers['location']).toBe(first.headers['location']);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await bookings()).toBe(1);
  });

  it('is the same command whatever the order of its keys', async () => {
    const vehicle = await vehicleId(app, 'ALS1');
    await dana
      .post('/api/bookings')
      .set('Idempotency-Key', 'form-1')
      .set('Content-Type', 'application/json')
      .send(
        `{"purpose":"Evening shift","duration":4,"startTime":"${mondayEvening.startTime}","vehicleId":"${vehicle}"}`,
      )
      .expect(201);
    expect(await bookings()).toBe(1);
  });

  it('is refused with another body', async () => {
    const body = { ...mondayEvening, vehicleId: await vehicleId(app, 'ALS1'), purpose: 'Something else' };
    expect((await send('form-1', body).expect(422)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('belongs to its sender: the same key of somebody else is another command', async () => {
    const eli = await app.signIn('102');
    await send('form-1', { ...mondayEvening, vehicleId: await vehicleId(app, 'BLS1') }, eli).expect(201);
  });

  it('is carried out once when it is sent twenty times at once', async () => {
    const before = await bookings();
    const body = { ...mondayEvening, vehicleId: await vehicleId(app, 'BLS2'), startTime: '2026-11-24T16:00:00Z' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('burst', body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await bookings()).toBe(before + 1);
  });

  it('may be corrected after a refusal: a refusal is not kept', async () => {
    const body = { ...mondayEvening, vehicleId: await vehicleId(app, 'BLS2'), startTime: '2026-11-25T16:00:00Z' };
    await send('retry', { ...body, duration: 99 }).expect(400);
    await send('retry', body).expect(201);
  });

  it('is carried out once for a check-in too', async () => {
    const step = shift(app, dana, admin);
    const { id } = await step.signed('BLS1', { startTime: '2026-11-23T09:00:00Z', duration: 1 });
    const checkIn = () =>
      dana.post(`/api/bookings/${id}/check-in`).set('Idempotency-Key', 'check-in-form').send(checkInForm);
    const [first, second] = await Promise.all([checkIn(), checkIn()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toEqual(second.body);
  });

  it('needs a key that can be one', async () => {
    const body = { ...mondayEvening, vehicleId: await vehicleId(app, 'ALS1') };
    expect((await send('has a blank', body).expect(400)).body.code).toBe('VALIDATION_FAILED');
    expect((await send('x'.repeat(201), body).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });
});
