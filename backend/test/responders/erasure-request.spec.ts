import { openDelivery, type DeliveryApp, unfolded } from '../notifications/support/delivery-app.js';
import { eventually } from '../event-store/support/eventually.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type Person } from '../support/app.js';
import { shift } from '../support/shift.js';
import { wordsInDatabase } from '../support/words-in-database.js';

let opened: DeliveryApp;
let admin: Person;
beforeAll(async () => {
  opened = await openDelivery(undefined);
  admin = await opened.app.signInAdmin();
});
afterAll(() => opened.close());

const own = '/api/auth/erasure-request';
const all = '/api/admin/erasure-requests';
const ask = (person: Person) => person.post(own).expect(204);
const stateOf = async (person: Person) => (await person.get(own).expect(200)).body as { state: string };
const list = async () =>
  (await admin.get(all).expect(200)).body as { id: string; unitNumber: string; openBookings: object[] }[];
const idOf = async (person: Person) => (await person.get('/api/auth/user').expect(200)).body.id as string;
const eventsOf = (stream: string) =>
  opened.app.database.query<{ type: string; data: object }>({
    name: 'test.erasure-events',
    text: `SELECT type, data FROM event WHERE stream = $1 AND type LIKE 'Erasure%' ORDER BY version`,
    values: [stream],
  });
const mailsTo = (address: string) => opened.mail.arrived.filter(({ to }) => to.includes(address));
const subjectOf = ({ source }: { source: string }) => /^Subject: (.*)\r$/m.exec(unfolded(source))?.[1] ?? '';

describe('a request to be erased', () => {
  it('is seen by the person and by administrators, and told to the office', async () => {
    const amir = await opened.app.signIn('102');
    expect(await stateOf(amir)).toEqual({
      state: 'none',
      requestedAt: null,
      decidedAt: null,
      because: null,
      explanation: null,
    });
    await ask(amir);
    await ask(amir);
    const requestedAt = opened.app.clock.now();
    expect(await stateOf(amir)).toMatchObject({ state: 'open', requestedAt });
    const { unitNumber, openBookings } = (await list()).find((one) => one.unitNumber === '102')!;
    expect([unitNumber, openBookings]).toEqual(['102', []]);
    expect(await eventsOf(await idOf(amir))).toEqual([{ type: 'ErasureRequested', data: {} }]);
    const told = () =>
      mailsTo('office@example.org').filter((mail) => subjectOf(mail).includes('102 asks to be erased'));
    await eventually(() => expect(told()).toHaveLength(1));
  });

  it('can be withdrawn, and then nobody can decide it', async () => {
    const amir = await opened.app.signIn('102');
    const id = await idOf(amir);
    await amir.delete(own).expect(204);
    expect((await amir.delete(own).expect(404)).body.code).toBe('ERASURE_REQUEST_NOT_FOUND');
    expect(await stateOf(amir)).toMatchObject({ state: 'withdrawn' });
    expect(await list()).toEqual([]);
    for (const [decision, body] of [
      ['approve', {}],
      ['refuse', { because: 'claim-open' }],
    ] as const)
      expect((await admin.post(`${all}/${id}/${decision}`).send(body).expect(404)).body.code).toBe(
        'ERASURE_REQUEST_NOT_FOUND',
      );
    await amir.get('/api/auth/user').expect(200);
  });

  it('made and withdrawn again and again fills no mailbox', async () => {
    const noa = await opened.app.signIn('103');
    const id = await idOf(noa);
    for (let times = 0; times < 5; times += 1) {
      await ask(noa);
      await noa.delete(own).expect(204);
    }
    const rows = await opened.app.database.query({
      name: 'test.office-mails',
      text: `SELECT FROM notification WHERE responder_id = $1 AND kind = 'erasure_requested'`,
      values: [id],
    });
    expect(rows).toHaveLength(1);
  });

  it('asks who the person is', async () => {
    const omer = await opened.app.signIn('105');
    opened.app.clock.advanceMinutes(11);
    expect((await omer.post(own).expect(403)).body.code).toBe('FRESH_PROOF_REQUIRED');
  });
});

