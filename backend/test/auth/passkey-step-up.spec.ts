import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { softwareAuthenticator } from './support/software-authenticator.js';

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ worker: false })));
afterAll(() => app.close());

const optionsAt = async (person: Person, path: string) =>
  (await person.get(path).expect(200)).body.options as { challenge: string; rp: { id: string }; user: { id: string } };
const beginProof = (person: Person) => optionsAt(person, '/api/auth/proof/passkey/options');
const stepUp = (person: Person, response: object) => person.post('/api/auth/verify-passkey').send({ response });

const adding = (unitNumber: string) => (unitNumber === '100' ? app.signInAdmin() : app.signIn(unitNumber));

/** A passkey, and a session of its owner that has opened nothing yet. */
async function withPasskey(unitNumber: string) {
  const person = await adding(unitNumber);
  const passkey = softwareAuthenticator(app.url);
  const response = passkey.create(await optionsAt(person, '/api/auth/passkeys/options'));
  const { body } = await person.post('/api/auth/passkeys').send({ name: 'Phone', response }).expect(201);
  return { person: await app.signIn(unitNumber), passkey, id: (body as { id: string }).id };
}

describe("an administrator's passkey", () => {
  it('opens the administration for 8 hours, under a new id of the session', async () => {
    const { person, passkey } = await withPasskey('100');
    await person.get('/api/admin/settings').expect(403);
    const { body, headers } = await stepUp(person, passkey.get(await beginProof(person))).expect(200);
    expect(Date.parse(body.adminUntil) - Date.parse(app.clock.now())).toBe(8 * 3_600_000);
    expect(String(headers['set-cookie'])).toContain('rigbook_session=');
    await person.get('/api/admin/settings').expect(200);
    app.clock.advanceMinutes(8 * 60);
    await person.get('/api/admin/settings').expect(403);
  });

  it('opens it once for each answer, for its owner only, and not after it was removed', async () => {
    const { person, passkey, id } = await withPasskey('100');
    const answer = passkey.get(await beginProof(person));
    await stepUp(person, answer).expect(200);
    await stepUp(person, answer).expect(403);
    const foreign = softwareAuthenticator(app.url);
    expect((await stepUp(person, foreign.get(await beginProof(person))).expect(403)).body.code).toBe(
      'PASSKEY_NOT_ACCEPTED',
    );
    const signInAnswer = passkey.get(await optionsAt(app.visitor(), '/api/auth/passkey-sign-in/options'));
    await stepUp(person, signInAnswer).expect(403);
    const late = passkey.get(await beginProof(person));
    await person.delete(`/api/auth/passkeys/${id}`).expect(204);
    await stepUp(person, late).expect(403);
  });

  it('opens nothing for people who are no administrators', async () => {
    const { person, passkey } = await withPasskey('101');
    const { body } = await stepUp(person, passkey.get(await beginProof(person))).expect(403);
    expect(body.code).toBe('ADMIN_ONLY');
  });
});
