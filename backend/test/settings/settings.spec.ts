import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, mondayEvening, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ opensCheckInAsUsual: true });
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

const change = (changes: object) => admin.put('/api/admin/settings').send(changes);
const settingsEvents = () =>
  app.database.query<{ type: string; data: object; actor: string }>({
    name: 'test.settings-events',
    text: `SELECT type, data, actor FROM event WHERE stream_type = 'settings' AND type = 'SettingsChanged' ORDER BY version`,
    values: [],
  });

describe('the settings', () => {
  it('begin with what suits an organisation in Jerusalem', async () => {
    expect((await admin.get('/api/admin/settings').expect(200)).body).toEqual({
      organizationName: 'Rigbook',
      contactEmail: null,
      whatsappNumber: null,
      emergencyNumbers: [],
      timezone: 'Asia/Jerusalem',
      language: 'en',
      peopleLanguage: 'en',
      country: 'IL',
      checkInOpensMinutesBefore: 60,
      holdVehicleWithMajorDamage: false,
      confirmNewDevices: false,
      licencePhotosKeptDays: 90,
      accessRecordKeptDays: 400,
      releasedMinutesAfter: 60,
      extensionHoursWithoutApproval: 2,
      turnRoundMinutes: 0,
      lapsesForWarning: 2,
      emergencyTakes: false,
      reminderHoursAfterRequest: 12,
      reminderHoursBeforeStart: 3,
      waitlistHoldMinutes: 30,
      waitlistShortHoldMinutes: 10,
      waitlistApproves: false,
      handingOnNeedsApproval: true,
      serviceReminderDaysBefore: 14,
      parkingPlaceRequired: false,
    });
  });

  it('are changed field by field, with an event that names the fields', async () => {
    const { body } = await change({ organizationName: ' Night Riders ', contactEmail: 'office@example.org' }).expect(
      200,
    );
    expect(body).toMatchObject({ organizationName: 'Night Riders', contactEmail: 'office@example.org' });
    await change({ whatsappNumber: '+972 50-000-0100', language: 'he', country: 'GB' }).expect(200);
    await change({ contactEmail: null }).expect(200);
    expect((await admin.get('/api/admin/settings').expect(200)).body).toMatchObject({
      organizationName: 'Night Riders',
      contactEmail: null,
      whatsappNumber: '+972500000100',
      language: 'he',
      peopleLanguage: 'en',
      country: 'GB',
    });
    expect((await settingsEvents()).map(({ data }) => data)).toEqual([
      { changedFields: ['organizationName', 'contactEmail'] },
      { changedFields: ['whatsappNumber', 'language', 'country'] },
      { changedFields: ['contactEmail'] },
    ]);
  });

  it('tell everyone who is signed in whom to call', async () => {
    const responder = await app.signIn('101');
    await change({
      whatsappNumber: '+972 50-000-0100',
      emergencyNumbers: [
        { contact: 'technical-support', number: '1-700-700-100' },
        { contact: 'dispatch', number: '*1221' },
      ],
    }).expect(200);
    const contacts = {
      whatsappNumber: '+972500000100',
      emergencyNumbers: [
        { contact: 'dispatch', number: '*1221' },
        { contact: 'technical-support', number: '1700700100' },
      ],
    };
    expect((await responder.get('/api/contacts').expect(200)).body).toEqual(contacts);
    expect((await settingsEvents()).at(-1)?.data).toEqual({ changedFields: ['emergencyNumbers'] });
    await change({ emergencyNumbers: contacts.emergencyNumbers }).expect(200);
    await change({ emergencyNumbers: [] }).expect(200);
    expect((await responder.get('/api/contacts').expect(200)).body).toMatchObject({ emergencyNumbers: [] });
  });

  it.each([
    [[{ contact: 'dispatch', number: 'call me' }], /as it is dialed/],
    [[{ contact: 'cook', number: '101' }], /contact must be one of dispatch/],
    [
      [
        { contact: 'dispatch', number: '101' },
        { contact: 'dispatch', number: '102' },
      ],
      /Each contact has one number/,
    ],
    ['101', /must be a list/],
    [['101'], /contacts with their numbers only/],
    [null, /must be a list/],
  ])('refuse the emergency numbers %j', async (emergencyNumbers, message) => {
    const { body } = await change({ emergencyNumbers }).expect(400);
    expect(JSON.stringify(body)).toMatch(message);
  });

  it('record nothing when they stay as they are', async () => {
    const before = (await settingsEvents()).length;
    await change({}).expect(200);
    await change({ organizationName: 'Night Riders' }).expect(200);
    expect(await settingsEvents()).toHaveLength(before);
  });

  it('show the name of the organisation to everyone who is signed in', async () => {
    const dana = await app.signIn('101');
    expect((await dana.get('/api/auth/user').expect(200)).body).toMatchObject({ organizationName: 'Night Riders' });
  });

  it.each([
    [{ organizationName: ' ' }, 'organizationName', 'Organization name is required'],
    [{ organizationName: null }, 'organizationName', 'Organization name is required'],
    [{ contactEmail: 'office' }, 'contactEmail', 'Please enter a valid email address'],
    [{ whatsappNumber: '0500000100' }, 'whatsappNumber', /country code/],
    [{ whatsappNumber: 972 }, 'whatsappNumber', /must be text/],
    [{ timezone: 'Europe/London' }, 'timezone', 'timezone must be Asia/Jerusalem or UTC.'],
    [{ timezone: null }, 'timezone', 'timezone must be Asia/Jerusalem or UTC.'],
    [{ language: 'fr' }, 'language', 'language must be en or he.'],
    [{ country: 'il' }, 'country', /two letters of a country/],
    [{ country: 'ZZ' }, 'country', /two letters of a country/],
    [{ country: 'AQ' }, 'country', /two letters of a country/],
    [{ country: 'constructor' }, 'country', /two letters of a country/],
    [{ country: '' }, 'country', /two letters of a country/],
    [{ country: 972 }, 'country', /two letters of a country/],
    [{ country: null }, 'country', /two letters of a country/],
    [{ country: ['IL'] }, 'country', /two letters of a country/],
    [{ checkInOpensMinutesBefore: 1441 }, 'checkInOpensMinutesBefore', /0 to 1440/],
    [{ checkInOpensMinutesBefore: null }, 'checkInOpensMinutesBefore', /0 to 1440/],
    [{ checkInOpensMinutesBefore: '30' }, 'checkInOpensMinutesBefore', /0 to 1440/],
    [{ accessRecordKeptDays: 29 }, 'accessRecordKeptDays', /kept 30 to 3650 whole days/],
    [{ accessRecordKeptDays: null }, 'accessRecordKeptDays', /kept 30 to 3650 whole days/],
    [{ holdVehicleWithMajorDamage: 'yes' }, 'holdVehicleWithMajorDamage', /true or false/],
  ])('refuse %j', async (changes, field, message) => {
    const { body } = await change(changes).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
    expect(body.errors[0].message).toMatch(message);
  });

  it('refuse what they do not know and what cannot be stored', async () => {
    expect((await change({ colour: 'red' }).expect(400)).body.code).toBe('VALIDATION_FAILED');
    expect((await change({ organizationName: 'a\u0000b' }).expect(400)).body.code).toBe('INVALID_TEXT');
  });

  it('of two admins who change different fields at once keep both', async () => {
    const changes = Array.from({ length: 6 }, (_, index) =>
      change(index % 2 ? { organizationName: `Riders ${index}` } : { checkInOpensMinutesBefore: index }),
    );
    const answers = await Promise.all(changes);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { body } = await admin.get('/api/admin/settings').expect(200);
    expect(body.organizationName).toMatch(/^Riders [135]$/);
    expect([0, 2, 4]).toContain(body.checkInOpensMinutesBefore);
  });
});

