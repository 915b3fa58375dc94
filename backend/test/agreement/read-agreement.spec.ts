import { createHash } from 'node:crypto';
import type { Response } from 'supertest';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let amir: Person;
let admin: Person;
let auditor: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, amir, admin, auditor] = await Promise.all([
    app.signIn('101'),
    app.signIn('102'),
    app.signInAdmin(),
    app.signInAuditor(),
  ]);
});
afterAll(() => app.close());

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`;
const someId = '0199c0de-0b99-7000-8000-000000000b99';

describe('the agreement of a booking', () => {
  let id: string;
  beforeAll(async () => ({ id } = await shift(app, dana, admin).request('ALS1')));

  it('is about its booking, dated today and in the present edition while it is not signed', async () => {
    const { body } = await dana.get(`/api/agreements/${id}`).expect(200);
    expect(body).toEqual({
      bookingId: id,
      status: 'pending',
      userName: 'Dana Levi',
      unitNumber: '101',
      vehicleName: 'ALS1',
      vehicleType: 'Advanced Life Support',
      startTime: '2026-11-23T16:00:00.000Z',
      endTime: '2026-11-23T20:00:00.000Z',
      duration: 4,
      agreementDate: '2026-11-23',
      agreementVersion: '2026-11',
      signedAt: null,
      addenda: [],
    });
    expect(codeOf(await dana.get(`/api/agreements/${id}/pdf`))).toBe('404 AGREEMENT_NOT_SIGNED');
  });

  it('does not exist for others, and for visitors there is none at all', async () => {
    for (const path of [`/api/agreements/${id}`, `/api/agreements/${id}/pdf`]) {
      expect(codeOf(await amir.get(path))).toBe('404 BOOKING_NOT_FOUND');
      expect(codeOf(await app.visitor().get(path))).toBe('401 SIGNED_OUT');
    }
    for (const path of [
      `/api/agreements/${someId}`,
      '/api/agreements/7',
      `/api/agreements/${someId}/pdf`,
      '/api/agreements/7/pdf',
    ])
      expect(codeOf(await dana.get(path))).toBe('404 BOOKING_NOT_FOUND');
  });

  it('once signed keeps the day of signing, whatever the day it is read on', async () => {
    const step = shift(app, dana, admin);
    await step.approve({ id });
    app.clock.set('2026-11-23T14:00Z');
    await step.sign({ id });
    app.clock.set('2026-11-24T10:00Z');
    const [, admins, auditors] = await Promise.all([app.signInAdmin(), app.signInAdmin(), app.signInAuditor()]);
    for (const reader of [await app.signIn('101'), admins, auditors]) {
      const { body } = await reader.get(`/api/agreements/${id}`).expect(200);
      expect(body).toMatchObject({
        agreementDate: '2026-11-23',
        agreementVersion: '2026-11',
        signedAt: '2026-11-23T14:00:00.000Z',
      });
    }
    app.clock.set('2026-11-23T08:00Z');
  });
});

describe('the document of a signed agreement', () => {
  let id: string;
  beforeAll(
    async () => ({ id } = await shift(app, dana, admin).signed('BLS1', { startTime: '2026-11-24T16:00:00.000Z' })),
  );
  const pdf = (reader: Person) => reader.get(`/api/agreements/${id}/pdf`).buffer(true).parse(bytes);

  it('is sent as it was stored, for its signer, admins and auditors', async () => {
    for (const reader of [dana, admin, auditor]) {
      const { status, headers, body } = await pdf(reader);
      expect(status).toBe(200);
      expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
      expect(headers['etag']).toBe(
        `"${createHash('sha256')
          .update(body as Buffer)
          .digest('hex')}"`,
      );
      expect(headers['content-length']).toBe(String((body as Buffer).length));
    }
  });

  it('is shown in the browser under a name of its own, and kept by no cache', async () => {
    const { headers } = await pdf(dana);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="vehicle-agreement-2026-11-24.pdf"; filename*=UTF-8''vehicle-agreement-2026-11-24-BLS1.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('does not exist for others', async () =>
    expect(codeOf(await amir.get(`/api/agreements/${id}/pdf`))).toBe('404 BOOKING_NOT_FOUND'));
});

function bytes(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}
