import { startTestApp, type TestApp } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function lastEventOf(responderId: string): Promise<object | undefined> {
  const text = 'SELECT type, data FROM event WHERE stream = $1 ORDER BY version DESC LIMIT 1';
  return (await app.database.query({ name: 'test.last-event-of', text, values: [responderId] }))[0];
}

describe('the own profile', () => {
  const profile = {
    firstName: 'Neta',
    lastName: 'Mizrahi',
    email: 'neta@example.org',
    phoneNumber: '0500000111',
    phoneLastFour: '0111',
    department: 'Training',
  };

  it('is completed by a newcomer', async () => {
    const newcomer = await app.signIn('111');
    const { body } = await newcomer.put('/api/auth/update-profile').send(profile).expect(200);
    expect(body).toMatchObject({ ...profile, profileComplete: true, isFirstTime: true, licenseVerified: false });
    expect(await lastEventOf(body.id)).toMatchObject({
      type: 'ResponderProfileChanged',
      data: { changedFields: ['firstName', 'lastName', 'email', 'department'] },
    });
  });

  it('needs every field', async () => {
    const newcomer = await app.signIn('111');
    const { body } = await newcomer.put('/api/auth/update-profile').send({ firstName: 'Neta' }).expect(400);
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Department is required',
    ]);
  });

  it('takes no rights', async () => {
    const newcomer = await app.signIn('111');
    await newcomer
      .put('/api/auth/update-profile')
      .send({ ...profile, isAdmin: true })
      .expect(400);
    await newcomer
      .put('/api/auth/update-profile')
      .send({ ...profile, unitNumber: '100' })
      .expect(400);
  });

  it('signs out everywhere else when the phone number changes, and stays signed in here', async () => {
    const here = await app.signIn('105');
    const elsewhere = await app.signIn('105');
    const maya = { ...profile, phoneNumber: '0500001105', phoneLastFour: '1105' };
    await here.put('/api/auth/update-profile').send(maya).expect(200);
    await here.get('/api/auth/user').expect(200);
    await elsewhere.get('/api/auth/user').expect(401);
    await app.visitor().post('/api/auth/login').send({ unitNumber: '105', phoneLastFour: '0105' }).expect(401);
    await app.visitor().post('/api/auth/login').send({ unitNumber: '105', phoneLastFour: '1105' }).expect(200);
  });
});