describe('what the settings decide holds from the next request on', () => {
  it('the zone moves the admin-only period', async () => {
    const dana = await app.signIn('101');
    // Friday 27 November, 11:00 UTC: 13:00 in Jerusalem
    const friday = { ...mondayEvening, startTime: '2026-11-27T10:00:00.000Z', duration: 2 };
    const book = async () => dana.post('/api/bookings').send({ ...friday, vehicleId: await vehicleId(app, 'BLS1') });
    expect((await book()).body.code).toBe('ADMIN_ONLY_PERIOD');
    await change({ timezone: 'UTC' }).expect(200);
    const booked = await book();
    expect(booked.status).toBe(201);
    await dana.delete(`/api/bookings/${booked.body.id}`).expect(200);
    await change({ timezone: 'Asia/Jerusalem' }).expect(200);
    expect((await book()).body.code).toBe('ADMIN_ONLY_PERIOD');
  });

  it('a check-in opens so many minutes before the start', async () => {
    const dana = await app.signIn('101');
    const step = shift(app, dana, admin);
    const { id } = await step.signed('BLS2');
    await change({ checkInOpensMinutesBefore: 60 }).expect(200);
    const early = await dana.post(`/api/bookings/${id}/check-in`).send(checkInForm);
    expect(early.body.code).toBe('CHECK_IN_NOT_OPEN_YET');
    await change({ checkInOpensMinutesBefore: 480 }).expect(200);
    await step.checkIn({ id });
  });
});
