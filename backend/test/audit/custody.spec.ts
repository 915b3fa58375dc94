import type { components } from '@rigbook/contracts/api.types';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';

type Custody = components['schemas']['Custody'];

let app: TestApp;
let dana: Person;
let admin: Person;
let auditor: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, admin, auditor] = await Promise.all([app.signIn('101'), app.signInAdmin(), app.signInAuditor()]);
});
afterAll(() => app.close());

const ask = async (body: object): Promise<Custody[]> =>
  (await auditor.post('/api/audit/custody').send(body).expect(200)).body as Custody[];
/** By the test clock's day, in Jerusalem. */
const onMonday = (vehicle: string, clock: string) => ask({ vehicle, time: `2026-11-23 ${clock}` });

it('names who had the vehicle, between which events and under which clause, by plate or by name', async () => {
  const step = shift(app, dana, admin);
  await admin
    .put(`/api/vehicles/${await vehicleId(app, 'BLS1')}`)
    .send({ plateNumber: '12-345-67' })
    .expect(200);
  app.clock.set('2026-11-23T08:00:00Z'); // 10:00 in Jerusalem
  const first = await step.active('BLS1', { startTime: '2026-11-23T08:00:00.000Z', duration: 2 }, { mileage: 100 });
  app.clock.set('2026-11-23T09:00:00Z');
  await step.checkOut(first, { mileage: 120 });
  const second = await step.signed('BLS1', { startTime: '2026-11-23T10:00:00.000Z', duration: 3 });
  app.clock.set('2026-11-23T11:30:00Z');
  await step.checkIn(second, { mileage: 120 });
  app.clock.set('2026-11-23T12:00:00Z');

  const [held] = await onMonday('1234567', '10:30');
  expect(held).toMatchObject({
    problem: null,
    vehicle: { name: 'BLS1', plateNumber: '12-345-67' },
    minutes: [
      {
        at: '2026-11-23T08:30:00.000Z',
        holder: {
          bookingId: first.id,
          user: { unitNumber: '101', firstName: 'Dana' },
          checkedInAt: '2026-11-23T08:00:00.000Z',
          checkedOutAt: '2026-11-23T09:00:00.000Z',
          checkInPosition: expect.stringMatching(/^\d+$/),
          checkOutPosition: expect.stringMatching(/^\d+$/),
          agreementVersion: '2026-11',
          clause: { number: expect.stringMatching(/^\d+\.\d+$/), en: expect.stringContaining('fines') },
        },
        before: null,
        after: { bookingId: second.id },
        notCheckedIn: [],
      },
    ],
  });

  const [between] = await onMonday('bls1', '12:30');
  expect(between?.minutes).toMatchObject([
    {
      holder: null,
      before: { bookingId: first.id },
      after: { bookingId: second.id },
      notCheckedIn: [{ bookingId: second.id, checkedInAt: '2026-11-23T11:30:00.000Z' }],
    },
  ]);

  const [still] = await onMonday('BLS1', '13:45');
  expect(still?.minutes).toMatchObject([
    { holder: { bookingId: second.id, checkedOutAt: null, checkOutPosition: null } },
  ]);
  // the minute of the checkout is nobody's any more
  expect((await onMonday('BLS1', '11:00'))[0]?.minutes).toMatchObject([{ holder: null }]);
});

it('answers a whole file, names the rows that it cannot read and keeps none of the others back', async () => {
  const csv = [
    'Fine;Plate number;Date and time',
    '1;12 345 67;23/11/2026 10:30',
    '2;99-999-99;23/11/2026 10:30',
    '3;BLS1;yesterday',
    '4;BLS1;2027-01-01 08:00',
    '5;BLS1;25/10/2026 01:30',
  ].join('\n');
  const answers = await ask({ csv });
  expect(answers.map(({ line, problem, minutes }) => [line, problem, minutes.length])).toEqual([
    [2, null, 1],
    [3, 'vehicle-unknown', 0],
    [4, 'time-unreadable', 0],
    [5, 'time-in-future', 0],
    // the hour that autumn doubles is answered for both
    [6, null, 2],
  ]);
});

it('tells an erased responder by their id alone', async () => {
  const step = shift(app, await app.signIn('103'), admin);
  const booking = await step.active('BLS2', { startTime: '2026-11-23T12:00:00.000Z', duration: 1 });
  app.clock.set('2026-11-23T13:00:00Z');
  await step.checkOut(booking);
  await admin.delete(`/api/users/${booking.user.id}`).expect(204);
  const [answer] = await onMonday('BLS2', '14:15');
  expect(answer?.minutes[0]?.holder?.user).toEqual({
    id: booking.user.id,
    unitNumber: null,
    firstName: null,
    lastName: null,
  });
});

it.each([
  ['without its columns', { csv: 'a,b\n1,2' }, 'FINES_COLUMNS_MISSING'],
  ['without fines', { csv: 'vehicle,time' }, 'FINES_NONE'],
  ['of too many fines', { csv: `vehicle,time\n${'BLS1,2026-11-23 10:00\n'.repeat(501)}` }, 'FINES_TOO_MANY'],
  ['with an open quotation mark', { csv: 'vehicle,time\n"BLS1,2026-11-23 10:00' }, 'FINES_UNREADABLE'],
  ['that is none, and no time', { vehicle: 'BLS1' }, 'VALIDATION_FAILED'],
])('refuses a file %s', async (_, body, code) => {
  const { body: problem } = await auditor.post('/api/audit/custody').send(body).expect(400);
  expect(problem.code).toBe(code);
});
