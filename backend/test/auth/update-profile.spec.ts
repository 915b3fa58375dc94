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

  it('takes no last digits of another number', async () => {
    const newcomer = await app.signIn('111');
    const { body } = await newcomer.put('/api/auth/update-profile').send({ ...profile, phoneLastFour: '0112' });
    expect(body.code).toBe('PHONE_DIGITS_MISMATCH');
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

  it('says how its owner wants to be written to, which stays where nothing is said of it', async () => {
    const dana = await app.signIn('101');
    const { body: before } = await dana.get('/api/auth/user').expect(200);
    expect(before).toMatchObject({ language: null, channels: ['email', 'whatsapp'] });
    const { firstName, lastName, email, phoneNumber, department } = before;
    const own = { firstName, lastName, email, phoneNumber, department };
    const put = (choice: object) => dana.put('/api/auth/update-profile').send({ ...own, ...choice });

    const { body: chosen } = await put({ language: 'he', channels: ['whatsapp'] }).expect(200);
    expect(chosen).toEqual({ ...before, language: 'he', channels: ['whatsapp'] });
    expect(await lastEventOf(before.id)).toMatchObject({
      type: 'ResponderProfileChanged',
      data: { changedFields: ['language', 'channels'] },
    });
    await put({}).expect(200, chosen);
    await put({ channels: ['whatsapp', 'email'] }).expect(200, { ...chosen, channels: ['email', 'whatsapp'] });
    await put({ language: null }).expect(200, before);
  });

  it.each([
    [{ channels: [] }, 'Please choose email, WhatsApp or both.'],
    [{ channels: ['sms'] }, 'Please choose email, WhatsApp or both.'],
    [{ channels: ['email', 'email'] }, 'Please choose email, WhatsApp or both.'],
    [{ channels: 'email' }, 'Please choose email, WhatsApp or both.'],
    [{ channels: null }, 'Please choose email, WhatsApp or both.'],
    [{ language: 'fr' }, 'language must be en, he or null.'],
    [{ language: '' }, 'language must be en, he or null.'],
  ])('does not take %j', async (choice, message) => {
    const newcomer = await app.signIn('111');
    const { body } = await newcomer
      .put('/api/auth/update-profile')
      .send({ ...profile, ...choice })
      .expect(400);
    expect(body.errors).toEqual([{ field: Object.keys(choice)[0], message }]);
  });

  it.each(['{}', '{sms}', '{NULL}', '{email,email}', '{whatsapp,email}'])(
    'is kept by the database from being %s',
    async (channels) => {
      const text = 'UPDATE responder SET channels = $1';
      const written = app.database.query({ name: 'test.set-channels', text, values: [channels] });
      await expect(written).rejects.toThrow('responder_channels_check');
    },
  );

  it('is forgotten with its owner: who has the unit next is written to as everybody is', async () => {
    const admin = await app.signInAdmin();
    const noa = await app.signIn('103');
    const { body: before } = await noa.get('/api/auth/user').expect(200);
    const { id, unitNumber, firstName, lastName, email, phoneNumber, department } = before;
    const own = { firstName, lastName, email, phoneNumber, department };
    await noa
      .put('/api/auth/update-profile')
      .send({ ...own, language: 'he', channels: ['email'] })
      .expect(200);
    await admin.delete(`/api/users/${id}`).expect(204);
    await admin
      .post('/api/users')
      .send({ ...own, unitNumber })
      .expect(201);
    const { body: next } = await (await app.signIn('103')).get('/api/auth/user').expect(200);
    expect(next).toMatchObject({ language: null, channels: ['email', 'whatsapp'] });
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
