import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

async function answersTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

const statusesOf = (answers: string) => [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);

const HIDDEN = 'GET /api/vehicles HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

it.each([
  ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${HIDDEN}`)],
  ['two lengths', post('Content-Length: 0\r\nContent-Length: 4', HIDDEN)],
  ['an unknown way of transfer', post('Transfer-Encoding: xchunked', HIDDEN)],
  ['a header that goes on in the next line', post('Transfer-Encoding:\r\n chunked', `0\r\n\r\n${HIDDEN}`)],
  ['a space before the colon', post('Content-Length : 0', HIDDEN)],
])('a message with %s is refused, and no second request is read behind it', async (_what, bytes) => {
  expect(statusesOf(await answersTo(bytes))).toEqual(['400']);
});

it('TRACE shows nothing of a request', async () => {
  const answer = await answersTo(
    'TRACE /api/vehicles HTTP/1.1\r\nHost: x\r\nX-Mine: sesame\r\nConnection: close\r\n\r\n',
  );
  expect(statusesOf(answer)).toEqual([expect.stringMatching(/^4/)]);
  expect(answer).not.toContain('sesame');
});

it.each(['/api/docs', '/api/docs/swagger-ui-init.js', '/api/vehicles', '/api/nothing'])(
  '%s says which characters it has',
  async (address) => {
    const { headers } = await app.visitor().get(address);
    expect(headers['content-type']).toMatch(/charset=utf-8|^application\/problem\+json/i);
  },
);

it('no answer is for pages of other sites', async () => {
  const asked = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' };
  for (const answer of [
    await app.visitor().get('/api/vehicles').set(asked),
    await app.visitor().options('/api/auth/login').set(asked),
  ])
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

it('a parameter that comes twice is refused, and none is read from elsewhere', async () => {
  const admin = await app.signInAdmin();
  const refused = await admin.get('/api/admin/bookings?status=pending&status=approved');
  expect([refused.status, refused.body.errors]).toEqual([400, [expect.objectContaining({ field: 'status' })]]);
  await admin.get('/api/admin/bookings').set('Cookie', 'status=pending').set('status', 'pending').expect(200);
  await admin.post('/api/auth/login?unitNumber=101').send({ phoneLastFour: '0101' }).expect(400);
});
