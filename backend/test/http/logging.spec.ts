import { Writable } from 'node:stream';
import { createLogger } from '../../src/platform/http/server/logging.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { mondayEvening, vehicleId } from '../support/shift.js';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).split('\n').filter(Boolean));
    done();
  },
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ logger: createLogger('trace', sink) });
});
afterAll(() => app.close());

it('tells of every request its correlation id, route, status and duration, and of nobody who they are', async () => {
  const correlationId = '5f0c2f4e-3f1b-4c55-9a51-0d6f6d0a3c11';
  const dana = await app.signIn('101');
  const { body: me } = await dana.get('/api/auth/user').expect(200);
  const wish = { ...mondayEvening, vehicleId: await vehicleId(app, 'ALS1'), purpose: 'A very private purpose' };
  await dana.post('/api/bookings').set('X-Correlation-Id', correlationId).send(wish).expect(201);
  await dana.post('/api/bookings').send(wish).expect(409);
  await app.visitor().post('/api/auth/login').send({ unitNumber: '102', phoneLastFour: '9999' }).expect(401);
  await dana.get('/api/bookings?cursor=sesame').expect(400);

  const booked = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find((line) => line['correlationId'] === correlationId);
  expect(booked).toMatchObject({ method: 'POST', route: '/api/bookings', status: 201 });
  expect(typeof booked?.['milliseconds']).toBe('number');
  const log = lines.join('\n').replaceAll(/"(time|correlationId)":("[^"]*"|\d+)/g, ''); // random digits, nobody's
  for (const personal of [
    me.lastName,
    me.email,
    me.phoneNumber,
    '0101',
    '9999',
    'A very private purpose',
    'sesame',
    'rigbook_session',
  ])
    expect(log).not.toContain(personal);
});

it('keeps what a caller makes up in one line of its own', async () => {
  const forged = '{"level":30,"status":200,"route":"/api/admin/users"}';
  const before = lines.length;
  await app
    .visitor()
    .get(`/api/nothing%0A${encodeURIComponent(forged)}`)
    .set('X-Correlation-Id', 'a-made-up-id')
    .set('User-Agent', `Mozilla ${forged}`)
    .expect(404);
  const written = () => lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  await eventually(() => expect(written()).toContainEqual(expect.objectContaining({ status: 404 })));
  expect(written()).not.toContainEqual(expect.objectContaining({ route: '/api/admin/users' }));
});
