import { addMinutes } from '@rigbook/contracts/kernel/time';
import { Throttle } from '../../src/auth/throttle/throttle.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { guesserOf } from './support/guesser.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const { signIn, guess, comparedOf, someAddress } = guesserOf(() => app);

describe('unlocking', () => {
  const lock = async (admin: Person, id: string) => (await admin.get(`/api/users/${id}/lock`).expect(200)).body;
  const idOf = async (admin: Person, unitNumber: string): Promise<string> => {
    const { body } = await admin.get('/api/users').expect(200);
    return body.find((user: { unitNumber: string }) => user.unitNumber === unitNumber).id;
  };

  it('is done by an administrator, who sees the number of failures', async () => {
    const admin = await app.signInAdmin();
    const id = await idOf(admin, '101');
    expect(await lock(admin, id)).toEqual({ failures: 0, lockedUntil: null, needsUnlock: false });
    for (let failure = 0; failure < 5; failure += 1) await guess('101');
    const lockedUntil = addMinutes(app.clock.now(), 15);
    expect(await lock(admin, id)).toEqual({ failures: 5, lockedUntil, needsUnlock: false });
    await signIn('101', '0101').expect(429);
    await admin.post(`/api/users/${id}/unlock`).expect(204);
    expect(await lock(admin, id)).toEqual({ failures: 0, lockedUntil: null, needsUnlock: false });
    await signIn('101', '0101').expect(200);
  });

  it('opens a unit that no time would open, and the known devices and the admin password with it', async () => {
    expect(await comparedOf(110, 2 * 60, () => guess('110'))).toBe(100);
    const throttle = app.nest.get(Throttle);
    const address = someAddress();
    const onDevice = { of: 'sign-in', unitNumber: '110', address, knownDevice: 'phone' } as const;
    const password = { of: 'admin-password', unitNumber: '110', address } as const;
    for (let failure = 0; failure < 5; failure += 1) {
      await throttle.admit(onDevice, app.clock.now());
      await throttle.admit(password, app.clock.now());
    }
    const admin = await app.signInAdmin();
    const id = await idOf(admin, '110');
    expect(await lock(admin, id)).toMatchObject({ failures: 110, needsUnlock: true });
    await admin.post(`/api/users/${id}/unlock`).expect(204);
    await signIn('110', '0110').expect(200);
    await throttle.admit(onDevice, app.clock.now());
    await throttle.admit(password, app.clock.now());
  });

  it('is for administrators, and for users that exist', async () => {
    const admin = await app.signInAdmin();
    const dana = await app.signIn('105');
    const id = await idOf(admin, '105');
    expect((await dana.post(`/api/users/${id}/unlock`).expect(403)).body.code).toBe('ADMIN_ONLY');
    expect((await dana.get(`/api/users/${id}/lock`).expect(403)).body.code).toBe('ADMIN_ONLY');
    const nobody = id.replace(/^.{8}/, '00000000');
    expect((await admin.post(`/api/users/${nobody}/unlock`).expect(404)).body.code).toBe('RESPONDER_NOT_FOUND');
  });

  it('happens with the erasure of a responder, so that the next one of that unit begins without failures', async () => {
    const admin = await app.signInAdmin();
    const user = { unitNumber: '150', firstName: 'Noa', lastName: 'Bar', department: 'EMT', email: 'noa@example.org' };
    const body = { ...user, phoneNumber: '0500000150', phoneLastFour: '0150' };
    const { body: registered } = await admin.post('/api/users').send(body).expect(201);
    for (let failure = 0; failure < 5; failure += 1) await guess('150');
    await admin.delete(`/api/users/${registered.id}`).expect(204);
    await admin.post('/api/users').send(body).expect(201);
    await signIn('150', '0150').expect(200);
  });
});
