import { addHours, instant } from '@rigbook/contracts/kernel/time';
import { softwareAuthenticator } from '../auth/support/software-authenticator.js';
import { eventually } from '../event-store/support/eventually.js';
import { openDecisions, PASSWORD } from './support/decisions.js';

type Opened = Awaited<ReturnType<typeof openDecisions>>;

let opened: Opened;
beforeAll(async () => {
  opened = await openDecisions();
});
afterAll(() => opened.close());

describe('an administrator who wants it', () => {
  it('is told of a request by the channels they chose, with a link of their own; others are not, nor who asks', async () => {
    const { app, requested } = opened;
    const second = await app.signIn('102');
    await opened.wantsMessages(second, ['whatsapp', 'email']).then(({ status }) => expect(status).toBe(200));
    const booking = await requested();
    const toldOf = async ({ id }: { readonly id: string }) =>
      (
        await app.database.query<{ told: string }>({
          name: 'test.told-of',
          text: `SELECT r.unit_number || ' ' || n.channel AS told FROM notification n JOIN responder r ON r.id = n.responder_id
                 WHERE n.booking_id = $1 AND n.kind = 'request_to_decide' ORDER BY 1`,
          values: [id],
        })
      ).map(({ told }) => told);
    // 103 decides too, but has not asked for messages
    expect(await toldOf(booking)).toEqual(['100 email', '102 email', '102 whatsapp']);
    expect(new Set(await opened.linksAbout(booking, 'request_to_decide')).size).toBe(2);
    const vehicle = booking.vehicle.id;
    const own = {
      vehicleId: vehicle,
      startTime: addHours(instant(booking.startTime), 10),
      duration: 1,
      purpose: 'Own',
    };
    expect(await toldOf((await second.post('/api/bookings').send(own).expect(201)).body)).toEqual(['100 email']);
    await opened.wantsMessages(second, []).then(({ status }) => expect(status).toBe(200));
  });

  it('chooses among the channels that there are', async () => {
    const { ruth } = opened;
    const { status, body } = await opened.wantsMessages(ruth, ['pigeon']);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await ruth.get('/api/auth/user').expect(200)).body.decisionChannels).toEqual(['email']);
  });

  it('is told no more once somebody has decided', async () => {
    const { ruth, requested, deliveries, servers, step } = opened;
    servers.mailbox = (_address, done) => done(Object.assign(new Error('busy'), { responseCode: 450 }));
    const booking = await requested();
    // a message whose sending has begun may still arrive after the decision
    await eventually(async () => expect((await deliveries(booking.id, 'request_to_decide'))[0]?.problem).toBeTruthy());
    await step.approve(booking);
    servers.takeAllMail();
    await eventually(async () =>
      expect((await deliveries(booking.id, 'request_to_decide')).map(({ state }) => state)).toEqual(['withdrawn']),
    );
    await ruth.get('/api/auth/user').expect(200);
  });
});

describe('the link in a message', () => {
  it('shows one request and what the decision rests on to whoever has it, other people without names', async () => {
    const { requested, step } = opened;
    const booking = await requested({ purpose: 'Night watch' });
    const beside = await requested({ startTime: addHours(instant(booking.startTime), 10) });
    await step.approve(beside);
    const { body } = await opened.openLink(await opened.linkAbout(booking)).expect(200);
    expect(body).toMatchObject({
      decider: { unitNumber: '100' },
      hasPasskey: false,
      takesPassword: true,
      booking: { id: booking.id, purpose: 'Night watch', status: 'pending', user: { unitNumber: '101' } },
      circumstances: { weeks: [expect.anything()], lapses: { missed: 0 } },
    });
    const nobody = '00000000-0000-0000-0000-000000000000';
    expect(body.circumstances.neighbours).toContainEqual({
      ...{ bookingId: nobody, status: 'approved', startTime: beside.startTime, endTime: beside.endTime },
      user: { id: nobody, unitNumber: null, firstName: null, lastName: null },
    });
    expect(JSON.stringify(body)).not.toContain(beside.id);
  });

  it('approves with the admin password, in the name of whom it was sent to, and works once', async () => {
    const { app, dana, ruth, requested } = opened;
    const booking = await requested();
    const link = await opened.linkAbout(booking);
    const { body } = await opened
      .decide(link, booking, { password: PASSWORD, adminNotes: 'Keys in box 2' })
      .expect(200);
    expect(body).toMatchObject({ status: 'approved', adminNotes: 'Keys in box 2', decidedBy: { unitNumber: '100' } });
    expect((await opened.openLink(link).expect(200)).body).toMatchObject({
      circumstances: null,
      booking: { status: 'approved', purpose: '', adminNotes: null, user: { unitNumber: null } },
    });
    expect((await opened.decide(link, booking, { password: PASSWORD, approved: false })).body.code).toBe(
      'INVALID_TRANSITION',
    );
    const [event] = await app.database.query<{ actor: string }>({
      name: 'test.approval',
      text: `SELECT actor FROM event WHERE stream = $1 AND type = 'BookingApproved'`,
      values: [booking.id],
    });
    expect(event?.actor).toBe(`responder:${(await ruth.get('/api/auth/user').expect(200)).body.id}`);
    const entries = await app.database.query<{ subject: string }>({
      name: 'test.step-up',
      text: `SELECT subject FROM access_record WHERE kind = 'step-up' AND subject = $1`,
      values: [booking.id],
    });
    expect(entries).toHaveLength(1);
    const reads = await app.database.query<{ responder: string | null }>({
      name: 'test.read-by-link',
      text: `SELECT responder_id AS responder FROM access_record WHERE kind = 'booking-read' AND subject = $1`,
      values: [booking.id],
    });
    // whoever opened it, it was not known who
    expect(reads).toContainEqual({ responder: null });
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
  });

  it('rejects with a reason', async () => {
    const booking = await opened.requested();
    const link = await opened.linkAbout(booking);
    const rejection = { password: PASSWORD, approved: false, adminNotes: 'Needed for a course' };
    expect((await opened.decide(link, booking, rejection).expect(200)).body).toMatchObject({
      status: 'rejected',
      reason: 'Needed for a course',
    });
  });
});

