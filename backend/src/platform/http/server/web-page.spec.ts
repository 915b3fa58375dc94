import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { ProblemFilter } from './problem.filter.js';
import { headersOfDocuments, securityHeaders } from './security-headers.js';
import { serveWebPage } from './web-page.js';

@Module({})
class NothingElse {}

let folder: string;
let app: NestFastifyApplication;
const get = (address: string) => request(app.getHttpServer()).get(address);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rigbook-page-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Rigbook</title><script>begin()</script>');
  writeFileSync(path.join(folder, 'assets', 'page-abc.js'), 'start()');
  writeFileSync(path.join(folder, 'assets', 'page-abc.js.gz'), gzipSync('start()'));
  app = await NestFactory.create<NestFastifyApplication>(NothingElse, new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new ProblemFilter());
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (_request, reply, done) => {
      void reply.headers({ ...securityHeaders(undefined), 'content-security-policy': "script-src 'self'" });
      done();
    });
  await serveWebPage(app, folder);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the web page', () => {
  it.each([['/'], ['/admin'], ['/signature/1'], ['/%2e%2e/package.json']])(
    'is asked for anew at %s',
    async (address) => {
      const answer = await get(address).expect(200);
      expect(answer.text).toContain('<title>Rigbook</title><script>begin()</script>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    ['/api/nothing'],
    ['/auth/nothing'],
    ['/metrics'],
    ['/.well-known/security.txt'],
    ['/assets/old.js'],
    ['/assets/..%2f..%2fpackage.json'],
  ])('is not given for %s', async (address) => {
    const answer = await get(address).expect(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('allows the script inside it by its content, and only there', async () => {
    for (const [address, expected] of [
      ['/', "script-src 'self' 'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE='"],
      ['/index.html', "script-src 'self' 'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE='"],
    ] as const)
      expect((await get(address).expect(200)).headers['content-security-policy']).toBe(expected);
  });

  it('gives its assets without the headers of documents, but never to be guessed or embedded elsewhere', async () => {
    const { headers } = await get('/assets/page-abc.js').expect(200);
    expect(Object.keys(headers).filter((name) => headersOfDocuments.includes(name))).toEqual([]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const page = await get('/').expect(200);
    expect(Object.keys(page.headers)).toEqual(expect.arrayContaining([...headersOfDocuments]));
  });

  it('gives its assets for ever, and says that they come in several encodings', async () => {
    for (const [encoding, expected] of [
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await get('/assets/page-abc.js').set('Accept-Encoding', encoding).expect(200);
      expect(answer.headers['content-encoding']).toBe(expected);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.headers['vary']).toContain('Accept-Encoding');
    }
  });

  it('refuses a part that a file does not have', async () => {
    const answer = await get('/assets/page-abc.js').set({ Range: 'bytes=999-', 'Accept-Encoding': 'identity' });
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_JSON']);
  });
});
