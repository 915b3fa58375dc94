import { weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { floorsOf, mondayFloor } from '../support/coverage.js';
import { openDecisions, PASSWORD } from './support/decisions.js';

let opened: Awaited<ReturnType<typeof openDecisions>>;
beforeAll(async () => {
  opened = await openDecisions();
});
afterAll(() => opened.close());

describe('the link in a message', () => {
  it('decides nothing without proof, with a wrong one, or on what was not seen', async () => {
    const booking = await opened.requested();
    const link = await opened.linkAbout(booking);
    const codeOf = async (more: object) => (await opened.decide(link, booking, more)).body.code;
    expect(await codeOf({})).toBe('VALIDATION_FAILED');
    expect(await codeOf({ password: 'guessed' })).toBe('ADMIN_PASSWORD_INCORRECT');
    expect(await codeOf({ passkey: { id: 'x' } })).toBe('PASSKEY_NOT_ACCEPTED');
    const unseen = { ...opened.seenOf(booking), endTime: booking.startTime };
    expect(await codeOf({ password: PASSWORD, seen: unseen })).toBe('BOOKING_CHANGED_MEANWHILE');
    expect(await opened.statusOf(booking)).toBe('pending');
  });

  it('approves below a floor of the fleet with a reason only', async () => {
    const booking = await opened.requested();
    const floor = { ...mondayFloor(booking.vehicle.type, 50), weekdays: [...weekdays], fromHour: 0 };
    const floors = floorsOf(opened.ruth);
    const floorId = await floors.set(floor);
    const link = await opened.linkAbout(booking);
    const decided = (more: object) => opened.decide(link, booking, { password: PASSWORD, ...more });
    expect((await decided({})).body.code).toBe('COVERAGE_REASON_REQUIRED');
    expect(await opened.statusOf(booking)).toBe('pending');
    expect((await decided({ coverageReason: 'The mass event needs it' })).status).toBe(200);
    await floors.remove(floorId);
    expect(await opened.statusOf(booking)).toBe('approved');
  });

  it('is over when the booking asks for other hours, and the new message has another', async () => {
    const { app, dana, requested } = opened;
    const booking = await requested();
    const link = await opened.linkAbout(booking);
    app.clock.advanceMinutes(1);
    await dana
      .post(`/api/bookings/${booking.id}/change`)
      .send({
        vehicleId: booking.vehicle.id,
        startTime: '2026-11-26T08:00:00.000Z',
        duration: 1,
        purpose: 'Later',
        seen: opened.seenOf(booking),
      })
      .expect(200);
    expect((await opened.openLink(link)).body.code).toBe('DECISION_LINK_OVER');
    expect((await opened.decide(link, booking, { password: PASSWORD })).body.code).toBe('DECISION_LINK_OVER');
    expect((await opened.passkeyOptions(link)).body.code).toBe('DECISION_LINK_OVER');
    expect((await opened.decide('no-link', booking, { password: PASSWORD })).body.code).toBe('DECISION_LINK_NOT_VALID');
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
  });

  it('is worth nothing changed by a letter, or once its person decides no more', async () => {
    const { app, requested, ruth } = opened;
    const booking = await requested();
    const link = await opened.linkAbout(booking);
    const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    for (const call of [opened.openLink, opened.passkeyOptions])
      expect((await call(forged.replace(/^./, (first) => (first === '0' ? '1' : '0')))).body.code).toBe(
        'DECISION_LINK_NOT_VALID',
      );
    const second = await app.signIn('102');
    await opened.wantsMessages(second, ['email']);
    const other = await requested();
    const links = await opened.linksAbout(other, 'request_to_decide');
    const { body: users } = await ruth.get('/api/users').expect(200);
    const { id } = (users as { id: string; unitNumber: string }[]).find(({ unitNumber }) => unitNumber === '102')!;
    await ruth.put(`/api/users/${id}`).send({ isAdmin: false }).expect(200);
    const answers = await Promise.all(
      links.map(async (one) => (await opened.openLink(one)).body.code as string | undefined),
    );
    expect(answers.sort()).toEqual(['DECISION_LINK_NOT_VALID', undefined]);
  });
});

describe('a decision by a link', () => {
  it('is refused like one in the administration: a vehicle in maintenance, a start that has passed', async () => {
    const { app, ruth, requested } = opened;
    const booking = await requested();
    const link = await opened.linkAbout(booking);
    const codeOf = async (more: object = {}) =>
      (await opened.decide(link, booking, { password: PASSWORD, ...more })).body.code;
    await ruth.put(`/api/vehicles/${booking.vehicle.id}`).send({ status: 'maintenance' }).expect(200);
    expect(await codeOf()).toBe('VEHICLE_UNAVAILABLE');
    await ruth.put(`/api/vehicles/${booking.vehicle.id}`).send({ status: 'available' }).expect(200);
    app.clock.set(booking.startTime);
    app.clock.advanceMinutes(1);
    expect(await codeOf()).toBe('START_HAS_PASSED');
  });

  it('by strangers who guess keeps its administrator out neither of the administration nor, on their own device, of the link', async () => {
    const { app, requested } = opened;
    app.clock.set('2026-11-23T06:00Z');
    const ruth = await app.signIn('100');
    await ruth.post('/api/auth/verify-admin-password').send({ password: PASSWORD }).expect(200);
    const booking = await requested();
    const link = await opened.linkAbout(booking);
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1)
      guesses.push((await opened.decide(link, booking, { password: `guess ${guess}` })).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([403, 429]);
    const elsewhere = await app.signIn('100');
    await elsewhere.post('/api/auth/verify-admin-password').send({ password: PASSWORD }).expect(200);
    const decision = { link, approved: true, seen: opened.seenOf(booking), password: PASSWORD };
    await ruth.post('/api/decision-links/decide').send(decision).expect(200);
  });

  it('is refused where the admin password is locked, and where it is off', async () => {
    const { app, requested } = opened;
    app.clock.set('2026-11-23T08:00Z');
    const booking = await requested();
    const link = await opened.linkAbout(booking);
    app.clock.advanceMinutes(60);
    const codeOf = async (password: string) => (await opened.decide(link, booking, { password })).body.code;
    const guesses: unknown[] = [];
    for (let guess = 0; guess < 6; guess += 1) guesses.push(await codeOf('a guess'));
    expect(guesses.at(-1)).toBe('TOO_MANY_ATTEMPTS');
    // the password can be off only where every administrator has a passkey
    for (const unit of ['100', '102', '103']) {
      await app.database.query({
        name: 'test.passkey',
        text: `INSERT INTO passkey (id, responder_id, credential, public_key, uses, transports, name, added_at)
               SELECT gen_random_uuid(), id, $1, '', 0, '{}', 'Phone', now() FROM responder WHERE unit_number = $1`,
        values: [unit],
      });
    }
    await app.database.query({
      name: 'test.password-off',
      text: `UPDATE organisation_settings SET shared_admin_password = false`,
      values: [],
    });
    expect(await codeOf(PASSWORD)).toBe('ADMIN_PASSWORD_OFF');
    expect((await opened.openLink(link).expect(200)).body).toMatchObject({ takesPassword: false });
  });
});
