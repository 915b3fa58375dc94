import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;
let auditor: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, admin, auditor] = await Promise.all([app.signIn('101'), app.signInAdmin(), app.signInAuditor()]);
});
afterAll(() => app.close());

const readBy = async (reader: Person, id: string) => (await reader.get(`/api/bookings/${id}`).expect(200)).body;
const reject = async (id: string) =>
  (await admin.put(`/api/admin/bookings/${id}/approve`).send({ approved: false }).expect(200)).body;

it('a booking says who decided to administrators and auditors, at once and later, and not to its responder', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.request('ALS1');
  expect((await readBy(admin, booking.id)).decidedBy).toBeNull();
  const decidedBy = { unitNumber: '100', firstName: expect.any(String), lastName: expect.any(String) };

  const approved = await step.approve(booking);
  expect(approved).toMatchObject({ status: 'approved', decidedBy });
  const rejected = await reject((await step.request('BLS1')).id);
  expect(rejected).toMatchObject({ status: 'rejected', decidedBy });
  for (const decided of [approved, rejected]) {
    for (const reader of [admin, auditor]) expect(await readBy(reader, decided.id)).toEqual(decided);
    expect((await readBy(dana, decided.id)).decidedBy).toBeNull();
  }
  const history = (await admin.get(`/api/audit/bookings/${booking.id}/history`).expect(200)).body;
  expect(history).toMatchObject([{ after: { decidedBy: null } }, { after: { decidedBy } }]);

  const listed = (await admin.get('/api/admin/bookings').expect(200)).body as (typeof approved)[];
  expect(listed.map((one) => one.decidedBy?.unitNumber)).toEqual(['100', '100']);
});

it('the export names who decided, in both languages', async () => {
  const [{ decidedBy }] = (await admin.get('/api/admin/bookings?status=approved').expect(200)).body;
  const name = `${decidedBy.firstName} ${decidedBy.lastName} (100)`;
  for (const [language, heading] of [
    ['en', 'Decided by'],
    ['he', 'הוכרעה בידי'],
  ]) {
    const { text } = await admin.get('/api/admin/bookings/export').query({ language }).expect(200);
    const [head = '', ...lines] = text.split('\r\n');
    const at = head.split(',').indexOf(heading as string);
    expect(at).toBeGreaterThan(0);
    expect(lines.filter(Boolean).map((line) => line.split(',')[at])).toEqual([name, name]);
  }
});
