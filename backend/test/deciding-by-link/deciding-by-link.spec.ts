import { eventually } from '../event-store/support/eventually.js';
import { softwareAuthenticator } from '../auth/support/software-authenticator.js';
import { type DeliveryApp, openDelivery } from '../notifications/support/delivery-app.js';
import { mailParts } from '../support/servers/mail-parts.js';

type Booking = Awaited<ReturnType<DeliveryApp['requested']>>;

const PASSWORD = 'rigbook-demo';

let opened: DeliveryApp;
beforeAll(async () => {
  opened = await openDelivery(undefined);
  const { app, ruth } = opened;
  await app.database.query({
    name: 'test.more-admins',
    text: `UPDATE responder SET is_admin = true WHERE unit_number IN ('102', '103')`,
    values: [],
  });
  await wantsMessages(ruth, ['email']);
});
afterAll(() => opened.close());

type Person = DeliveryApp['dana'];

async function wantsMessages(person: Person, decisionChannels: readonly string[]) {
  const { body: user } = await person.get('/api/auth/user').expect(200);
  const { firstName, lastName, email, phoneNumber, department } = user;
  const profile = { firstName, lastName, email, phoneNumber, department };
  return person.put('/api/auth/update-profile').send({ ...profile, decisionChannels });
}

/** The links to decide in the messages about a booking, by what they are and whom they went to. */
async function linksAbout({ id }: Booking, kind: string): Promise<readonly string[]> {
  const { deliveries, mail } = opened;
  let links: readonly string[] = [];
  await eventually(async () => {
    const ids = (await deliveries(id, kind)).filter(({ channel }) => channel === 'email').map((one) => one.id);
    expect(ids).not.toEqual([]);
    links = mail.arrived
      .filter(({ source }) => ids.some((one) => source.includes(`Message-ID: <${one}@`)))
      .flatMap(({ source }) => /\/decide#(\S+)/.exec(mailParts(source)[0]?.content ?? '')?.[1] ?? []);
    expect(links).toHaveLength(ids.length);
  });
  return links;
}

const linkAbout = async (booking: Booking, kind = 'request_to_decide') => (await linksAbout(booking, kind))[0]!;
const seenOf = ({ vehicle, startTime, endTime }: Booking) => ({ vehicleId: vehicle.id, startTime, endTime });
const openLink = (link: string) => opened.app.visitor().post('/api/decision-links/open').send({ link });
const decide = (link: string, booking: Booking, more: object) =>
  opened.app
    .visitor()
    .post('/api/decision-links/decide')
    .send({ link, approved: true, seen: seenOf(booking), ...more });
const statusOf = async ({ id }: Booking) =>
  ((await opened.ruth.get(`/api/admin/bookings?limit=100`).expect(200)).body as Booking[]).find((one) => one.id === id)
    ?.status;

describe('an administrator who wants it', () => {
  it('is told of a request by the channels they chose, with a link of their own; others are not, nor who asks', async () => {
    const { app, requested, deliveries } = opened;
    const second = await app.signIn('102');
    await wantsMessages(second, ['whatsapp', 'email']).then(({ status }) => expect(status).toBe(200));
    const booking = await requested();
    const told = (await deliveries(booking.id, 'request_to_decide')).map(({ channel }) => channel);
    expect(told.sort()).toEqual(['email', 'email', 'whatsapp']);
    expect(new Set(await linksAbout(booking, 'request_to_decide')).size).toBe(2);
    await wantsMessages(second, []).then(({ status }) => expect(status).toBe(200));
  });

  it('chooses among the channels that there are', async () => {
    const { ruth } = opened;
    const { status, body } = await wantsMessages(ruth, ['pigeon']);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await ruth.get('/api/auth/user').expect(200)).body.decisionChannels).toEqual(['email']);
  });

  it('is told no more once somebody has decided', async () => {
    const { ruth, requested, deliveries, servers, step } = opened;
    servers.mailbox = (_address, done) => done(Object.assign(new Error('busy'), { responseCode: 450 }));
    const booking = await requested();
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
    const before = await requested();
    await step.approve(before);
    const booking = await requested({ purpose: 'Night watch' });
    const { body } = await openLink(await linkAbout(booking)).expect(200);
    expect(body).toMatchObject({
      decider: { unitNumber: '100' },
      hasPasskey: false,
      takesPassword: true,
      booking: { id: booking.id, purpose: 'Night watch', status: 'pending', user: { unitNumber: '101' } },
      circumstances: { weeks: [expect.anything()], lapses: { missed: 0 } },
    });
    expect(body.circumstances.neighbours.every((one: Booking) => one.user.unitNumber === null)).toBe(true);
  });

  it('approves with the admin password, in the name of whom it was sent to, and works once', async () => {
    const { app, dana, ruth, requested } = opened;
    const booking = await requested();
    const link = await linkAbout(booking);
    const { body } = await decide(link, booking, { password: PASSWORD, adminNotes: 'Keys in box 2' }).expect(200);
    expect(body).toMatchObject({ status: 'approved', adminNotes: 'Keys in box 2', decidedBy: { unitNumber: '100' } });
    expect((await openLink(link).expect(200)).body).toMatchObject({
      circumstances: null,
      booking: { status: 'approved' },
    });
    expect((await decide(link, booking, { password: PASSWORD, approved: false })).body.code).toBe('INVALID_TRANSITION');
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
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
  });

  it('rejects with a reason', async () => {
    const booking = await opened.requested();
    const link = await linkAbout(booking);
    const rejection = { password: PASSWORD, approved: false, adminNotes: 'Needed for a course' };
    expect((await decide(link, booking, rejection).expect(200)).body).toMatchObject({
      status: 'rejected',
      reason: 'Needed for a course',
    });
  });

  it('decides nothing without proof, with a wrong one, or on what was not seen', async () => {
    const booking = await opened.requested();
    const link = await linkAbout(booking);
    const codeOf = async (more: object) => (await decide(link, booking, more)).body.code;
    expect(await codeOf({})).toBe('VALIDATION_FAILED');
    expect(await codeOf({ password: 'guessed' })).toBe('ADMIN_PASSWORD_INCORRECT');
    expect(await codeOf({ passkey: { id: 'x' } })).toBe('PASSKEY_NOT_ACCEPTED');
    const unseen = { ...seenOf(booking), endTime: booking.startTime };
    expect(await codeOf({ password: PASSWORD, seen: unseen })).toBe('BOOKING_CHANGED_MEANWHILE');
    expect(await statusOf(booking)).toBe('pending');
  });

  it('is over when the booking asks for other hours, and the new message has another', async () => {
    const { app, dana, requested } = opened;
    const booking = await requested();
    const link = await linkAbout(booking);
    app.clock.advanceMinutes(1);
    await dana
      .post(`/api/bookings/${booking.id}/change`)
      .send({
        vehicleId: booking.vehicle.id,
        startTime: '2026-11-26T08:00:00.000Z',
        duration: 1,
        purpose: 'Later',
        seen: seenOf(booking),
      })
      .expect(200);
    expect((await openLink(link)).body.code).toBe('DECISION_LINK_OVER');
    expect((await decide(link, booking, { password: PASSWORD })).body.code).toBe('DECISION_LINK_OVER');
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
  });

  it('is worth nothing changed by a letter, or once its person decides no more', async () => {
    const { app, requested, ruth } = opened;
    const booking = await requested();
    const link = await linkAbout(booking);
    const options = (text: string) => app.visitor().post('/api/decision-links/passkey-options').send({ link: text });
    const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    for (const call of [openLink, options])
      expect((await call(forged.replace(/^./, (first) => (first === '0' ? '1' : '0')))).body.code).toBe(
        'DECISION_LINK_NOT_VALID',
      );
    const second = await app.signIn('102');
    await wantsMessages(second, ['email']);
    const other = await requested();
    const links = await linksAbout(other, 'request_to_decide');
    const { body: users } = await ruth.get('/api/users').expect(200);
    const { id } = (users as { id: string; unitNumber: string }[]).find(({ unitNumber }) => unitNumber === '102')!;
    await ruth.put(`/api/users/${id}`).send({ isAdmin: false }).expect(200);
    const answers = await Promise.all(links.map(async (one) => (await openLink(one)).body.code as string | undefined));
    expect(answers.sort()).toEqual(['DECISION_LINK_NOT_VALID', undefined]);
  });
});

