import http from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../support/app.js';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  const signedIn = await app.visitor().post('/api/auth/login').send({ unitNumber: '101', phoneLastFour: '0101' });
  cookie = (signedIn.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
});
afterAll(() => app.close());

interface Answer {
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** As it comes over the wire: supertest would unpack it. */
const get = (path: string, acceptEncoding?: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { cookie, ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }) };
    const asked = http.request(`${app.url}${path}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
    });
    asked.on('error', reject).end();
  });

const fleet = '/api/vehicles';

describe('a long answer of the API', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br', 'br', brotliDecompressSync],
  ] as const)('is compressed for who takes %s', async (accepted, used, unpack) => {
    const plain = await get(fleet);
    const packed = await get(fleet, accepted);
    expect(packed.headers['content-encoding']).toBe(used);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(unpack(packed.bytes).toString()).toBe(plain.bytes.toString());
  });

  it.each([[undefined], ['identity'], ['gzip;q=0'], ['made-up']])(
    'stays as it is for who takes %s',
    async (accepted) => {
      const { headers, bytes } = await get(fleet, accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(bytes.toString())).toHaveLength(5);
    },
  );

  it('is described to who asks for its headers only', async () => {
    expect((await get(fleet, 'gzip', 'HEAD')).bytes).toHaveLength(0);
  });
});

it('a short answer stays as it is', async () => {
  const { headers } = await get('/api/auth/user', 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBeDefined();
});

it('a compressed request is not unpacked', async () => {
  const packed = gzipSync(JSON.stringify({ unitNumber: '101', phoneLastFour: '0101' }));
  const answer = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: packed,
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'MALFORMED_JSON']);
});
