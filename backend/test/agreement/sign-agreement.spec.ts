import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { drawnSignature, shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let amir: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, amir, admin] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
});
afterAll(() => app.close());

const rows = <Row extends object>(text: string, ...values: unknown[]) =>
  app.database.query<Row>({ name: `test.${createHash('md5').update(text).digest('hex')}`, text, values });
const sign = async (id: string, form: object = {}) =>
  dana
    .post(`/api/bookings/${id}/signature`)
    .set('User-Agent', 'Test browser 1.0')
    .send({ signature: await drawnSignature(), name: 'Dana Levi', date: '2026-11-23', ...form });
const storedFor = (id: string) => rows('SELECT booking_id FROM signed_agreement WHERE booking_id = $1', id);
const blank = async () => {
  const png = await sharp({ create: { width: 300, height: 150, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

describe('a signature', () => {
  let id: string;
  beforeAll(async () => {
    const step = shift(app, dana, admin);
    const booking = await step.request('ALS1');
    await step.approve(booking);
    ({ id } = booking);
  });

  it.each<[string, string, () => Promise<object> | object]>([
    ['without a name', 'NAME_REQUIRED', () => ({ name: ' \t' })],
    ['with an empty drawing', 'SIGNATURE_EMPTY', async () => ({ signature: await blank() })],
    ['that is no picture', 'SIGNATURE_INVALID', () => ({ signature: 'data:image/png;base64,iVBORw0KGgo=' })],
    ['that is too large', 'SIGNATURE_INVALID', () => ({ signature: `data:image/png;base64,${'A'.repeat(300_000)}` })],
    ['on a day that no calendar has', 'VALIDATION_FAILED', () => ({ date: '2026-02-30' })],
    ['in the year 0', 'VALIDATION_FAILED', () => ({ date: '0000-01-01' })],
    ['that is dated back', 'VALIDATION_FAILED', () => ({ date: '2026-11-21' })],
    ['that is dated ahead', 'VALIDATION_FAILED', () => ({ date: '2026-11-24' })],
    ['with a name that cannot be stored', 'INVALID_TEXT', () => ({ name: 'Dana\u0000Levi' })],
  ])('%s is refused and leaves nothing behind', async (_, code, form) => {
    const { status, body } = await sign(id, await form());
    expect({ status, code: body.code }).toEqual({ status: 400, code });
    expect(await storedFor(id)).toEqual([]);
  });

  it('by somebody else is refused as if the booking did not exist', async () => {
    const form = { signature: await drawnSignature(), name: 'Amir Cohen', date: '2026-11-23' };
    await amir.post(`/api/bookings/${id}/signature`).send(form).expect(404);
    await admin.post(`/api/bookings/${id}/signature`).send(form).expect(404);
  });

  it('is kept with its document, whose hash answer, event and record state alike', async () => {
    const { status, body } = await sign(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ bookingId: id, agreementVersion: '2026-11', signedAt: '2026-11-23T08:00:00.000Z' });
    const [row] = await rows<{ pdf: Buffer; signature_png: Buffer; pdf_sha256: string }>(
      `SELECT agreement_version, signer_name, signed_on, signed_at, address, user_agent, signature_png, pdf, pdf_sha256
       FROM signed_agreement WHERE booking_id = $1`,
      id,
    );
    expect(row).toMatchObject({
      agreement_version: '2026-11',
      signer_name: 'Dana Levi',
      signed_on: '2026-11-23',
      signed_at: '2026-11-23T08:00:00.000Z',
      address: '127.0.0.1',
      user_agent: 'Test browser 1.0',
      pdf_sha256: body.pdfSha256,
    });
    expect((await sharp(row!.signature_png).metadata()).format).toBe('png');
    expect(createHash('sha256').update(row!.pdf).digest('hex')).toBe(body.pdfSha256);
    const [event] = await rows<{ data: object }>(
      `SELECT data FROM event WHERE stream = $1 AND type = 'AgreementSigned'`,
      id,
    );
    expect(event!.data).toMatchObject({ agreementVersion: '2026-11', pdfSha256: body.pdfSha256 });
  });

  it('is given once', async () => {
    const { status, body } = await sign(id, { name: 'Somebody Else' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'INVALID_TRANSITION' });
    expect(await rows(`SELECT signer_name FROM signed_agreement WHERE booking_id = $1`, id)).toEqual([
      { signer_name: 'Dana Levi' },
    ]);
  });

  it('stays as it was given: the application may not change or remove it', async () => {
    await expect(rows('UPDATE signed_agreement SET signer_name = $1', 'X')).rejects.toMatchObject({ code: '42501' });
    await expect(rows('DELETE FROM signed_agreement')).rejects.toMatchObject({ code: '42501' });
  });
});

it('given twice at the same moment counts once', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.request('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
  await step.approve(booking);
  const answers = await Promise.all([sign(booking.id, { name: 'One' }), sign(booking.id, { name: 'Two' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)!;
  expect(await rows('SELECT pdf_sha256 FROM signed_agreement WHERE booking_id = $1', booking.id)).toEqual([
    { pdf_sha256: won.body.pdfSha256 },
  ]);
});

it('given again with the same Idempotency-Key is the one already given', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.request('BLS2', { startTime: '2026-11-25T16:00:00.000Z' });
  await step.approve(booking);
  const form = { signature: await drawnSignature(), name: 'Dana Levi', date: '2026-11-23' };
  const post = () =>
    dana.post(`/api/bookings/${booking.id}/signature`).set('Idempotency-Key', 'sign-1').send(form).expect(200);
  const [first, again] = [await post(), await post()];
  expect(again.body).toEqual(first.body);
  expect(await storedFor(booking.id)).toHaveLength(1);
});