describe('a passkey', () => {
  it('decides by the link of its owner, and by no other', async () => {
    const { app, requested, ruth } = opened;
    const mine = softwareAuthenticator(app.url);
    const add = async (person: Opened['dana'], passkey: ReturnType<typeof softwareAuthenticator>) => {
      const { body } = await person.get('/api/auth/passkeys/options').expect(200);
      await person
        .post('/api/auth/passkeys')
        .send({ name: 'Phone', response: passkey.create(body.options) })
        .expect(201);
    };
    await add(ruth, mine);
    const third = await app.signIn('103');
    await third.post('/api/auth/verify-admin-password').send({ password: PASSWORD }).expect(200);
    const theirs = softwareAuthenticator(app.url);
    await add(third, theirs);

    const booking = await requested();
    const link = await opened.linkAbout(booking);
    const answer = async (to: string, passkey: typeof mine) => {
      const { body } = await app.visitor().post('/api/decision-links/passkey-options').send({ link: to }).expect(200);
      return passkey.get(body.options);
    };
    expect((await opened.decide(link, booking, { passkey: await answer(link, theirs) })).body.code).toBe(
      'PASSKEY_NOT_ACCEPTED',
    );
    const proof = await answer(link, mine);
    expect((await opened.decide(link, booking, { passkey: proof }).expect(200)).body).toMatchObject({
      decidedBy: { unitNumber: '100' },
    });

    // an answer decides once, and only on the request that it was asked for
    const replayed = await requested();
    const another = await opened.linkAbout(replayed);
    for (const used of [proof, await answer(await opened.linkAbout(await requested()), mine)])
      expect((await opened.decide(another, replayed, { passkey: used })).body.code).toBe('PASSKEY_NOT_ACCEPTED');
    const once = await answer(another, mine);
    await opened.decide(another, replayed, { passkey: once, approved: false }).expect(200);
    expect((await opened.decide(another, replayed, { passkey: once })).body.code).toBe('PASSKEY_NOT_ACCEPTED');

    // the office's link names nobody: the passkey does, and the password, which all know, does not
    const next = await requested();
    const ofOffice = await opened.linkAbout(next, 'booking_requested');
    expect((await opened.openLink(ofOffice).expect(200)).body).toMatchObject({ decider: null, takesPassword: false });
    expect((await opened.decide(ofOffice, next, { password: PASSWORD })).body.code).toBe('PASSKEY_NEEDED_TO_DECIDE');
    const asked = await answer(ofOffice, theirs);
    expect((await opened.decide(ofOffice, next, { passkey: asked }).expect(200)).body).toMatchObject({
      status: 'approved',
      decidedBy: { unitNumber: '103' },
    });
  });
});

describe('two administrators with a link each', () => {
  it('decide at once: one decides, the other reads who was faster', async () => {
    const { app, requested } = opened;
    const third = await app.signIn('103');
    await opened.wantsMessages(third, ['email']);
    for (let round = 0; round < 5; round += 1) {
      const booking = await requested();
      const [one, other] = await opened.linksAbout(booking, 'request_to_decide');
      const answers = await Promise.all([
        opened.decide(one!, booking, { password: PASSWORD }),
        opened.decide(other!, booking, { password: PASSWORD, approved: false }),
      ]);
      expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).sort()).toEqual([
        '200',
        '409 INVALID_TRANSITION',
      ]);
    }
    await opened.wantsMessages(third, []);
  });
});

describe('an administrator who lost the right while a message waited', () => {
  it.each([
    ['is demoted', 'is_admin = false', 'is_admin = true'],
    ['is suspended', 'suspended_at = now()', 'suspended_at = NULL'],
  ])('and %s gets it no more', async (_title, lost, again) => {
    const { app, requested, deliveries, servers } = opened;
    const set = (what: string) =>
      app.database.query({
        name: `test.set.${what}`,
        text: `UPDATE responder SET ${what} WHERE unit_number = '102'`,
        values: [],
      });
    await opened.wantsMessages(await app.signIn('102'), ['email']);
    servers.mailbox = (_address, done) => done(Object.assign(new Error('busy'), { responseCode: 450 }));
    const booking = await requested();
    // both attempts are over: one that ends after the clock has moved would wait from then on
    await eventually(async () =>
      expect((await deliveries(booking.id, 'request_to_decide')).map(({ problem }) => problem !== null)).toEqual([
        true,
        true,
      ]),
    );
    await set(lost);
    servers.takeAllMail();
    app.clock.advanceMinutes(60);
    await eventually(async () =>
      expect((await deliveries(booking.id, 'request_to_decide')).map(({ state }) => state).sort()).toEqual([
        'sent',
        'withdrawn',
      ]),
    );
    await set(again);
    await opened.wantsMessages(await app.signIn('102'), []);
  });
});
