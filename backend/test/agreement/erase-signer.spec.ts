import { withConnection } from '../../src/platform/database/with-connection.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { drawnSignature, shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

const signerName = 'Zebulun Quicksilver';

/** Tables in which the text stands anywhere in a row, bytes as hexadecimal. */
const tablesWith = (text: string) =>
  withConnection(app.testDatabase.url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await client.query(`SELECT FROM ${name} t WHERE position($1 in t::text) > 0 LIMIT 1`, [
        text,
      ]);
      if (rowCount) found.push(name);
    }
    return found;
  });

it('an erased signer leaves no name and no picture behind, and the history keeps the hash', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.request('ALS1');
  await step.approve(booking);
  const form = { signature: await drawnSignature(), name: signerName, date: '2026-11-23' };
  const { body: answer } = await dana
    .post(`/api/bookings/${booking.id}/signature`)
    .set('Idempotency-Key', 'k')
    .send(form)
    .expect(200);
  await step.checkIn(booking);
  await step.checkOut(booking);
  const [stored] = await app.database.query<{ picture: string }>({
    name: 'test.picture',
    text: `SELECT encode(signature_png, 'hex') AS picture FROM signed_agreement WHERE booking_id = $1`,
    values: [booking.id],
  });
  const picture = stored!.picture.slice(0, 400);
  expect(await tablesWith(signerName)).toEqual(['signed_agreement']);
  expect(await tablesWith(picture)).toEqual(['signed_agreement']);

  await admin.delete(`/api/users/${booking.user.id}`).expect(204);

  expect(await tablesWith(signerName)).toEqual([]);
  expect(await tablesWith(picture)).toEqual([]);
  expect(await tablesWith(answer.pdfSha256)).toContain('event');

  const { body: agreement } = await admin.get(`/api/agreements/${booking.id}`).expect(200);
  expect(agreement).toMatchObject({
    userName: null,
    unitNumber: null,
    signedAt: answer.signedAt,
    agreementVersion: '2026-11',
  });
  const { status, body } = await admin.get(`/api/agreements/${booking.id}/pdf`);
  expect({ status, code: body.code }).toEqual({ status: 410, code: 'AGREEMENT_ERASED' });
});
