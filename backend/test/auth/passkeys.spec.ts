import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { softwareAuthenticator, type Wrong } from './support/software-authenticator.js';

type Authenticator = ReturnType<typeof softwareAuthenticator>;

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ worker: false })));
afterAll(() => app.close());

const optionsAt = async (person: Person, path: string) =>
  (await person.get(path).expect(200)).body.options as { challenge: string; rp: { id: string }; user: { id: string } };
const beginAdding = (person: Person) => optionsAt(person, '/api/auth/passkeys/options');
const beginSigningIn = (person: Person) => optionsAt(person, '/api/auth/passkey-sign-in/options');

async function add(person: Person, passkey: Authenticator, name = 'Phone') {
  const response = passkey.create(await beginAdding(person));
  return (await person.post('/api/auth/passkeys').send({ name, response }).expect(201)).body as { id: string };
}
const signIn = (person: Person, response: object) => person.post('/api/auth/passkey-sign-in').send({ response });
const refused = { code: 'PASSKEY_NOT_ACCEPTED' };

/** A person and their first passkey. */
async function withPasskey(unitNumber: string) {
  const person = await app.signIn(unitNumber);
  const passkey = softwareAuthenticator(app.url);
  return { person, passkey, ...(await add(person, passkey)) };
}

describe('a passkey', () => {
  it('signs its owner in, who names nobody', async () => {
    const { passkey } = await withPasskey('101');
    const visitor = app.visitor();
    const { body } = await signIn(visitor, passkey.get(await beginSigningIn(visitor))).expect(200);
    expect(body.user.unitNumber).toBe('101');
    expect((await visitor.get('/api/auth/user').expect(200)).body.unitNumber).toBe('101');
  });

  it('is listed by its name with its last use, and only to its owner', async () => {
    const { person, passkey, id } = await withPasskey('102');
    const listed = () => person.get('/api/auth/passkeys').expect(200);
    expect((await listed()).body).toEqual([{ id, name: 'Phone', addedAt: app.clock.now(), lastUsedAt: null }]);
    const visitor = app.visitor();
    await signIn(visitor, passkey.get(await beginSigningIn(visitor))).expect(200);
    expect((await listed()).body).toMatchObject([{ id, lastUsedAt: app.clock.now() }]);
    const other = await app.signIn('103');
    expect((await other.get('/api/auth/passkeys').expect(200)).body).toEqual([]);
    await other.delete(`/api/auth/passkeys/${id}`).expect(404);
  });

  it('signs nobody in once it is removed', async () => {
    const { person, passkey, id } = await withPasskey('104');
    await person.delete(`/api/auth/passkeys/${id}`).expect(204);
    const visitor = app.visitor();
    expect((await signIn(visitor, passkey.get(await beginSigningIn(visitor))).expect(403)).body).toMatchObject(refused);
    await visitor.get('/api/auth/user').expect(401);
  });

  it('signs nobody in who is suspended', async () => {
    const { passkey } = await withPasskey('101');
    const admin = await app.signInAdmin();
    const users = (await admin.get('/api/users').expect(200)).body as { id: string; unitNumber: string }[];
    const { id } = users.find(({ unitNumber }) => unitNumber === '101')!;
    await admin.post(`/api/users/${id}/suspend`).send({ reason: 'Left the organization' }).expect(204);
    const visitor = app.visitor();
    const { body } = await signIn(visitor, passkey.get(await beginSigningIn(visitor))).expect(403);
    expect(body).toMatchObject({ code: 'RESPONDER_SUSPENDED' });
    await visitor.get('/api/auth/user').expect(401);
  });

  it('is erased with its owner', async () => {
    const { passkey } = await withPasskey('105');
    const admin = await app.signInAdmin();
    const users = (await admin.get('/api/users').expect(200)).body as { id: string; unitNumber: string }[];
    const erased = users.find(({ unitNumber }) => unitNumber === '105')!;
    await admin.delete(`/api/users/${erased.id}`).expect(204);
    const visitor = app.visitor();
    await signIn(visitor, passkey.get(await beginSigningIn(visitor))).expect(403);
  });

  it('cannot be added an eleventh time, nor the same one twice', async () => {
    const person = await app.signIn('111');
    const first = softwareAuthenticator(app.url);
    await add(person, first);
    const again = first.create(await beginAdding(person));
    await person.post('/api/auth/passkeys').send({ name: 'Again', response: again }).expect(409);
    for (let nth = 2; nth <= 9; nth += 1) await add(person, softwareAuthenticator(app.url));
    const last = await Promise.all(
      [1, 2, 3].map(async () => {
        const response = softwareAuthenticator(app.url).create(await beginAdding(person));
        return (await person.post('/api/auth/passkeys').send({ name: 'Tenth', response })).status;
      }),
    );
    expect(last.toSorted()).toEqual([201, 409, 409]);
  });
});

describe('an answer that is not accepted', () => {
  let passkey: Authenticator;
  beforeAll(async () => ({ passkey } = await withPasskey('104')));

  it.each<[string, Wrong]>([
    ['was signed on another site', { origin: 'https://rigbook.example.net' }],
    ['belongs to another host', { host: 'rigbook.example.net' }],
    ['answers something else', { challenge: 'A'.repeat(72) }],
    ['has not verified the person', { userVerified: false }],
    ['was made by a copy of the authenticator', { uses: 0 }],
  ])('%s', async (_why, wrong) => {
    const visitor = app.visitor();
    await signIn(visitor, passkey.get(await beginSigningIn(visitor))).expect(200); // so that its uses are counted
    const stranger = app.visitor();
    const { body } = await signIn(stranger, passkey.get(await beginSigningIn(stranger), wrong)).expect(403);
    expect(body).toMatchObject(refused);
    await stranger.get('/api/auth/user').expect(401);
  });

  it('is sent a second time, or many times at once', async () => {
    const answer = passkey.get(await beginSigningIn(app.visitor()));
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await signIn(app.visitor(), answer)).status));
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403]);
    await signIn(app.visitor(), answer).expect(403);
  });

  it('comes too late', async () => {
    const options = await beginSigningIn(app.visitor());
    app.clock.advanceMinutes(5);
    await signIn(app.visitor(), passkey.get(options)).expect(403);
  });

  it('was given for something else', async () => {
    const options = await beginAdding(await app.signIn('104'));
    await signIn(app.visitor(), passkey.get(options)).expect(403);
    const other = await app.signIn('103');
    const response = softwareAuthenticator(app.url).create(options);
    await other.post('/api/auth/passkeys').send({ name: 'Of 104', response }).expect(403);
  });

  it.each([[{}], [{ id: 'x' }], [{ id: ['x'] }], [{ id: 'x', response: null }]])('is %j', async (response) => {
    await signIn(app.visitor(), response).expect(403);
    await (await app.signIn('103')).post('/api/auth/passkeys').send({ name: 'x', response }).expect(403);
  });
});