describe('refusing it', () => {
  it('tells the person why, by mail and in the account; the explanation is in no event', async () => {
    const lior = await opened.app.signIn('104');
    const id = await idOf(lior);
    const { email } = (await lior.get('/api/auth/user').expect(200)).body as { email: string };
    await ask(lior);
    const refusal = { because: 'claim-open', explanation: 'Please pay the zebra-fine of May first' };
    await admin.post(`${all}/${id}/refuse`).send(refusal).expect(204);
    expect(await stateOf(lior)).toMatchObject({ state: 'refused', ...refusal });
    expect(await list()).toEqual([]);
    expect((await eventsOf(id)).at(-1)).toEqual({ type: 'ErasureRefused', data: { because: 'claim-open' } });
    const told = () => mailsTo(email).filter((mail) => subjectOf(mail) === 'Your request to be erased was refused');
    await eventually(() => expect(told()).toHaveLength(1));
    const text = mailParts(told()[0]!.source)[0]?.content ?? '';
    expect(text).toContain('A damage, fine or claim is still open.');
    expect(text).toContain('zebra-fine');

    await ask(lior);
    expect(await stateOf(lior)).toMatchObject({ state: 'open', because: null, explanation: null });
    await admin.post(`${all}/${id}/refuse`).send({ because: 'other', explanation: 'zebra-again' }).expect(204);
    await admin.delete(`/api/users/${id}`).expect(204);
    expect(await wordsInDatabase(opened.app.testDatabase.url, 'zebra-')).toEqual([]);
  });

  it('needs one of the reasons, and an administrator', async () => {
    const gal = await opened.app.signIn('111');
    const id = await idOf(gal);
    await ask(gal);
    await admin.post(`${all}/${id}/refuse`).send({ because: 'mood' }).expect(400);
    await admin.post(`${all}/nobody/refuse`).send({ because: 'claim-open' }).expect(404);
    const { body } = await admin.post(`${all}/${id}/refuse`).send({ because: 'other', explanation: ' ' }).expect(400);
    expect(body.errors).toEqual([{ field: 'explanation', message: 'Please explain the reason' }]);
    expect((await gal.post(`${all}/${id}/approve`).expect(403)).body.code).toBe('ADMIN_ONLY');
    expect((await gal.get(all).expect(403)).body.code).toBe('ADMIN_ONLY');
    await gal.delete(own).expect(204);
  });
});

describe('approving it', () => {
  it('waits until the open bookings are decided, which it names, and then erases the person', async () => {
    const { app } = opened;
    const dana = await app.signIn('101');
    const id = await idOf(dana);
    const booking = await shift(app, dana, admin).request('ALS1');
    await ask(dana);
    const open = { id: booking.id, vehicleName: 'ALS1', startTime: booking.startTime };
    expect((await list())[0]).toMatchObject({ id, openBookings: [open] });
    const { body } = await admin.post(`${all}/${id}/approve`).expect(409);
    expect(body).toMatchObject({ code: 'RESPONDER_HAS_OPEN_BOOKINGS', facts: { bookings: [{ id: booking.id }] } });
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
    expect((await list())[0]).toMatchObject({ id, openBookings: [] });
    await admin.post(`${all}/${id}/approve`).expect(204);
    expect(await list()).toEqual([]);
    await dana.get('/api/auth/user').expect(401);
    const users = (await admin.get('/api/users').expect(200)).body as { id: string }[];
    expect(users.map((user) => user.id)).not.toContain(id);
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['ErasureRequested']);
  });

  it('and withdrawing it at the same moment leave one of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const unitNumber = `${430 + round}`;
      const user = { unitNumber, phoneNumber: `0500000${unitNumber}`, firstName: 'Tamar', lastName: 'Biton' };
      const profile = { email: 'tamar.biton@example.org', department: 'EMT' };
      const { body } = await admin
        .post('/api/users')
        .send({ ...user, ...profile })
        .expect(201);
      const tamar = await opened.app.signIn(unitNumber);
      await ask(tamar);
      const [withdrawn, approved] = await Promise.all([
        tamar.delete(own),
        admin.post(`${all}/${body.id as string}/approve`),
      ]);
      const isErased = approved.status === 204;
      expect([204, 404]).toContain(approved.status);
      expect(withdrawn.status === 204).toBe(!isErased);
      await tamar.get('/api/auth/user').expect(isErased ? 401 : 200);
    }
  });

  it('is not for oneself', async () => {
    admin = await opened.app.signInAdmin();
    await ask(admin);
    const { body } = await admin.post(`${all}/${await idOf(admin)}/approve`).expect(409);
    expect(body.code).toBe('CANNOT_DELETE_YOURSELF');
    await admin.delete(own).expect(204);
  });
});