describe('a passkey', () => {
  it('decides by the link of its owner, and by no other', async () => {
    const { app, requested, ruth } = opened;
    const mine = softwareAuthenticator(app.url);
    const add = async (person: Person, passkey: ReturnType<typeof softwareAuthenticator>) => {
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
    const link = await linkAbout(booking);
    const answer = async (to: string, passkey: typeof mine) => {
      const { body } = await app.visitor().post('/api/decision-links/passkey-options').send({ link: to }).expect(200);
      return passkey.get(body.options);
    };
    expect((await decide(link, booking, { passkey: await answer(link, theirs) })).body.code).toBe(
      'PASSKEY_NOT_ACCEPTED',
    );
    const proof = await answer(link, mine);
    expect((await decide(link, booking, { passkey: proof }).expect(200)).body).toMatchObject({
      decidedBy: { unitNumber: '100' },
    });

    // the office's link names nobody: the passkey does, and the password, which all know, does not
    const next = await requested();
    const ofOffice = await linkAbout(next, 'booking_requested');
    expect((await openLink(ofOffice).expect(200)).body).toMatchObject({ decider: null, takesPassword: false });
    expect((await decide(ofOffice, next, { password: PASSWORD })).body.code).toBe('PASSKEY_NEEDED_TO_DECIDE');
    const asked = await answer(ofOffice, theirs);
    expect((await decide(ofOffice, next, { passkey: asked }).expect(200)).body).toMatchObject({
      status: 'approved',
      decidedBy: { unitNumber: '103' },
    });
  });
});

describe('two administrators with a link each', () => {
  it('decide at once: one decides, the other reads who was faster', async () => {
    const { app, requested } = opened;
    const third = await app.signIn('103');
    await wantsMessages(third, ['email']);
    for (let round = 0; round < 5; round += 1) {
      const booking = await requested();
      const [one, other] = await linksAbout(booking, 'request_to_decide');
      const answers = await Promise.all([
        decide(one!, booking, { password: PASSWORD }),
        decide(other!, booking, { password: PASSWORD, approved: false }),
      ]);
      expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).sort()).toEqual([
        '200',
        '409 INVALID_TRANSITION',
      ]);
    }
  });
});
