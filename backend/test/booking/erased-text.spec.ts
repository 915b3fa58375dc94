import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';
import { wordsInDatabase } from '../support/words-in-database.js';

let app: TestApp;
let dana: Person;
let admin: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = [await app.signIn('101'), await app.signInAdmin()];
  const step = shift(app, dana, admin);
  const booking = await step.active('ALS1', { purpose: 'Drive zebra-purpose home' }, { checkinNotes: 'zebra-notes' });
  const scratch = (description: string) => ({ area: 'rear-bumper', severity: 'minor', description });
  const damageReports = [scratch('A scratch'), scratch('zebra-damage')];
  await step.checkOut(booking, { damageReports, noDamageConfirmed: false });
  await admin.post(`/api/admin/bookings/${booking.id}/notes`).send({ note: 'zebra-note' }).expect(200);
  ({ id } = booking);
});
afterAll(() => app.close());

interface Entry {
  readonly type: string;
  readonly eventId: string;
  readonly facts: Record<string, unknown>;
  readonly erasedTexts?: readonly string[];
}
const historyFor = async (reader: Person): Promise<readonly Entry[]> =>
  (await reader.get(`/api/audit/bookings/${id}/history`).expect(200)).body as Entry[];
const entryOf = async (type: string, reader = admin) => (await historyFor(reader)).find((one) => one.type === type)!;
const erase = async (type: string, path: string, because = 'names-a-person') =>
  admin.post(`/api/admin/bookings/${id}/text-erasures`).send({ eventId: (await entryOf(type)).eventId, path, because });
const kept = (word: string) => wordsInDatabase(app.testDatabase.url, word);

describe('an administrator erases a text of a booking', () => {
  it('that is there', async () => {
    const { eventId } = await entryOf('BookingRequested');
    const body = { eventId, path: 'purpose', because: 'names-a-person' };
    await admin.post('/api/admin/bookings/none/text-erasures').send(body).expect(404);
  });

  it('and it is nowhere any more; the history says who erased what, and why', async () => {
    const { eventId } = await entryOf('BookingRequested');
    await erase('BookingRequested', 'purpose').then(({ status }) => expect(status).toBe(204));
    expect(await entryOf('BookingRequested')).toMatchObject({ facts: { purpose: '' }, erasedTexts: ['purpose'] });
    expect((await entryOf('TextErased', dana)).facts).toMatchObject({
      eventId,
      path: 'purpose',
      because: 'names-a-person',
    });
    expect((await admin.get(`/api/bookings/${id}`).expect(200)).body).toMatchObject({ purpose: '' });
    expect(await kept('zebra-purpose')).toEqual([]);
    expect(await kept('zebra-notes')).not.toEqual([]);
  });

  it('of one damage, and the others stay', async () => {
    await erase('VehicleCheckedOut', 'damageReports.1.description').then(({ status }) => expect(status).toBe(204));
    const { body } = await admin.get('/api/admin/damage').expect(200);
    expect((body as { description: string }[]).map(({ description }) => description).sort()).toEqual(['', 'A scratch']);
    expect(await kept('zebra-damage')).toEqual([]);
  });

  it('of a note, which its responder learns nothing about', async () => {
    const before = await historyFor(dana);
    await erase('BookingNoteAdded', 'note', 'offensive').then(({ status }) => expect(status).toBe(204));
    expect(await entryOf('BookingNoteAdded')).toMatchObject({ facts: { note: '' }, erasedTexts: ['note'] });
    expect(await historyFor(dana)).toEqual(before);
    expect(await kept('zebra-note:')).toEqual([]);
  });

  it('only once, and only where there is one', async () => {
    for (const path of ['purpose', 'notes'])
      expect((await erase('BookingRequested', path)).body).toMatchObject({ code: 'TEXT_NOT_FOUND' });
    expect((await erase('BookingRequested', 'zone')).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('and nobody else may', async () => {
    const { eventId } = await entryOf('VehicleCheckedIn');
    const body = { eventId, path: 'notes', because: 'asked-to' };
    await dana.post(`/api/admin/bookings/${id}/text-erasures`).send(body).expect(403);
    expect(await kept('zebra-notes')).not.toEqual([]);
  });

  it('and the log and all views verify as before', async () => {
    const { text } = await admin.get('/api/audit/verification').buffer(true).expect(200);
    const steps = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { check: string; outcome: string });
    expect(steps.filter(({ check }) => ['chain', 'views'].includes(check)).map(({ outcome }) => outcome)).toEqual([
      'passed',
      'passed',
    ]);
  });
});
