import type { Instant } from '@rigbook/contracts/kernel/time';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

interface File {
  readonly bookingId: string;
  readonly signedAt: Instant;
}

let app: TestApp;
let dana: Person;
let amir: Person;
let admin: Person;
/** In the order in which they were signed. */
let signed: string[];

const files = async (query = ''): Promise<File[]> =>
  (await admin.get(`/api/admin/agreements${query}`).expect(200)).body;
const idsOf = (list: readonly File[]) => list.map(({ bookingId }) => bookingId);
const verdictOf = async (bookingId: string): Promise<object> =>
  (await admin.get(`/api/admin/agreements/${bookingId}/verification`).expect(200)).body;

/** As somebody who has the whole database in their hands. */
const tamper = (text: string, ...values: unknown[]) =>
  withConnection(app.testDatabase.superuserUrl, (client) => client.query(text, values));

beforeAll(async () => {
  app = await startTestApp();
  [dana, amir, admin] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
  signed = [];
  for (const [person, vehicle, hours] of [
    [dana, 'ALS1', 1],
    [amir, 'BLS1', 2],
    [dana, 'BLS2', 3],
    [amir, 'FLY CAR 1', 4],
  ] as const) {
    const startTime = `2026-11-23T${12 + hours}:00:00.000Z`;
    signed.push((await shift(app, person, admin).signed(vehicle, { startTime, duration: 1 })).id);
    app.clock.advanceMinutes(1);
  }
  await shift(app, amir, admin).request('PARAMEDIC 1');
});
afterAll(() => app.close());

describe('the files of signed agreements', () => {
  it('list what was signed, the latest first, with who, what and when', async () => {
    const list = await files();
    expect(idsOf(list)).toEqual(signed.toReversed());
    const { body: booking } = await admin.get(`/api/bookings/${signed[0]}`).expect(200);
    expect(list.at(-1)).toEqual({
      bookingId: signed[0],
      user: booking.user,
      vehicle: booking.vehicle,
      startTime: '2026-11-23T13:00:00.000Z',
      endTime: '2026-11-23T14:00:00.000Z',
      signedAt: '2026-11-23T08:00:00.000Z',
      signerName: 'Dana Levi',
      agreementVersion: '2026-11',
      pdfSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      document: 'kept',
    });
  });

  it('come page by page', async () => {
    const first = await admin.get('/api/admin/agreements?limit=3').expect(200);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers['link'] as string)?.[1] ?? '';
    const second = await admin.get(next).expect(200);
    expect(idsOf([...first.body, ...second.body])).toEqual(signed.toReversed());
    expect(second.headers['link']).toBeUndefined();
  });

  it.each([
    ['dana', [2, 0]],
    ['102', [3, 1]],
    ['bls', [2, 1]],
    ['DANA als', [0]],
    ['amir als', []],
    ['evening', []],
  ])('are found by responder, unit and vehicle: %s', async (search, found) =>
    expect(idsOf(await files(`?search=${encodeURIComponent(search)}`))).toEqual(found.map((at) => signed[at])),
  );
});

describe('checking a signed document', () => {
  it('says that it is the one that was signed, with the three hashes', async () => {
    const { pdfSha256 } = (await files()).at(-1) as File & { pdfSha256: string };
    expect(await verdictOf(signed[0]!)).toEqual({
      bookingId: signed[0],
      verdict: 'genuine',
      checkedAt: app.clock.now(),
      eventSha256: pdfSha256,
      recordSha256: pdfSha256,
      documentSha256: pdfSha256,
    });
  });

  it('says that it is not, whether its bytes were changed or its record along with them', async () => {
    await expect(
      tamper(`UPDATE signed_agreement SET pdf = pdf || ' ' WHERE booking_id = $1`, signed[1]),
    ).rejects.toThrow('signed_agreement_check');
    await tamper(`UPDATE signed_agreement SET pdf = pdf || ' ', pdf_sha256 = encode(sha256(pdf || ' '), 'hex')
                  WHERE booking_id = '${signed[1]}'`);
    const { eventSha256, recordSha256, documentSha256, verdict } = (await verdictOf(signed[1]!)) as Record<
      string,
      string
    >;
    expect(verdict).toBe('altered');
    expect(documentSha256).toBe(recordSha256);
    expect(documentSha256).not.toBe(eventSha256);

    await tamper(`ALTER TABLE signed_agreement DROP CONSTRAINT signed_agreement_check`);
    await tamper(
      `UPDATE signed_agreement SET pdf = set_byte(pdf, 900, (get_byte(pdf, 900) + 1) % 256) WHERE booking_id = $1`,
      signed[0],
    );
    expect(await verdictOf(signed[0]!)).toMatchObject({ verdict: 'altered' });
    await tamper(
      `UPDATE signed_agreement SET pdf = set_byte(pdf, 900, (get_byte(pdf, 900) + 255) % 256) WHERE booking_id = $1`,
      signed[0],
    );
    expect(await verdictOf(signed[0]!)).toMatchObject({ verdict: 'genuine' });
  });

  it('misses a document that was taken away, here and in the list', async () => {
    await tamper(`DELETE FROM signed_agreement WHERE booking_id = $1`, signed[3]);
    expect(await verdictOf(signed[3]!)).toMatchObject({ verdict: 'missing', recordSha256: null, documentSha256: null });
    expect((await files())[0]).toMatchObject({ bookingId: signed[3], document: 'missing', signerName: null });
  });

  it('knows one that was erased together with its signer', async () => {
    for (const id of [signed[0], signed[2]]) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
    const { id } = (await admin.get(`/api/bookings/${signed[0]}`)).body.user;
    await admin.delete(`/api/users/${id}`).expect(204);
    expect(await verdictOf(signed[0]!)).toMatchObject({ verdict: 'erased', documentSha256: null });
    expect((await files()).filter(({ bookingId }) => bookingId === signed[0])).toMatchObject([
      { document: 'erased', user: { unitNumber: null } },
    ]);
  });

  it('misses one whose signer was taken off the list of people without being erased', async () => {
    const { id } = (await admin.get(`/api/bookings/${signed[3]}`)).body.user;
    await tamper(`SET session_replication_role = replica; DELETE FROM responder WHERE id = '${id}'`);
    expect(await verdictOf(signed[3]!)).toMatchObject({ verdict: 'missing' });
    expect(await files()).toContainEqual(
      expect.objectContaining({
        bookingId: signed[3],
        document: 'missing',
        user: expect.objectContaining({ unitNumber: null }),
      }),
    );
  });

  it('is refused where nothing was signed, and where there is no booking', async () => {
    const { body } = await admin.get('/api/admin/bookings?status=pending').expect(200);
    const refusals = ['no-uuid', '0199c0de-0b99-7000-8000-000000000b99', body[0].id, body[0].vehicle.id].map(
      async (id) => {
        const { status, body: problem } = await admin.get(`/api/admin/agreements/${id}/verification`);
        return `${status} ${problem.code}`;
      },
    );
    expect(await Promise.all(refusals)).toEqual([
      '404 BOOKING_NOT_FOUND',
      '404 BOOKING_NOT_FOUND',
      '404 AGREEMENT_NOT_SIGNED',
      '404 BOOKING_NOT_FOUND',
    ]);
  });
});
